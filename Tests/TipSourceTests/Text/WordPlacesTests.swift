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

/// Bytes of words.
@Suite struct WordByteTests {
  @Test func lettersDigitsUnderscoresAndWhatIsNotASCII() {
    let words = (UInt8.min...UInt8.max).filter(ByteSearch.isWord)
    let ascii = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
    #expect(words == Array(ascii.utf8) + Array(0x80...0xFF))
  }

  @Test(arguments: 0..<20)
  func aByteThatIsNotASCIIIsFoundAnywhere(position: Int) {
    var bytes = [UInt8](repeating: 0x7F, count: 20)
    #expect(ByteSearch.isASCII(bytes))
    bytes[position] = 0x80
    #expect(!ByteSearch.isASCII(bytes))
  }

  @Test func wordsAreFoundWhereTheyBegin() {
    let text = Array("tip.show(a_tip); été".utf8)
    var found: [WordFilter.Word.Hash: [Int]] = [:]
    WordFilter.forEachWord(in: text, 0..<text.count) { found[$0, default: []].append($1) }
    let expected = [("tip", [0]), ("show", [4]), ("a_tip", [9]), ("été", [17])]
    #expect(found.count == expected.count)
    for (word, places) in expected { #expect(found[WordFilter.Word(word).hash] == places) }
  }
}
