import Testing

@testable import TipScenario
@testable import TipSource

/// What a transcript tells of under a command.
@Suite struct NewsTests {
  @Test(
    "Whatever empties the datastore is named",
    arguments: [
      ("launch --reset-tips", "--reset-tips"), ("launch -resetTipKit", "-resetTipKit"),
      ("launch -com.apple.TipKit.ResetDatastore YES", "-com.apple.TipKit.ResetDatastore"),
      ("launch --no-configure --reset-tips\nconfigure-now", "--reset-tips"),
      ("launch --no-configure\nreset-datastore\nconfigure-now", "reset-datastore"),
    ])
  func reset(lines: String, cause: String) {
    let text = transcript("given invalidated SearchTip tip-closed at -1d\n" + lines)
    #expect(text.contains("  datastore  reset by \(cause)\n  SearchTip  pending → available\n"))
    #expect(text.components(separatedBy: "reset by").count == 2)
  }

  @Test(
    "Where nothing is emptied nothing is told",
    arguments: [
      "launch", "launch -com.apple.TipKit.ResetDatastore 0", "launch --no-configure --reset-tips",
      "configure datastore=group:.x\nlaunch --reset-tips",
    ])
  func noReset(lines: String) {
    #expect(!run(lines).transcript.contains("reset by"))
  }

  @Test func theModeAppendsAnArgumentThatIsTold() {
    let text = transcript(
      "modes normal reset\nlaunch\nexpect-displayed SearchTip\n@reset expect-displayed SearchTip",
      mode: "reset")
    #expect(text.contains("launch\n  datastore  reset by --reset-tips\n"))
  }

  @Test func displaysPauseInTheBackground() {
    #expect(
      transcript(
        """
        view Inbox inline SearchTip
        view Empty inline ShareTip
        launch
        appear Inbox
        appear Empty
        background
        set ShareTip.hasCreatedCollection true
        foreground
        """) == """
          view Inbox inline SearchTip
          view Empty inline ShareTip
          launch
            SearchTip  pending → available
          appear Inbox
            SearchTip  displayed in Inbox
          appear Empty
          background
            SearchTip  paused in Inbox: the app is in the background
          set ShareTip.hasCreatedCollection true
            ShareTip  pending → available
          foreground
            ShareTip   displayed in Empty
            SearchTip  goes on in Inbox

          """)
    #expect(
      transcript("launch\nbackground\nforeground").hasSuffix(
        """
        background
          SearchTip  paused: the app is in the background
        foreground
          SearchTip  goes on

        """))
  }

  @Test(
    "Of a process that ends only what is recorded is told",
    arguments: ["terminate", "relaunch after 1h", "launch"])
  func end(command: String) {
    let text = transcript(
      """
      view A inline LimitTip
      view B inline all
      launch
      appear A
      disappear A
      appear A
      appear B
      \(command)
      """, model: HandMade.zoo)
    let news = text.components(separatedBy: "\n\(command)\n").last ?? ""
    // How far apart the columns are depends on what follows.
    let lines = news.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines.prefix(3) == [
        "LimitTip available → invalidated display-count-exceeded",
        "LimitTip gone from A: the process ended", "SearchTip gone from B: the process ended",
      ])
    #expect(!news.contains("→ pending") && !news.contains("→ none"))
  }

  @Test(
    "A line about a place or a group names all of its tips, and the group",
    arguments: [
      "view F popover G as ShareTip", "appear V", "show V", "show G",
      "expect-current-tip none in G",
      "expect-error unknown-name expect-current-tip Nobody in G\nexpect-updates G none",
    ])
  func groupsAreNamed(line: String) {
    let text = transcript(
      """
      group G first-available SearchTip ShareTip
      view V inline G as ShareTip
      launch
      \(line.hasPrefix("view") ? "" : line)
      """)
    #expect(text.contains("  SearchTip  pending → available\n"))
    #expect(text.contains("  G          none → SearchTip\n"))
  }

  @Test func aPlaceOfAGroupFromSourceNamesItsTips() {
    #expect(
      transcript(
        "view V inline Home.tour as SearchTip\nlaunch --show-all-tips", model: HandMade.zoo)
          == """
          view V inline Home.tour as SearchTip
          launch --show-all-tips
            overrides  show all
            SearchTip  pending → available
            ShareTip   pending → available
            Home.tour  none → ShareTip

          """)
  }

  @Test func tipsOfOneNameAreToldByTheNameThatResolves() {
    let text = transcript(
      "focus all\nlaunch\nshow tips\nexpect-status A/Twin.swift:TwinTip available",
      model: HandMade.zoo)
    #expect(text.contains("  A/Twin.swift:TwinTip  pending → available\n"))
    #expect(text.contains("  B/Twin.swift:TwinTip  pending → available\n"))
    #expect(!text.contains(" TwinTip "))
  }

  @Test(
    "Of two files the shortest ends of the paths that differ",
    arguments: [
      (["A.swift", "B.swift"], ["A.swift", "B.swift"]),
      (["x/A.swift", "y/A.swift"], ["x/A.swift", "y/A.swift"]),
      (["a/x/A.swift", "b/x/A.swift"], ["a/x/A.swift", "b/x/A.swift"]),
      (["A.swift", "x/A.swift"], ["A.swift", "x/A.swift"]),
      (["../T/One.swift", "../T/Two.swift"], ["One.swift", "Two.swift"]),
    ])
  func files(paths: [String], expected: [String]) {
    let locations = paths.map { SourceLocation(path: $0, line: 1, column: 1) }
    #expect(NameScope.files(of: locations) == expected)
  }
}
