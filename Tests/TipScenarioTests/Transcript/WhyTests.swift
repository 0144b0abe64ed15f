import Testing

@testable import TipScenario

/// `why`: a gallery of answers.
@Suite struct WhyTests {
  private func why(_ tip: String, after lines: String) -> String {
    let text = transcript("\(lines)\nwhy \(tip)", model: HandMade.zoo)
    guard let start = text.range(of: "why \(tip)\n") else { return text }
    return String(text[start.upperBound...])
  }

  @Test func theAppDoesNotRun() {
    #expect(
      why("SearchTip", after: "") == """
          SearchTip is pending: the app does not run  [S13.3 ours]

        """)
  }

  @Test func onScreen() {
    #expect(
      why("SearchTip", after: "launch") == """
          SearchTip is on screen        [S6.1 Apple]
            displayed as a popover      [S6.1 Apple]
            time alone changes nothing  [S0.2 ours]

        """)
  }

  @Test func closed() {
    #expect(
      why("SearchTip", after: "launch\nadvance-clock 1h\nclose\nadvance-clock 2d") == """
          SearchTip is invalidated tip-closed: one thing keeps it from the screen  [S1.1 Apple]
            invalidated:tip-closed  for good                                       [S7.1 Apple]
              at 2026-01-01 10:00:00, 2d ago                                       [S7.1 Apple]
              by close                                                             line 4
            time alone changes nothing                                             [S0.2 ours]

        """)
  }

  @Test func aRuleThatCannotBeEvaluated() {
    #expect(
      why("OpaqueTip", after: "launch") == """
          OpaqueTip is pending: 2 things keep it from the screen           [S1.1 Apple]
            unknown:#1  cannot be evaluated: a call into the app           [S1.2 ours]
              #Rule(make()) { $0 }
              to answer it before launch: assume OpaqueTip rule:#1 true
            unknown:isPro  cannot be evaluated: isPro is declared nowhere  [S1.2 ours]
              #Rule(Shop.$isPro) { $0 }
              to answer it before launch: assume OpaqueTip rule:isPro true
            time alone changes nothing                                     [S0.2 ours]

        """)
  }

  @Test func aRuleThatTimeChanges() {
    #expect(
      why("RecentTip", after: "view V inline RecentTip\nlaunch\ndonate opened\nadvance-clock 1h")
        == """
          RecentTip is available: one thing keeps it from the screen       [S1.1 Apple]
            no-view  no place on screen is for it                          [S1.5 Apple]
              to bring one: appear V
            time alone changes this at 2026-01-02 09:00:00.001, in 23h1ms  [S0.2 ours]

        """)
  }

  @Test func limitsAndOverrides() {
    #expect(
      why("LimitTip", after: "view V inline LimitTip\nlaunch --show-all-tips\nappear V") == """
          LimitTip is on screen                         [S6.1 Apple]
            displayed in V, inline, by a show override  [S4.2 Apple]
            displays: 0 of at most 2                    [S6.3 Apple]
            time alone changes nothing                  [S0.2 ours]

        """)
  }

  @Test func groupsSlotsAndHands() {
    let lines = """
      group G ordered ShareTip SearchTip
      view A popover LimitTip
      view B popover EagerTip
      view C inline G
      launch
      appear A
      appear B
      appear C
      tap-outside
      """
    #expect(
      why("SearchTip", after: lines) == """
          SearchTip is available: one thing keeps it from the screen               [S1.1 Apple]
            group:ShareTip  G is ordered and waits for ShareTip, which is pending  [S10.1 Apple]
            time alone changes nothing                                             [S0.2 ours]

        """)
    #expect(why("LimitTip", after: lines).contains("dismissed  its place was emptied by hand"))
    #expect(
      why("EagerTip", after: lines.replacing("tap-outside", with: "background"))
        .contains("background  nothing is on screen in the background"))
  }

  @Test func hiddenAndNotConfigured() {
    #expect(
      why("SearchTip", after: "launch --hide-all-tips").contains(
        "hidden:all  hideAllTipsForTesting is in force"))
    #expect(
      why("SearchTip", after: "launch --no-configure").contains(
        "not-configured  Tips.configure has not succeeded in this process"))
  }

  @Test func everyStatementEndsWithItsGround() {
    let text = transcript(
      "configure display-frequency=weekly\nlaunch\nclose\nwhy SearchTip\nwhy CollectionTip\nwhy ShareTip",
      model: HandMade.library)
    let grounds = text.split(separator: "\n").filter { $0.hasSuffix("]") }
    #expect(grounds.count > 10)
    #expect(text.contains("[S5.5 ours]"))
  }

  @Test func withoutANameTheCurrentTip() {
    #expect(
      transcript("group G ordered SearchTip\nlaunch\nwhy").hasSuffix(
        """
        why
          SearchTip is on screen        [S6.1 Apple]
            displayed as a popover      [S6.1 Apple]
            time alone changes nothing  [S0.2 ours]

        """))
  }

  @Test func withoutACurrentTipEveryTipsFirstObstacle() {
    #expect(
      transcript("launch --hide-tips SearchTip\nshow-tips-for-testing CollectionTip\nclose\nwhy")
        .contains("why\n  CollectionTip is available"))
    #expect(
      transcript("launch\nclose\nwhy").hasSuffix(
        """
        why
          SearchTip      invalidated:tip-closed  for good          [S7.1 Apple]
          CollectionTip  rule:itemAddedEvent  does not hold        [S1.3 Apple]
          ShareTip       rule:hasCreatedCollection  does not hold  [S1.3 Apple]

        """))
    #expect(
      transcript("group G ordered SearchTip\ngroup H ordered ShareTip\nlaunch\nwhy").hasSuffix(
        """
        why
          SearchTip      no-view  no place on screen is for it     [S1.5 Apple]
          CollectionTip  rule:itemAddedEvent  does not hold        [S1.3 Apple]
          ShareTip       rule:hasCreatedCollection  does not hold  [S1.3 Apple]

        """))
    #expect(
      transcript("why").hasSuffix(
        """
        why
          SearchTip is pending: the app does not run      [S13.3 ours]
          CollectionTip is pending: the app does not run  [S13.3 ours]
          ShareTip is pending: the app does not run       [S13.3 ours]

        """))
  }

  @Test(arguments: [
    ("true", "rule:#1  holds", "to hold"), ("false", "does not hold", "not to hold"),
  ])
  func anAssumedRule(answer: String, verdict: String, words: String) {
    let text = why(
      "OpaqueTip",
      after: """
        assume OpaqueTip rule:#1 \(answer == "true" ? "false" : "true")
        assume OpaqueTip rule:#1 \(answer)
        assume OpaqueTip rule:isPro true
        view V inline OpaqueTip
        launch
        appear V
        """)
    #expect(text.contains(verdict))
    #expect(text.contains("      assumed \(words), by line 3"))
    #expect(!text.contains("needs"))
  }

  @Test func aShortDisplayHasAFloor() {
    let lines = "view V inline LongTip\nlaunch\nappear V\nadvance-clock 80s\ndisappear V\nappear V"
    #expect(
      why("LongTip", after: lines + "\nadvance-clock 30s") == """
          LongTip is on screen                                      [S6.1 Apple]
            displayed in V, inline                                  [S6.1 Apple]
            time on screen: 1m50s of at most 1m30s                  [S6.4 Apple]
            and this display: 30s of at least 1m                    [S6.4 Apple]
            time alone changes this at 2026-01-01 09:02:20, in 30s  [S0.2 ours]

        """)
    #expect(!why("LongTip", after: lines + "\nadvance-clock 60s").contains("this display"))
  }

  @Test(
    "Places are told from the script's folder, wherever the program is called",
    arguments: [
      ("Tips/A.swift", "Scenarios", "../Tips/A.swift"), ("A.swift", "", "A.swift"),
      ("../A.swift", "", "../A.swift"), ("../p/A.swift", "../p/Scenarios/x", "../../A.swift"),
      ("/p/A.swift", "/p/Scenarios", "../A.swift"), ("/p/s/A.swift", "/p/s", "A.swift"),
      ("/p/A.swift", "Scenarios", "/p/A.swift"), ("A.swift", "..", "A.swift"),
    ])
  func places(path: String, folder: String, expected: String) {
    #expect(ScenarioPath.relative(path, to: folder) == expected)
  }
}
