import OpenTipKit
import Testing
import TipSource

@testable import TipScenario

@Suite struct DurationTests {
  @Test(arguments: [
    ("250ms", 250), ("90s", 90_000), ("15m", 900_000), ("2h", 7_200_000), ("1d", 86_400_000),
    ("1w", 604_800_000), ("1d12h", 129_600_000), ("1w2d3h4m5s6ms", 788_645_006), ("0s", 0),
  ])
  func reads(_ text: String, _ milliseconds: Int64) throws {
    #expect(try ScenarioDuration.read(text).milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "d", "1", "1x", "-1d", "1.5h", "1d ", "1d-2h", "99999999999999999999d",
    "9223372036854775807w",
    "10001w10001w10000000d",
  ])
  func refuses(_ text: String) {
    #expect(throws: ScenarioDuration.Flaw.self) { try ScenarioDuration.read(text) }
  }

  @Test(arguments: [
    (0, "0s"), (1, "1ms"), (86_340_000, "23h59m"), (604_800_000, "7d"), (-90_000, "-1m30s"),
  ])
  func prints(_ milliseconds: Int64, _ text: String) {
    #expect(ScenarioDuration(milliseconds: milliseconds).description == text)
  }
}

@Suite struct InstantTests {
  private let berlin = ScenarioTimeZone(identifier: "Europe/Berlin") ?? .utc

  @Test(arguments: [
    ("2026-01-01", 1_767_225_600_000), ("2026-01-01T09:00", 1_767_258_000_000),
    ("2026-01-01T09:00:00Z", 1_767_258_000_000), ("2026-01-01T09:00:00.25Z", 1_767_258_000_250),
    ("2026-01-01T09:00:00.123456789Z", 1_767_258_000_123),
    ("2026-01-01T10:00:00+01:00", 1_767_258_000_000), ("2026-01-01T04:00-0500", 1_767_258_000_000),
    ("2026-01-01T11:00+02", 1_767_258_000_000), ("1970-01-01", 0), ("1969-12-31T23:59:59Z", -1000),
    ("2024-02-29", 1_709_164_800_000), ("0001-01-01", -62_135_596_800_000),
    ("9999-12-31T23:59:59.999", 253_402_300_799_999),
  ])
  func reads(_ text: String, _ milliseconds: Int64) throws {
    #expect(try ScenarioInstant.read(text, in: .utc).milliseconds == milliseconds)
  }

  @Test(arguments: [
    "", "now", "2026", "2026-1-1", "2026-13-01", "2026-02-29", "2100-02-29", "2026-01-01T24:00",
    "2026-01-01T09", "2026-01-01 09:00", "2026-01-01T09:00:60", "2026-01-01T09:00+",
    "2026-01-01T09:00+25:00", "2026-01-01T09:00Zjunk", "0000-01-01", "9999-12-31T23:59-01:00",
    "99999-01-01",
  ])
  func refuses(_ text: String) {
    #expect(throws: ScenarioInstant.Flaw.self) { try ScenarioInstant.read(text, in: .utc) }
  }

  @Test func localTimesFollowTheClocksOfTheZone() throws {
    let winter = try ScenarioInstant.read("2026-03-29T01:59", in: berlin)
    let summer = try ScenarioInstant.read("2026-03-29T03:00", in: berlin)
    #expect(summer.milliseconds - winter.milliseconds == 60_000)
    #expect(ScenarioInstant.print(winter, in: berlin) == "2026-03-29 01:59:00+01:00")
    #expect(ScenarioInstant.print(summer, in: berlin) == "2026-03-29 03:00:00+02:00")
  }

  @Test func aSkippedTimeIsAnError() {
    #expect(throws: ScenarioInstant.Flaw.skipped) {
      try ScenarioInstant.read("2026-03-29T02:30", in: berlin)
    }
  }

  @Test func ofTwoInstantsTheEarlierIsMeant() throws {
    let twice = try ScenarioInstant.read("2026-10-25T02:30", in: berlin)
    #expect(ScenarioInstant.print(twice, in: berlin) == "2026-10-25 02:30:00+02:00")
  }

  @Test func printingIsReadingBackwards() throws {
    var milliseconds: Int64 = -62_135_596_800_000
    while milliseconds < 253_402_300_799_999 {
      let instant = Timestamp(milliseconds: milliseconds)
      let text = ScenarioInstant.printISO(instant, in: .utc)
      #expect(try ScenarioInstant.read(text, in: .utc) == instant)
      milliseconds += 9_876_543_210_987
    }
  }

  @Test(arguments: [
    "Mars/Olympus", "", "/etc/passwd", "../UTC", String(repeating: "x", count: 100),
  ])
  func unknownZones(_ identifier: String) {
    #expect(ScenarioTimeZone(identifier: identifier) == nil)
  }
}

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("ShareTpi", "ShareTip"), ("sharetip", "ShareTip"), ("hasShared", "ShareTip.hasShared"),
    ("SerachTip", "SearchTip"),
  ])
  func finds(_ name: String, _ expected: String) {
    let names = ["SearchTip", "ShareTip", "ShareTip.hasShared"]
    #expect(NearestName.nearest(to: name, among: names) == expected)
  }

  @Test(arguments: ["", "Nothing", "xy", String(repeating: "a", count: 5000)])
  func findsNothing(_ name: String) {
    #expect(NearestName.nearest(to: name, among: ["SearchTip", "ShareTip"]) == nil)
  }

  @Test(arguments: [("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("kitten", "sitting", 3)])
  func distances(_ left: String, _ right: String, _ distance: Int) {
    #expect(NearestName.editDistance(Array(left.utf8), Array(right.utf8)) == distance)
  }
}
