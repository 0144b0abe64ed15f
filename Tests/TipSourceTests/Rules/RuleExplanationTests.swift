import OpenTipKit
import Testing
import TipSource

/// What `why` is told: the value of each part, and until when the answer can stand (S9.5).
@Suite struct RuleExplanationTests {
  private func rule(_ rule: String) throws -> Tips.Rule {
    let read = try #require(
      tip(
        """
        @Parameter static var isOn: Bool = false
        @Parameter static var maybe: Bool? = nil
        @Parameter static var last: Date = .distantPast
        static let opened = Event(id: "opened")
        static let brief = Event(
          id: "brief", donationLimit: .init(maximumCount: 2, maximumAge: .minutes(2)))
        var title: Text { Text("A") }
        var rules: [Rule] { \(rule) }
        """))
    #expect(read.sourceRules.map(\.isEvaluable) == [true])
    return read.rules[0]
  }

  @Test(arguments: [
    ("#Rule(Self.opened) { $0.donations.count >= 3 }", ["$0.donations.count = 2, requires >= 3"]),
    ("#Rule(Self.opened) { 3 <= $0.donations.count }", ["$0.donations.count = 2, requires >= 3"]),
    ("#Rule(Self.$isOn) { $0 }", ["$0 = false, requires true"]),
    ("#Rule(Self.$isOn) { !$0 }", ["$0 = false, requires false"]),
    ("#Rule(Self.$isOn) { on in !(on == true) }", ["on = false, requires != true"]),
    (
      "#Rule(Self.$maybe) { ($0 != nil) && $0! == false }",
      ["$0 = nil, requires != nil"]
    ),
    (
      "#Rule(Self.opened) { $0.donations.isEmpty || $0.donations.count > 4 }",
      ["$0.donations.isEmpty = false, requires true", "$0.donations.count = 2, requires > 4"]
    ),
    (
      "#Rule(Self.opened) { $0.donations.count > 4 && $0.donations.donatedWithin(.minute).count < 1 }",
      [
        "$0.donations.count = 2, requires > 4",
        "$0.donations.donatedWithin(.minute).count = 1, requires < 1",
      ]
    ),
  ]) func tellsItsParts(_ source: String, _ parts: [String]) throws {
    let inputs = Inputs(donations: ["opened": donations(ago: [5_000, 100_000])])
    let rule = try rule(source)
    #expect(rule.evaluated(inputs, explaining: true).parts == parts)
    #expect(rule.evaluated(inputs).parts == [])
  }

  @Test func anEmptyingWindowChangesTheAnswer() throws {
    let rule = try rule("#Rule(Self.opened) { $0.donations.donatedWithin(.minute).count >= 1 }")
    let inputs = Inputs(donations: ["opened": donations(ago: [5_000])])
    // The last instant within is after 55 s; one millisecond later it is outside.
    #expect(rule.evaluated(inputs).changesAfter == 55_001)
    #expect(rule.evaluated(inputs).answer == .satisfied)
  }

  @Test func aCountAloneNeverChangesWithTime() throws {
    let rule = try rule("#Rule(Self.opened) { $0.donations.count >= 1 }")
    #expect(rule.evaluated(Inputs(donations: ["opened": donations(ago: [5])])).changesAfter == nil)
  }

  @Test func aDonationLimitCountsAndAges() throws {
    let rule = try rule("#Rule(Self.brief) { $0.donations.count == 2 }")
    let inputs = Inputs(donations: ["brief": donations(ago: [1_000, 2_000, 3_000])])
    #expect(rule.evaluated(inputs).answer == .satisfied)
    #expect(rule.evaluated(inputs).changesAfter == 118_001)
  }

  @Test func aSideThatDoesNotCountSaysNothingOfTime() throws {
    let rule = try rule(
      "#Rule(Self.opened) { $0.donations.isEmpty && $0.donations.donatedWithin(.day).count > 0 }")
    let inputs = Inputs(donations: ["opened": donations(ago: [5])])
    #expect(rule.evaluated(inputs, explaining: true).changesAfter == nil)
  }

  @Test(arguments: [
    "#Rule(Self.$last) { $0 < Date.now.addingTimeInterval(-3600) }",
    "#Rule(Self.$last) { $0.timeIntervalSinceNow < -3600 }",
    "#Rule(Self.$last) { Date().timeIntervalSince($0) > 60 * 60 }",
    "#Rule(Self.$last) { Date.now > $0.addingTimeInterval(3600) }",
  ]) func aDateIsPassedAtItsInstant(_ source: String) throws {
    let rule = try rule(source)
    func evaluated(ago milliseconds: Int64) -> Evaluated {
      rule.evaluated(
        Inputs(values: ["last": .date(testNow.adding(milliseconds: -milliseconds))]))
    }
    #expect(evaluated(ago: 3_600_000).answer == .unsatisfied)
    #expect(evaluated(ago: 3_600_001).answer == .satisfied)
    // What is noted is at or before the instant of the change, and after now.
    let change = try #require(evaluated(ago: 3_000_000).changesAfter)
    #expect((600_000...600_001).contains(change))
  }

  @Test func whatDependsOnTimeInAnotherWayIsNotGuessed() throws {
    let read = try #require(
      tip(
        """
        @Parameter static var last: Date = .distantPast
        var title: Text { Text("A") }
        var rules: [Rule] { #Rule(Self.$last) { Calendar.current.isDateInToday($0) } }
        """))
    #expect(read.sourceRules.map(\.isEvaluable) == [false])
    #expect(read.sourceRules[0].inputs == ["last"])
  }
}
