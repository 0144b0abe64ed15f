import OpenTipKit
import Testing
import TipSource

/// Numbers are those of their types: a `Float` rounds, a `UInt8` overflows, a literal is a decimal
/// where one is wanted.
@Suite struct RuleNumberTests {
  static let members = """
    @Parameter static var single: Float = 0.1
    @Parameter static var double: Double = 0.1
    @Parameter static var half: Double = 1 / 2
    @Parameter static var small: UInt8 = 200
    @Parameter static var tiny: Int8 = -128
    @Parameter static var count: Int = 7
    @Parameter static var text: String = "12"
    static let third: Double = 1 / 3 * 3
    static let week = 60 * 60 * 24 * 7.0 / 2
    """

  private func rule(_ source: String) throws -> SourceRule {
    try #require(
      tip("\(Self.members)\nvar title: Text { Text(\"A\") }\nvar rules: [Rule] { \(source) }")?
        .sourceRules.first)
  }

  @Test(arguments: [
    ("#Rule(Self.$single) { $0 == 0.1 }", true),
    ("#Rule(Self.$single) { Double($0) != 0.1 }", true),
    ("#Rule(Self.$single) { Double($0) > 0.1 && Double($0) < 0.10000001 }", true),
    ("#Rule(Self.$single) { $0 * 3 == 0.3 }", true),
    ("#Rule(Self.$single) { $0 + 0.2 == 0.3 }", true),
    ("#Rule(Self.$double) { $0 + 0.2 == 0.3 }", false),
    ("#Rule(Self.$double) { $0 < 1 / 2 }", true),
    ("#Rule(Self.$double) { 1 / 2 * $0 == 0.05 }", true),
    ("#Rule(Self.$half) { $0 == 0.5 }", true),
    ("#Rule(Self.$double) { Self.third == 1 && $0 > 0 }", true),
    ("#Rule(Self.$double) { Self.week == 302_400 && $0 > 0 }", true),
    ("#Rule(Self.$count) { $0 / 2 == 3 && Double($0) / 2 == 3.5 }", true),
    ("#Rule(Self.$count) { $0 & 1 == 1 && $0 | 8 == 15 && $0 << 1 == 14 && $0 >> 1 == 3 }", true),
    ("#Rule(Self.$half) { Int($0) == 0 && Int($0 + 1.9) == 2 && Int(-$0 - 1) == -1 }", true),
    ("#Rule(Self.$small) { Int($0) + 100 == 300 }", true),
    ("#Rule(Self.$text) { (Int($0) ?? 0) > 11 }", true),
    ("#Rule(Self.$text) { Int($0 + \"x\") == nil }", true),
  ]) func says(_ source: String, _ holds: Bool) throws {
    let rule = try rule(source)
    #expect(rule.obstacle == nil)
    #expect(rule.rule.evaluated().answer == (holds ? .satisfied : .unsatisfied))
  }

  @Test(arguments: [
    "#Rule(Self.$small) { $0 + 100 > 0 }", "#Rule(Self.$tiny) { $0 - 1 < 0 }",
    "#Rule(Self.$small) { Int8($0) > 0 }", "#Rule(Self.$count) { $0 / ($0 - 7) > 0 }",
  ]) func hasNoAnswerWhereTheAppWouldCrash(_ source: String) throws {
    guard case .unknown(let reason) = try rule(source).rule.evaluated().answer else {
      Issue.record("the rule has an answer")
      return
    }
    #expect(reason.hasSuffix("the app would crash"))
  }

  @Test(arguments: [
    ("Float", "16777217", "16777216.0"), ("Float", "0.1", "0.1"), ("Float?", "0.30000001", "0.3"),
    ("[Float]", "[16777217]", "[16777216.0]"), ("Double", "16777217", "16777217.0"),
  ]) func aSetValueIsRoundedAsCodableDoes(_ type: String, _ json: String, _ value: String) throws {
    let parameter = try #require(Self.parameter(type))
    #expect(try SwiftValue(json: json, as: parameter.type).description == value)
  }

  @Test(arguments: [
    ("Float", "1e300"), ("Float?", "-1e39"), ("UInt8", "256"), ("Int8", "-129"), ("UInt", "-1"),
    ("[Int16]", "[40000]"), ("Int", "1.5"),
  ]) func aValueThatDoesNotFitIsRefused(_ type: String, _ json: String) throws {
    let parameter = try #require(Self.parameter(type))
    #expect(throws: SwiftValue.JSONError.self) {
      try SwiftValue(json: json, as: parameter.type)
    }
  }

  @Test(arguments: [("UInt8", "300"), ("Float", "1e300"), ("[Int8]", "[1, 200]")])
  func aDefaultThatDoesNotFitIsNotRead(_ type: String, _ value: String) throws {
    let model = read("import TipKit\nenum S { @Parameter static var p: \(type) = \(value) }")
    #expect(try #require(model.parameters.first).defaultValue == nil)
    #expect(model.diagnostics.map(\.code) == ["opaque-default"])
  }

  private static func parameter(_ type: String) -> SourceParameter? {
    let value = type.hasSuffix("?") ? "nil" : type.hasPrefix("[") ? "[]" : "0"
    return read("import TipKit\nenum S { @Parameter static var p: \(type) = \(value) }")
      .parameters.first
  }
}
