import Foundation
import Testing
import TipSource

/// Whatever a file holds, reading ends, and tells what it passed over.
@Suite struct RobustnessTests {
  private static let count = 10_000
  private static func many(_ text: String) -> String { String(repeating: text, count: count) }

  @Test(arguments: [
    "var a: Int { \(many("("))1\(many(")")) }", "var a: Int \(many("{"))1\(many("}"))",
    "let a = \(many("["))1\(many("]"))", "let a = \(many("\"\\("))1\(many(")\""))",
    "\(many("#if A\n"))\(many("#endif\n"))", "let a: \(many("A<"))Int\(many(">"))",
    "let a: \(many("() -> "))Int", many("struct A {\n"), many("([{"),
  ]) func nestingIsPassedOver(_ source: String) {
    let model = read("import TipKit\nstruct A: Tip { var title: Text { Text(\"A\") }\n\(source)\n}")
    #expect(model.diagnostics.map(\.code) == ["nested-too-deeply"])
    #expect(model.tips.isEmpty)
  }

  @Test(arguments: [
    "var a: Int { \(many("-"))1 }", "var a: Bool { \(many("! "))true }",
    "var a: Int { \(many("1 + "))1 }", "var a: Int { b\(many(".c")) }",
    "var a: Int { b\(many(".c()")) }", "var a: Int\(many("?"))", "var a: Int { b\(many("!")) }",
    "var a: Int { \(many("true ? 1 : "))2 }", "var a: Int { \(many("try "))1 }",
    "var b: Text { \(many("if x { Text(\"\") } else ")){} }",
    many("/* "), "let a = \(many("\\\""))",
  ]) func longChainsDoNotHurt(_ source: String) {
    let model = read("import TipKit\nstruct A: Tip { var title: Text { Text(\"A\") }\n\(source)\n}")
    #expect(model.tips.map(\.title.content) == ["A"])
  }

  @Test func aRuleOrTitleThatIsTooLongIsNotRead() throws {
    let read = try #require(
      tip(
        """
        static let e = Event(id: "e")
        var title: Text { Text(\(Self.many("\"a\" + "))"a") }
        var rules: [Rule] { #Rule(Self.e) { $0.donations.count > \(Self.many("1 + "))1 } }
        """))
    #expect(read.titleReadability == .opaque)
    #expect(read.sourceRules.map(\.isEvaluable) == [false])
  }

  @Test(arguments: [
    "static let a: Int = b\nstatic let b: Int = a\nvar options: [TipOption] { MaxDisplayCount(Self.a) }",
    "static func f(_ n: Int) -> Int { f(n + 1) }\nvar options: [TipOption] { MaxDisplayCount(Self.f(1)) }",
    "static func f(_ n: Int) -> Int { n > 60 ? 1 : f(n + 1) + f(n + 1) }\nvar options: [TipOption] { MaxDisplayCount(Self.f(1)) }",
    "var options: [TipOption] { MaxDisplayCount(Int.max + 1) }",
    "var options: [TipOption] { MaxDisplayCount(1 / 0) }",
    "var options: [TipOption] { MaxDisplayCount(99999999999999999999) }",
    "var options: [TipOption] { options }",
  ]) func constantsWithoutAValueAreLeftOut(_ source: String) {
    let model = read("import TipKit\nstruct A: Tip { var title: Text { Text(\"A\") }\n\(source)\n}")
    #expect(model.tips[0].options.isEmpty)
    #expect(model.diagnostics.map(\.code) == ["opaque-option"])
  }

  @Test func circlesOfTypesEnd() {
    let model = read(
      """
      import TipKit
      typealias A = B
      typealias B = A
      protocol P: Q {}
      protocol Q: P {}
      struct C: P {}
      struct D: A {}
      struct S: Codable { var all: [S] }
      struct T: Tip {
        @Parameter static var s: S? = nil
        var id: String { other }
        var other: String { id }
        var title: Text { Text("T") }
        var rules: [Rule] { #Rule(Self.$s) { $0?.all.first?.all.isEmpty == true } }
      }
      """)
    #expect(model.tips.map(\.name) == ["T"])
    #expect(model.messages == ["11: warning: opaque-id"])
    #expect(model.tips[0].sourceRules.map(\.isEvaluable) == [true])
  }

  @Test func aFileWithSyntaxErrorsYieldsWhatCanBeRead() {
    let model = read(
      """
      import TipKit
      struct Good: Tip { var title: Text { Text("good") } }
      struct Bad: Tip { var title: Text { Text("bad" }
      """)
    #expect(model.tips.map(\.name) == ["Good", "Bad"])
    #expect(model.messages.first == "3: warning: syntax-error")
    #expect(
      model.diagnostics.first?.place?.excerpt
        == "struct Bad: Tip { var title: Text { Text(\"bad\" }")
  }

  @Test func everyPrefixOfAFileIsRead() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Corpus/Transit/TransitTips.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    for length in stride(from: 0, to: text.count, by: 97) {
      let model = read(String(text.prefix(length)))
      #expect(model.tips.count <= 8)
    }
  }
}
