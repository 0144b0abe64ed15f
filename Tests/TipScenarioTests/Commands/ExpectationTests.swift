import Testing

@testable import TipScenario

/// What a failed expectation says.
@Suite struct ExpectationTests {
  @Test(arguments: [
    ("expect-current-tip ShareTip", "expected the current tip to be ShareTip, but it is SearchTip"),
    ("expect-current-tip none", "expected no current tip, but it is SearchTip"),
    ("expect-status ShareTip available", "expected ShareTip to be available, but it is pending"),
    (
      "expect-status SearchTip invalidated tip-closed",
      "expected SearchTip to be invalidated tip-closed, but it is available"
    ),
    ("expect-displayed none", "expected no tip on screen, but these are: SearchTip"),
    (
      "expect-displayed SearchTip ShareTip",
      "expected exactly SearchTip ShareTip on screen, but these are: SearchTip"
    ),
    ("expect-displays none", "expected the displays none, but those that began are SearchTip"),
    (
      "expect-blocked SearchTip frequency",
      "expected SearchTip to be blocked, but nothing keeps it from the screen"
    ),
    (
      "expect-blocked ShareTip frequency",
      "expected ShareTip blocked by frequency, but it is blocked by rule:hasCreatedCollection"
    ),
    (
      "expect-blocked ShareTip rule no-view",
      "expected ShareTip blocked by rule no-view, but it is blocked by rule:hasCreatedCollection"
    ),
    ("expect-parameter State.launches 3", "expected State.launches to be 3, but it is 0"),
    ("expect-parameter State.name 'a b'", #"expected State.name to be "a b", but it is """#),
    ("expect-donations opened 3", "expected 3 donations of AppEvents.opened, but there are 0"),
    ("expect-display-count SearchTip 3", "expected 3 displays of SearchTip, but there was 1"),
    (
      "expect-updates SearchTip pending",
      "expected pending on the stream of SearchTip, but it was available"
    ),
    ("expect-updates all none", "expected none on the stream of all, but it was SearchTip"),
    (
      "expect-error not-displayed close SearchTip",
      "expected the error not-displayed, but the command succeeded"
    ),
    (
      "expect-error not-running close ShareTip",
      "expected the error not-running, but it was not-displayed"
    ),
  ])
  func says(_ line: String, _ expected: String) {
    #expect(failures("launch\n\(line)") == ["expectation-failed: \(expected)"])
  }

  @Test func aFailureShowsEveryBlockerWithItsNumbers() {
    #expect(
      transcript(
        """
        configure display-frequency=daily
        given displayed SearchTip at -1h
        launch
        donate itemAdded
        expect-status CollectionTip available
        """) == """
          configure display-frequency=daily
          given displayed SearchTip at -1h
          launch
            SearchTip  pending → available
            all        none → SearchTip
            SearchTip  displayed
          donate itemAdded
          expect-status CollectionTip available
            ✗ expected CollectionTip to be available, but it is pending
              CollectionTip is pending: 2 things keep it from the screen            [S1.1 Apple]
                rule:itemAddedEvent  does not hold                                  [S1.3 Apple]
                  #Rule(Self.itemAddedEvent) { $0.donations.count >= 3 }            ../Library.swift:14
                  $0.donations.count = 1  needs >= 3                                [S9.2 Apple]
                frequency:SearchTip  holds the daily budget                         [S5.1 Apple]
                  since 2026-01-01 08:00:00, 1h ago: SearchTip was first displayed  [S5.2 Apple]
                  until 2026-01-02 08:00:00, in 23h                                 [S5.5 Apple]
                time alone changes this at 2026-01-02 08:00:00, in 23h              [S0.2 ours]

          """)
  }

  @Test func allAreCheckedEvenWhenAnEarlierOneFailed() {
    let run = run(
      "launch\nexpect-displayed none\nexpect-current-tip SearchTip\nexpect-status ShareTip available"
    )
    #expect(run.expectationCount == 3)
    #expect(run.failures.map { $0.place?.line } == [3, 5])
    #expect(!run.isPassed)
  }

  @Test func aBareWordStandsForOneOrMore() {
    pass(
      """
      launch
      expect-blocked OpaqueTip unknown
      expect-blocked OpaqueTip unknown:#1 unknown:isPro
      expect-blocked ShareTip rule
      expect-blocked ShareTip rule:#1
      expect-blocked ShareTip rule rule:hasCreatedCollection
      """)
    #expect(!run("launch\nexpect-blocked OpaqueTip unknown:#1").isPassed)
  }

  @Test func blockersInWords() {
    pass(
      """
      configure display-frequency=daily
      view A popover SearchTip
      launch
      expect-blocked SearchTip no-view
      appear A
      expect-blocked FeedTip.home frequency:SearchTip
      close
      expect-blocked SearchTip invalidated
      expect-blocked SearchTip invalidated:tip-closed
      hide-all-tips-for-testing
      expect-blocked SearchTip invalidated hidden:all
      """)
  }

  @Test func tipsThatShareAnIDShareTheBudget() {
    pass(
      """
      configure display-frequency=daily
      view A popover FeedTip.search
      launch
      appear A
      expect-blocked LimitTip frequency:FeedTip.search
      expect-blocked LimitTip frequency:FeedTip.home
      """)
  }

  @Test func streams() {
    pass(
      """
      launch
      expect-updates SearchTip available
      expect-updates SearchTip none
      expect-updates ShareTip pending
      set ShareTip.hasCreatedCollection true
      set ShareTip.hasCreatedCollection false
      set ShareTip.hasCreatedCollection true
      expect-updates ShareTip available pending available
      close SearchTip
      expect-updates SearchTip invalidated:tip-closed
      expect-updates all SearchTip ShareTip
      relaunch
      expect-updates SearchTip invalidated:tip-closed
      """)
  }
}
