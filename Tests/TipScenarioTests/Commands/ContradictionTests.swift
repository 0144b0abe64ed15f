import Testing

@testable import TipScenario

/// What two lines, or two words, say differently.
@Suite struct ContradictionTests {
  @Test(
    "Lines that hold for the whole script say one thing",
    arguments: [
      ("time-zone UTC\nlaunch\ntime-zone Europe/Berlin", "3:1", "time-zone", "UTC"),
      ("platform ios 17\nplatform ios 18", "2:1", "platform", "ios 17"),
      ("platform ios\n@normal platform macos", "2:9", "platform", "ios"),
      ("build debug\ninclude _b.tips", "0:1", "build", "debug"),
    ])
  func lines(script: String, place: String, command: String, other: String) {
    #expect(
      problems(script, files: ["/Scenarios/_b.tips": "build release\n"]) == [
        "\(place) contradiction: \(command) holds for the whole script, and another line says "
          + "\(other) | Keep one of the lines."
      ])
  }

  @Test func theSameTwiceIsNoContradiction() {
    #expect(
      problems(
        "time-zone UTC\ntime-zone UTC\nbuild release\nbuild release\nplatform ios\nplatform ios"
      )
      .isEmpty)
  }

  @Test(arguments: [
    ("configure display-frequency=daily display-frequency=hourly", "display-frequency"),
    ("configure cloudkit=off datastore=default cloudkit=off", "cloudkit"),
    ("group G ordered SearchTip ShareTip SearchTip", "SearchTip"),
    ("donate viewed category=a category=b price=1", "category"),
    ("modes normal normal", "the mode normal"),
  ])
  func words(line: String, twice: String) {
    #expect(problems(line).first?.contains("bad-argument: \(twice) is there twice") == true)
  }

  @Test(
    "A past is told in any order; what it says twice of an end changes nothing",
    arguments: [
      "given displayed SearchTip at -1d\ngiven displayed SearchTip at -3d\n"
        + "given displayed SearchTip at -2d\nexpect-display-count SearchTip 3",
      "given invalidated ShareTip tip-closed at -1d\n"
        + "given invalidated ShareTip action-performed at -10d\n"
        + "expect-status ShareTip pending\nlaunch\n"
        + "expect-status ShareTip invalidated action-performed",
      "given invalidated ShareTip tip-closed at -1d\ngiven displayed ShareTip at -2d\n"
        + "expect-display-count ShareTip 1",
      "given invalidated ShareTip tip-closed at -1d\n"
        + "expect-error no-change given invalidated ShareTip action-performed at -1h",
      "given invalidated ShareTip tip-closed at -2d\n"
        + "expect-error no-change given displayed ShareTip at -1d",
      "given displayed SearchTip at -1d\ngiven displayed ShareTip at -3d",
    ])
  func past(script: String) { pass(script) }

  @Test func theBudgetIsTheLatestFirstDisplay() {
    pass(
      """
      configure display-frequency=weekly
      given displayed LimitTip at -13h
      given displayed EagerTip at -1d
      given displayed LimitTip at -3d
      launch
      expect-blocked SearchTip frequency:EagerTip
      """)
  }
}
