import OpenTipKit
import Testing
import TipSource

/// A gallery of rules: what each says of given inputs.
@Suite struct RuleFormTests {
  struct Form: CustomTestStringConvertible, Sendable {
    let rule: String
    let holds: Bool
    var testDescription: String { rule }

    init(_ rule: String, _ holds: Bool) {
      self.rule = rule
      self.holds = holds
    }
  }

  static let members = """
    @Parameter static var isOn: Bool = false
    @Parameter static var maybe: Bool? = nil
    @Parameter static var count: Int = 4
    @Parameter static var price: Double = 2.5
    @Parameter static var name: String = "Ann"
    @Parameter static var tags: [String] = ["a", "b"]
    @Parameter static var scores: [String: Int] = ["x": 3]
    @Parameter static var plan: Plan = .plus
    @Parameter static var level: Level = .high
    @Parameter static var person: Person = Person(name: "Bo", age: 30)
    static let opened = Event(id: "opened")
    static let bought = Event<Purchase>(id: "bought")
    static let never = Event(id: "never")
    static let limit = 3
    enum Plan: String, Codable, Sendable { case free, plus, pro
      var isPaid: Bool { self != .free } }
    enum Level: Int, Codable, Sendable, Comparable { case low = 1, high
      static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
    struct Person: Codable, Sendable { var name: String; var age: Int?
      var isAdult: Bool { (age ?? 0) >= 18 } }
    struct Purchase: Codable, Sendable { var item: String; var price: Int; var plan: Plan }
    static func isSmall(_ n: Int) -> Bool { n < Self.limit * 2 }
    var title: Text { Text("A") }
    """

  static let inputs = Inputs(donations: [
    "opened": donations(ago: [1_000, 90_000, 90_000_000]),
    "bought": [
      RecordedDonation(
        date: testNow.adding(milliseconds: -3_000),
        information: #"{"item":"tea","price":3,"plan":"free"}"#),
      RecordedDonation(
        date: testNow.adding(milliseconds: -2_000),
        information: #"{"item":"pot","price":20,"plan":"pro"}"#),
      RecordedDonation(
        date: testNow.adding(milliseconds: -1_000),
        information: #"{"item":"tea","price":4,"plan":"free"}"#),
    ],
  ])

  static let parameters = [
    Form("#Rule(Self.$isOn) { $0 == true }", false),
    Form("#Rule(Self.$isOn) { $0 == false }", true),
    Form("#Rule(Self.$isOn) { $0 }", false),
    Form("#Rule(Self.$isOn) { !$0 }", true),
    Form("#Rule(ATip.$isOn) { isOn in isOn == false }", true),
    Form("#Rule($isOn) { (isOn: Bool) -> Bool in return !isOn }", true),
    Form("#Rule(Self.$maybe) { ($0 != nil) && $0! == false }", false),
    Form("#Rule(Self.$maybe) { $0 == nil }", true),
    Form("#Rule(Self.$maybe) { $0 ?? true }", true),
    Form("#Rule(Self.$maybe) { if let it = $0 { return it } else { return true } }", true),
    Form("#Rule(Self.$maybe) { guard let it = $0 else { return false }; return it }", false),
    Form("#Rule(Self.$maybe) { $0.map { !$0 } ?? true }", true),
    Form("#Rule(Self.$count) { $0 >= 4 && $0 < 5 }", true),
    Form("#Rule(Self.$count) { (1...3).contains($0) }", false),
    Form("#Rule(Self.$count) { (4...).contains($0) }", true),
    Form("#Rule(Self.$count) { 1..<5 ~= $0 }", true),
    Form("#Rule(Self.$count) { [3, 4].contains($0) }", true),
    Form("#Rule(Self.$count) { $0 % 2 == 0 ? $0 > 3 : false }", true),
    Form("#Rule(Self.$count) { $0.isMultiple(of: 4) }", true),
    Form("#Rule(Self.$count) { $0 * 2 - 1 == Self.limit + 4 }", true),
    Form("#Rule(Self.$count) { ATip.isSmall($0) || isSmall($0) }", true),
    Form("#Rule(Self.$count) { value in let twice = value * 2; return twice == 8 }", true),
    Form("#Rule(Self.$price) { $0 > 2 && $0 <= 2.5 }", true),
    Form("#Rule(Self.$price) { Double(3) > $0 }", true),
    Form(#"#Rule(Self.$name) { $0 == "Ann" || $0.isEmpty }"#, true),
    Form(#"#Rule(Self.$name) { $0.hasPrefix("A") && $0.lowercased().contains("nn") }"#, true),
    Form(#"#Rule(Self.$name) { ["Bo", "Cy"].contains($0) }"#, false),
    Form(#"#Rule(Self.$tags) { $0.contains("b") && $0.count == 2 && !$0.isEmpty }"#, true),
    Form(#"#Rule(Self.$tags) { $0.first == "a" && $0.last != "a" }"#, true),
    Form(#"#Rule(Self.$tags) { $0.contains { $0.hasPrefix("z") } }"#, false),
    Form(#"#Rule(Self.$scores) { ($0["x"] ?? 0) > 2 && $0["y"] == nil }"#, true),
    Form("#Rule(Self.$plan) { $0 == .plus }", true),
    Form("#Rule(Self.$plan) { $0 != Plan.free && $0.isPaid }", true),
    Form("#Rule(Self.$plan) { [.plus, .pro].contains($0) }", true),
    Form(#"#Rule(Self.$plan) { $0.rawValue == "pro" }"#, false),
    Form("#Rule(Self.$plan) { switch $0 { case .free: true; case .plus, .pro: false } }", false),
    Form("#Rule(Self.$level) { $0 >= .high }", true),
    Form("#Rule(Self.$level) { $0 < .high }", false),
    Form("#Rule(Self.$level) { $0.rawValue >= 2 }", true),
    Form(#"#Rule(Self.$person) { $0.name == "Bo" && $0.isAdult }"#, true),
    Form("#Rule(Self.$person) { $0.age! > 40 }", false),
    Form("#Rule(Self.$count, Self.$isOn) { $0 > 1 && !$1 }", true),
    Form(
      "#Rule(Self.$count, Self.opened) { count, opened in opened.donations.count < count }", true),
  ]

  static let events = [
    Form("#Rule(Self.opened) { $0.donations.count >= 3 }", true),
    Form("#Rule(Self.opened) { 3 < $0.donations.count }", false),
    Form(
      "#Rule(Self.opened) { event in event.donations.count > 1 && event.donations.count <= 3 }",
      true),
    Form("#Rule(Self.never) { $0.donations.count == 0 }", true),
    Form("#Rule(Self.never) { $0.donations.isEmpty }", true),
    Form("#Rule(Self.opened) { $0.donations.donatedWithin(.minute).count == 1 }", true),
    Form("#Rule(Self.opened) { $0.donations.donatedWithin(.minutes(2)).count == 2 }", true),
    Form(
      "#Rule(opened) { $0.donations.donatedWithin(Tips.DonationTimeRange.days(2)).count < 3 }",
      false),
    Form(#"#Rule(Self.bought) { $0.donations.filter { $0.item == "tea" }.count >= 2 }"#, true),
    Form(
      #"#Rule(Self.bought) { $0.donations.filter { $0.item == "tea" && $0.price > 3 }.count == 1 }"#,
      true),
    Form(
      "#Rule(Self.bought) { $0.donations.filter { $0.plan == .free }.filter { $0.price < 4 }.count > 1 }",
      false),
    Form(#"#Rule(Self.bought) { $0.donations.largestSubset(groupedBy: \.item).count == 2 }"#, true),
    Form(
      #"#Rule(Self.bought) { $0.donations.smallestSubset(groupedBy: \.plan).count == 1 }"#, true),
    Form(#"#Rule(Self.bought) { $0.donations.last?.item == "tea" }"#, true),
    Form("#Rule(Self.bought) { $0.donations.first!.price == 3 }", true),
    Form(#"#Rule(Self.bought) { $0.donations.contains { $0.item == "pot" } }"#, true),
    Form("#Rule(Self.bought) { $0.donations.allSatisfy { $0.price > 3 } }", false),
    Form(#"#Rule(Self.bought) { $0.donations.map(\.price).max() ?? 0 > 19 }"#, true),
    Form("#Rule(Self.bought) { $0.donations.reduce(0) { $0 + $1.price } == 27 }", true),
    Form(#"#Rule(Self.bought) { Set($0.donations.map(\.item)).count == 2 }"#, true),
    Form(
      #"#Rule(Self.bought) { $0.donations.suffix(2).filter { $0.item == "tea" }.count == 1 }"#, true
    ),
    Form("#Rule(Self.never) { $0.donations.first == nil }", true),
    Form(#"#Rule(Tips.Event(id: "made here")) { $0.donations.count == 0 }"#, true),
  ]

  @Test(arguments: parameters + events) func holds(_ form: Form) throws {
    let model = read(
      "import TipKit\nstruct ATip: Tip {\n\(Self.members)\nvar rules: [Rule] {\n\(form.rule)\n}\n}")
    let rule = try #require(model.tips.first?.sourceRules.first)
    #expect(rule.obstacle == nil)
    #expect(rule.rule.evaluated(Self.inputs).answer == Tips.Rule.Answer(form.holds))
  }

  /// A rule that would crash the app has no answer.
  @Test(arguments: [
    "#Rule(Self.$maybe) { $0! }",
    "#Rule(Self.$count) { $0 / 0 > 1 }",
    "#Rule(Self.$count) { $0 % ($0 - 4) == 0 }",
    "#Rule(Self.$count) { $0 + 9223372036854775807 > 0 }",
    "#Rule(Self.$tags) { $0[7] == \"a\" }",
    "#Rule(Self.never) { $0.donations.last!.date < Date.now }",
  ]) func hasNoAnswer(_ rule: String) throws {
    let read = try #require(tip("\(Self.members)\nvar rules: [Rule] { \(rule) }"))
    #expect(read.sourceRules.map(\.isEvaluable) == [true])
    guard case .unknown = read.rules[0].evaluated(Self.inputs).answer else {
      Issue.record("the rule has an answer")
      return
    }
  }
}
