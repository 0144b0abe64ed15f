import OpenTipKit
import Testing
import TipSource

/// Collections in rules: `nil` goes through, order is Swift's, nothing is guessed.
@Suite struct RuleCollectionTests {
  static let members = """
    @Parameter static var missing: [String]? = nil
    @Parameter static var names: [String]? = ["b", "a", "c"]
    @Parameter static var noAnnotation = ["b", "a"]
    @Parameter static var none = [String]()
    @Parameter static var scores: [String: Int] = ["x": 3, "y": 1]
    @Parameter static var started = [String: Int]()
    @Parameter static var kinds: Set<Kind> = [.low]
    @Parameter static var kind = Kind.high
    static let bought = Event<Purchase>(id: "bought")
    static let opened = Event(id: "opened")
    enum Kind: Int, Codable, Sendable { case low, high }
    struct Purchase: Codable, Sendable {
      var item: String; var price: Int; var note: String?
      func costs(_ limit: Int) -> Bool { price >= limit }
      var isDear: Bool { costs(20) }
    }
    struct Name: Codable, Equatable, Sendable {
      var text: String
      static func == (a: Name, b: Name) -> Bool { a.text.lowercased() == b.text.lowercased() }
    }
    @Parameter static var name: Name = Name(text: "ANN")
    static let ann = Name(text: "ann")
    """

  static let inputs = Inputs(donations: [
    "bought": [
      ("tea", 3, #""hot""#), ("pot", 20, "null"), ("tea", 4, "null"), ("cup", 20, "null"),
    ].enumerated().map { index, bought in
      RecordedDonation(
        date: testNow.adding(milliseconds: Int64(index - 4) * 1_000),
        information: #"{"item":"\#(bought.0)","price":\#(bought.1),"note":\#(bought.2)}"#)
    },
    "opened": donations(ago: [1_000, 90_000, 90_000_000]),
  ])

  private func answer(_ source: String) throws -> Tips.Rule.Answer {
    let rule = try #require(
      tip("\(Self.members)\nvar title: Text { Text(\"A\") }\nvar rules: [Rule] { \(source) }")?
        .sourceRules.first)
    #expect(rule.obstacle == nil)
    return rule.rule.evaluated(Self.inputs).answer
  }

  @Test(arguments: [
    ("$0?.contains { $0 == \"a\" } == false", false), ("$0?.contains(\"a\") == true", false),
    ("$0?.allSatisfy { $0 == \"a\" } ?? false", false), ("$0?.isEmpty ?? false", false),
    ("$0?.filter { $0 == \"a\" }.isEmpty == true", false),
    ("$0?.prefix(2).count == 0", false), ("$0?.reduce(\"\") { $0 + $1 } == \"\"", false),
    ("$0?.map { $0.count }.max() == nil", true), ("$0?.sorted().first == nil", true),
    ("$0?.first?.isEmpty != false", true), ("$0?.dropFirst().isEmpty == true", false),
    ("($0 ?? []).isEmpty", true), ("$0?.count ?? 5 == 5", true),
  ]) func nilGoesThrough(_ condition: String, _ holds: Bool) throws {
    #expect(
      try answer("#Rule(Self.$missing) { \(condition) }") == (holds ? .satisfied : .unsatisfied))
  }

  @Test(arguments: [
    ("#Rule(Self.$names) { $0!.sorted().first == \"a\" && $0!.first == \"b\" }", true),
    ("#Rule(Self.$names) { $0?.map { $0.count }.max() == 1 }", true),
    ("#Rule(Self.$names) { $0?.sorted(by: >).first == \"c\" }", true),
    ("#Rule(Self.$names) { $0!.reversed().first == \"c\" }", true),
    ("#Rule(Self.$names) { $0!.dropFirst().first == \"a\" && $0!.dropLast(2).count == 1 }", true),
    ("#Rule(Self.$names) { $0!.dropFirst(9).isEmpty }", true),
    ("#Rule(Self.$noAnnotation) { $0.contains(\"a\") && $0.max() == \"b\" }", true),
    ("#Rule(Self.$none) { $0.isEmpty && $0.first == nil && !$0.contains(\"a\") }", true),
    ("#Rule(Self.$scores) { $0.keys.contains(\"x\") && !$0.values.contains(2) }", true),
    ("#Rule(Self.$scores) { $0.values.reduce(0, +) == 4 && $0.values.max() == 3 }", true),
    ("#Rule(Self.$scores) { $0[\"z\", default: 7] == 7 && $0[\"y\", default: 7] == 1 }", true),
    ("#Rule(Self.$started) { $0.isEmpty && $0[\"a\"] == nil }", true),
    ("#Rule(Self.$kinds) { $0.contains(.low) && !$0.contains(.high) }", true),
    ("#Rule(Self.$kind) { $0 == .high && $0.rawValue == 1 }", true),
    ("#Rule(Self.$name) { $0 == Self.ann && !($0 != Self.ann) }", true),
    ("#Rule(Self.$kind) { switch $0 { case .high where 1 > 2: true; default: false } }", false),
    ("#Rule(Self.$kind) { switch $0 { case .high where 2 > 1: true; default: false } }", true),
    ("#Rule(Self.$kind) { if case .low = $0 { true } else { false } }", false),
  ]) func ofAParameter(_ source: String, _ holds: Bool) throws {
    #expect(try answer(source) == (holds ? .satisfied : .unsatisfied))
  }

  @Test(arguments: [
    ("$0.donations.sorted { $0.price > $1.price }.first?.item == \"pot\"", true),
    ("$0.donations.sorted(by: { $0.price < $1.price }).last?.item == \"cup\"", true),
    ("$0.donations.max(by: { $0.price < $1.price })?.item == \"pot\"", true),
    ("$0.donations.min { a, b in a.price < b.price }?.item == \"tea\"", true),
    ("$0.donations.sorted { $0.date > $1.date }.first?.item == \"cup\"", true),
    ("$0.donations.reversed().first?.item == \"cup\"", true),
    ("$0.donations.map(\\.price).reduce(0, +) == 47", true),
    ("$0.donations.reduce(0) { $0 + $1.price } == 47", true),
    ("Set($0.donations.map(\\.item)).count == 3", true),
    ("$0.donations.compactMap(\\.note).count == 1", true),
    ("$0.donations.suffix(2).allSatisfy { $0.price >= 4 }", true),
    ("$0.donations.dropFirst(3).count == 1 && $0.donations.dropLast(4).isEmpty", true),
    ("$0.donations.count(where: { $0.item == \"tea\" && $0.price < 4 }) == 1", true),
    ("$0.donations.largestSubset(groupedBy: \\.item).count == 2", true),
    ("$0.donations.smallestSubset(groupedBy: \\.item).first?.item == \"pot\"", true),
    ("$0.donations.last.map { $0.price > 19 } ?? false", true),
    ("$0.donations.first?.note?.hasPrefix(\"h\") == true", true),
    ("$0.donations.filter { $0.costs(20) }.count == 2", true),
    ("$0.donations.filter(\\.isDear).count == 2 && !$0.donations.allSatisfy(\\.isDear)", true),
    ("$0.donations.last?.note?.hasPrefix(\"h\") == false", false),
    ("$0.donations.filter { $0.date > Date.now.addingTimeInterval(-2.5) }.count == 2", true),
  ]) func ofDonations(_ condition: String, _ holds: Bool) throws {
    #expect(
      try answer("#Rule(Self.bought) { \(condition) }") == (holds ? .satisfied : .unsatisfied))
  }

  @Test(arguments: [
    ("$0.donations.last.map { $0.date < .now } ?? false", true),
    ("$0.donations.last.map { Date.now.timeIntervalSince($0.date) > 3600 } ?? true", false),
    ("($0.donations.last?.date ?? .distantPast) < Date.now.addingTimeInterval(-60)", false),
    ("$0.donations.filter { $0.date > .now.addingTimeInterval(-3600) }.count == 2", true),
    ("$0.donations.filter { $0.date > .init(timeIntervalSinceNow: -60) }.count == 1", true),
    ("Date.now.timeIntervalSince($0.donations.first!.date) > 60 * 60 * 24", true),
  ]) func ofDates(_ condition: String, _ holds: Bool) throws {
    #expect(
      try answer("#Rule(Self.opened) { \(condition) }") == (holds ? .satisfied : .unsatisfied))
  }
}
