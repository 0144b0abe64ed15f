import SwiftParser
import SwiftSyntax
import Testing

@testable import TipSource

/// Syntax that holds a word.
@Suite struct WordPlacesTests {
  @Test func onlyNodesThatHoldAWordAreVisited() {
    let source = """
      struct A { func tips() { show(tip) }; func others() { show(tips) } }
      #if os(macOS)
      struct B { let tip = 1 }
      #else
      struct C { let tip = other.tip(1) }
      #endif
      struct D { let x = tipD + Dtip }
      """
    let text = SourceText(SourceFile(path: "a.swift", text: source))
    let places = WordPlaces(of: ["tip", "gone"].map(WordFilter.Word.init), in: text)
    let walk = SyntaxWalk(
      conditions: BuildConditions(configuration: SourceConfiguration()), places: places)
    var visited: [String] = []
    walk.visit(Syntax(Parser.parse(source: source))) { node, enclosing in
      if node.is(DeclSyntax.self) || node.is(ExprSyntax.self) {
        visited.append((enclosing + ["\(node.trimmed)"]).joined(separator: " > "))
      }
      return true
    }
    #expect(
      visited == [
        "struct A { func tips() { show(tip) }; func others() { show(tips) } }",
        "A > func tips() { show(tip) }", "A > show(tip)", "A > tip",
        "struct C { let tip = other.tip(1) }", "C > let tip = other.tip(1)", "C > other.tip(1)",
        "C > other.tip", "C > tip",
      ])
  }

  @Test func noWord() {
    let text = SourceText(SourceFile(path: "a.swift", text: "let tips = 1"))
    #expect(WordPlaces(of: [WordFilter.Word("tip")], in: text).isEmpty)
  }
}
