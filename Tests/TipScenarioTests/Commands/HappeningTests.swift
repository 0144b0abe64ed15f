import Testing

@testable import TipScenario

/// What the person and the app do, and time.
@Suite struct HappeningTests {
  @Test func donationsAreSteps() {
    #expect(
      transcript(
        "configure display-frequency=daily\ngiven displayed SearchTip at -2d\nlaunch\nclose\ndonate itemAdded 5"
      ) == """
        configure display-frequency=daily
        given displayed SearchTip at -2d
        launch
          SearchTip  pending → available
          all        none → SearchTip
          SearchTip  displayed
        close
          SearchTip  available → invalidated tip-closed
          all        SearchTip → none
          SearchTip  gone: closed
        donate itemAdded 5
          CollectionTip  pending → available
          all            none → CollectionTip
          CollectionTip  displayed

        """)
  }

  /// The budget ends after a day, exactly as the donation is a day old; a millisecond later it is not
  /// within the day any more.
  @Test func everythingHappensAtItsOwnTime() {
    #expect(
      transcript(
        """
        configure display-frequency=daily
        group G ordered EagerTip
        focus EagerTip RecentTip
        launch
        donate opened
        advance-clock 3d
        expect-status RecentTip pending
        """, model: HandMade.zoo) == """
          configure display-frequency=daily
          group G ordered EagerTip
          focus EagerTip RecentTip
          launch
            EagerTip  pending → available
            G         none → EagerTip
            EagerTip  displayed
          donate opened
          advance-clock 3d

          ── +1d ──
            RecentTip  pending → available

          ── +1ms ──
            RecentTip  available → pending

          ── +1d23h59m59s999ms ──
          expect-status RecentTip pending

          """)
  }

  @Test func aWindowEmptiesAtItsOwnTime() {
    #expect(
      transcript(
        """
        view V inline EagerTip
        focus RecentTip
        launch
        donate opened
        advance-clock 36h
        expect-status RecentTip pending
        """, model: HandMade.zoo) == """
          view V inline EagerTip
          focus RecentTip
          launch
          donate opened
            RecentTip  pending → available
          advance-clock 36h

          ── +1d1ms ──
            RecentTip  available → pending

          ── +11h59m59s999ms ──
          expect-status RecentTip pending

          """)
  }

  @Test func theClockSetBack() {
    #expect(
      transcript("launch --no-configure\nset-clock 2025-12-31T09:00Z\nexpect-current-tip none")
        == """
        launch --no-configure
        set-clock 2025-12-31T09:00Z

        ── -1d ──
        expect-current-tip none

        """)
  }

  @Test func theStartOfTheClockIsNoHeading() {
    #expect(
      transcript("time-zone Europe/Berlin\nstart-clock 2026-03-29T01:00\nshow clock") == """
        time-zone Europe/Berlin
        start-clock 2026-03-29T01:00
        show clock
          now                2026-03-29 01:00:00+01:00
          time zone          Europe/Berlin
          display frequency  immediate

        """)
  }

  @Test(arguments: [
    ("advance-clock 9000000000000s", "bad-duration"), ("advance-clock 3000w 3000w 500000w", ""),
  ])
  func tooFar(_ line: String, _ code: String) {
    if code.isEmpty {
      #expect(failures(line) == ["instant-out-of-range: the clock would leave the years 1 to 9999"])
    } else {
      #expect(problems(line).first?.contains(code) == true)
    }
  }

  @Test func advanceUntilStopsWhereItHolds() {
    pass(
      """
      configure display-frequency=daily
      launch
      close SearchTip
      advance-until current-tip LimitTip within 2d
      expect-error expectation-failed advance-until status ShareTip available within 1d
      """)
    #expect(
      failures("launch\nadvance-until status ShareTip available within 3h") == [
        "expectation-failed: within 3h it never held: expected ShareTip to be available, "
          + "but it is pending"
      ])
  }

  @Test func placesComeAndGo() {
    pass(
      """
      view Home inline SearchTip
      view Home popover LimitTip
      view Other popover EagerTip
      launch
      expect-blocked SearchTip no-view
      appear Home
      expect-displayed SearchTip LimitTip
      appear Other
      expect-blocked EagerTip slot:LimitTip
      disappear Home
      expect-displayed EagerTip
      expect-displays SearchTip LimitTip EagerTip
      expect-displays none
      present-modal
      expect-blocked EagerTip slot:modal
      dismiss-modal
      expect-displays EagerTip
      tap-outside
      expect-blocked EagerTip dismissed
      expect-status EagerTip available
      """)
  }

  @Test func aPlaceForATipOfAGroup() {
    pass(
      """
      group G ordered SearchTip LimitTip
      view A popover G as SearchTip
      view B popover G as LimitTip
      launch
      appear A
      appear B
      expect-displayed SearchTip
      expect-blocked LimitTip group:SearchTip
      close
      expect-displayed LimitTip
      """)
  }

  @Test func anOrderedGroupWaitsForItsHead() {
    pass(
      """
      group G ordered ShareTip SearchTip
      launch
      expect-current-tip none
      expect-current-tip none in G
      expect-blocked SearchTip group:ShareTip
      expect-blocked SearchTip group:none
      expect-current-tip none in Home.tour
      set ShareTip.hasCreatedCollection true
      expect-current-tip ShareTip
      expect-updates G ShareTip
      close
      expect-updates G SearchTip
      expect-updates G none
      """)
  }

  @Test func closing() {
    pass(
      """
      view A inline SearchTip
      view B inline LimitTip
      launch
      expect-error not-displayed close
      expect-error not-displayed close SearchTip
      expect-error not-displayed tap-outside
      appear A
      appear B
      expect-error not-displayed close
      close SearchTip
      close
      expect-status SearchTip invalidated tip-closed
      expect-status LimitTip invalidated tip-closed
      """)
  }

  @Test func actions() {
    pass(
      """
      view A inline ActionTip
      launch
      expect-error not-displayed perform-action ActionTip open
      appear A
      perform-action ActionTip open
      perform-action ActionTip 1
      expect-error unknown-name perform-action ActionTip later
      expect-status ActionTip available
      """)
    #expect(
      run("group G ordered ActionTip\nlaunch\nperform-action ActionTip 0").transcript.hasSuffix(
        """
        perform-action ActionTip 0
          · "Open Editor" is tapped; its handler is the app's and is not run (S7.3)

        """))
  }

  @Test func limits() {
    pass(
      """
      view A inline LimitTip
      view B inline LongTip
      launch
      appear A
      disappear A
      expect-display-count LimitTip 1
      appear A
      expect-display-count LimitTip 2
      disappear A
      expect-status LimitTip invalidated display-count-exceeded
      reset-eligibility LimitTip
      expect-status LimitTip available
      appear B
      advance-clock 89s
      expect-status LongTip available
      advance-clock 1s
      expect-status LongTip invalidated display-duration-exceeded
      """)
  }

  @Test func donationsBeyondALimitAreTrimmed() {
    #expect(
      run("launch\ndonate capped 4\nexpect-donations capped 2").transcript.contains(
        "donate capped 4\n  AppEvents.capped  2 old donations removed\n"))
    pass("launch\ndonate capped 4\ndelete-donations capped\nexpect-donations capped 0")
  }

  @Test func thePastIsGiven() {
    pass(
      """
      configure display-frequency=daily
      given donate opened 3 at -2d
      given donate viewed at 2025-12-01 category=x price=1
      given displayed SearchTip at -1h
      given invalidated ShareTip action-performed at -10d
      given set State.launches 7
      expect-donations opened 3
      expect-donations viewed 1
      expect-display-count SearchTip 1
      expect-error bad-argument given set State.session true
      expect-error bad-instant given displayed EagerTip at 2027-01-01
      expect-error no-change given displayed ShareTip at -1d
      launch
      expect-status ShareTip invalidated action-performed
      expect-status SearchTip available
      expect-blocked LimitTip frequency:SearchTip
      expect-parameter State.launches 7
      advance-clock 23h
      expect-status LimitTip available
      """)
  }

  @Test func anAssumedRuleHasAnAnswer() {
    pass(
      """
      launch
      expect-blocked OpaqueTip unknown:#1 unknown:isPro
      """)
    pass(
      """
      assume OpaqueTip rule:#1 true
      assume OpaqueTip rule:isPro false
      launch
      expect-blocked OpaqueTip rule:isPro
      terminate
      assume OpaqueTip rule:isPro true
      launch
      expect-status OpaqueTip available
      """)
  }

  @Test func overridesAndTheirPrecedence() {
    pass(
      """
      launch
      show-all-tips-for-testing
      expect-status ShareTip available
      hide-tips-for-testing ShareTip
      expect-blocked ShareTip hidden:some rule
      show-tips-for-testing ShareTip LimitTip
      expect-status ShareTip available
      hide-all-tips-for-testing
      expect-status SearchTip available
      relaunch
      expect-status ShareTip pending
      """)
  }
}
