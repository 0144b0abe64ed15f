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
    "What happened to a tip is told in its order",
    arguments: [
      "given displayed SearchTip at -1d\nexpect-error out-of-order given displayed SearchTip at -3d",
      "given invalidated ShareTip tip-closed at -1d\n"
        + "expect-error out-of-order given invalidated ShareTip action-performed at -10d",
      "given invalidated ShareTip tip-closed at -1d\n"
        + "expect-error out-of-order given displayed ShareTip at -2d",
      "launch\nterminate\nexpect-error out-of-order given displayed SearchTip at -1h",
      "given displayed SearchTip at -3d\ngiven displayed SearchTip at -1d\n"
        + "given displayed SearchTip at -2d\nexpect-display-count SearchTip 3",
      "given displayed SearchTip at -1d\ngiven displayed ShareTip at -3d",
    ])
  func past(script: String) { pass(script) }

  @Test func theBudgetIsTheLatestFirstDisplay() {
    pass(
      """
      configure display-frequency=weekly
      given displayed LimitTip at -3d
      given displayed EagerTip at -1d
      given displayed LimitTip at -13h
      launch
      expect-blocked SearchTip frequency:EagerTip
      """)
  }
}
