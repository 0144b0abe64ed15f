import Testing
import TipSource

/// Constants that double at every step end at a limit; beyond it nothing is read, and nothing grows.
@Suite struct GrowthTests {
  /// `first`, then sixty declarations, each of the one before it.
  private static func chain(_ first: String, _ next: (Int) -> String) -> String {
    ([first] + (1...60).map(next)).joined(separator: "\n")
  }

  private static let strings = chain("let a0 = \"x\"") { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }
  private static let lists = chain("let a0 = [\"x\"]") { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }
  private static let nested = chain("let a0 = [\"x\"]") { "let a\($0) = [a\($0 - 1), a\($0 - 1)]" }
  private static let functions = chain("func a0() -> String { \"x\" }") {
    "func a\($0)() -> String { a\($0 - 1)() + a\($0 - 1)() }"
  }
  private static let replacing = chain("let a0 = \"xx\"") {
    "let a\($0) = a\($0 - 1).replacingOccurrences(of: \"x\", with: a\($0 - 1))"
  }
  private static func loop(_ line: String) -> String {
    "func a() -> [String] { var r = [\"x\"]; for _ in 0..<900 { \(line) }; return r }"
  }

  @Test(arguments: [
    (strings, "a60"), (lists, "a60.joined()"), (nested, "\"\\(a60)\""), (functions, "a60()"),
    (replacing, "a60"), (loop("r.append(contentsOf: r)"), "a().joined()"),
    (loop("r += r"), "a().joined()"),
  ]) func ofATitleIsNotRead(_ declarations: String, _ title: String) throws {
    let model = read(
      "import TipKit\n\(declarations)\nstruct A: Tip { var title: Text { Text(\(title)) } }")
    let tip = try #require(model.tips.first)
    #expect(tip.title.content.utf8.count < 200_000)
    #expect(tip.titleReadability != .literal)
  }

  @Test func ofInterpolationIsBounded() throws {
    let model = read(
      """
      import TipKit
      \(Self.chain("let a0 = \"x\"") { "let a\($0) = \"\\(a\($0 - 1))\\(a\($0 - 1))\"" })
      struct A: Tip { var title: Text { Text(a60) } }
      """)
    let tip = try #require(model.tips.first)
    #expect(tip.title.content.utf8.count < 200_000)
    #expect(tip.titleReadability != .literal)
  }

  @Test func ofFunctionsInARuleIsNotRead() throws {
    let functions = Self.chain("func f0(_ n: Int) -> Bool { n > 1 }") {
      "func f\($0)(_ n: Int) -> Bool { f\($0 - 1)(n) && f\($0 - 1)(n + 1) }"
    }
    let model = read(
      """
      import TipKit
      \(functions)
      struct A: Tip {
        @Parameter static var n: Int = 1
        var title: Text { Text("A") }
        var rules: [Rule] { #Rule(Self.$n) { f60($0) } }
      }
      """)
    #expect(try #require(model.tips.first).sourceRules.map(\.isEvaluable) == [false])
  }

  @Test func ofTypesThatHoldEachOtherEnds() throws {
    let types = Self.chain("struct S0: Codable { var n: Int }") {
      "struct S\($0): Codable { var a, b, c, d: S\($0 - 1); var e: [S\($0 - 1)] }"
    }
    let model = read(
      """
      import TipKit
      \(types)
      struct Node: Codable { var a: Node?, b: [Node], c: [Node], d: [Node], e: [Node] }
      enum P { @Parameter static var s: S60? = nil; @Parameter static var n: Node? = nil }
      """)
    #expect(model.parameters.map(\.name) == ["P.s", "P.n"])
  }

  @Test func ofTextsInARuleHasNoAnswer() throws {
    let lets = (1...60).map { "let s\($0) = s\($0 - 1) + s\($0 - 1)" }.joined(separator: "; ")
    let rule = try #require(
      tip(
        """
        @Parameter static var s: String = "x"
        var title: Text { Text("A") }
        var rules: [Rule] { #Rule(Self.$s) { s0 in \(lets); return s60.count > 3 } }
        """)?.sourceRules.first)
    #expect(rule.isEvaluable)
    guard case .unknown = rule.rule.evaluated().answer else {
      Issue.record("the rule has an answer")
      return
    }
  }

  @Test func ofSearchesWithinSearchesHasNoAnswer() throws {
    let rule = try #require(
      tip(
        """
        static let e = Event(id: "e")
        var title: Text { Text("A") }
        var rules: [Rule] {
          #Rule(Self.e) { e in
            e.donations.allSatisfy { a in
              e.donations.allSatisfy { b in
                e.donations.allSatisfy { c in a.date != b.date || b.date != c.date || true }
              }
            }
          }
        }
        """)?.sourceRules.first)
    let inputs = Inputs(donations: ["e": donations(ago: Array(0..<1_000))])
    guard case .unknown(let reason) = rule.rule.evaluated(inputs).answer else {
      Issue.record("the rule has an answer")
      return
    }
    #expect(reason == "it takes too many steps to evaluate")
  }
}
