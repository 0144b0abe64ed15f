import Foundation
import Testing
import TipSource

@Suite struct DiagnosticTextTests {
  /// A diagnostic about the part of a line between `«` and `»`.
  static func render(_ marked: String, width: Int = 96) throws -> String {
    let start = try #require(marked.firstIndex(of: "«"))
    let end = try #require(marked.firstIndex(of: "»"))
    let column = marked.distance(from: marked.startIndex, to: start) + 1
    let length = marked.distance(from: start, to: end) - 1
    let line = marked.filter { $0 != "«" && $0 != "»" }
    return DiagnosticText(excerptWidth: width).render(
      Diagnostic(
        .error, code: "x", message: "no",
        place: .init(path: "a.tips", line: 3, column: column, length: length, excerpt: line)))
  }

  @Test func wholeDiagnostic() {
    let diagnostic = Diagnostic(
      .error, code: "unknown-name", message: "no tip is named SerchTip",
      place: .init(
        path: "Scenarios/daily.tips", line: 9, column: 20, length: 8,
        excerpt: "expect-current-tip SerchTip"),
      notes: ["the nearest name is SearchTip"])
    #expect(
      DiagnosticText().render(diagnostic) == """
        Scenarios/daily.tips:9:20: error: no tip is named SerchTip [unknown-name]
          expect-current-tip SerchTip
                             ^~~~~~~~
          note: the nearest name is SearchTip

        """)
  }

  @Test func withoutPlace() {
    let diagnostic = Diagnostic(.warning, code: "w", message: "careful")
    #expect(DiagnosticText().render(diagnostic) == "warning: careful [w]\n")
  }

  @Test(
    "Carets line up under tabs, wide characters and marks",
    arguments: [
      ("\tset «x»", "      set x\n          ^\n"),
      ("a\t«b\tc»d", "  a   b   cd\n      ^~~~~\n"),
      ("set 名前 «値»", "  set 名前 値\n           ^~\n"),
      ("👩‍👩‍👧 «e\u{301}f»", "  👩‍👩‍👧 e\u{301}f\n     ^~\n"),
      ("close «»", "  close\n       ^\n"),
      ("ab«c»\r", "  abc\n    ^\n"),
    ])
  func alignment(marked: String, excerpt: String) throws {
    #expect(try Self.render(marked).hasSuffix("[x]\n" + excerpt))
  }

  @Test func aPlaceBeyondTheLineIsItsEnd() {
    let place = Diagnostic.Place(path: "a", line: 1, column: 99, length: 5, excerpt: "abc")
    let text = DiagnosticText().render(Diagnostic(.error, code: "x", message: "no", place: place))
    #expect(text == "a:1:99: error: no [x]\n  abc\n     ^\n")
  }

  @Test func longLinesAreClippedAroundTheSpan() throws {
    let text = try Self.render(
      String(repeating: "a", count: 5_000) + "«bcd»" + String(repeating: "e", count: 5_000),
      width: 30)
    #expect(
      text == """
        a.tips:3:5001: error: no [x]
          …aaaaaaaaabcdeeeeeeeeeeeeeeee…
                    ^~~

        """)
  }

  @Test func aLongSpanIsClippedToo() throws {
    let text = try Self.render("set «" + String(repeating: "x", count: 500) + "»", width: 20)
    #expect(
      text == """
        a.tips:3:5: error: no [x]
          set xxxxxxxxxxxxxx…
              ^~~~~~~~~~~~~~

        """)
  }

  @Test func whatATerminalWouldActOnIsWrittenOut() throws {
    let place = Diagnostic.Place(
      path: "a\u{1B}.tips", line: 1, column: 9, length: 1, excerpt: "a\u{1B}[31m\u{202E}b")
    let text = DiagnosticText().render(
      Diagnostic(.error, code: "x", message: "bad \u{7}\nname", place: place))
    #expect(
      text == """
        a\\u{1B}.tips:1:9: error: bad \\u{7}\\nname [x]
          a\\u{1B}[31m\\u{202E}b
                              ^

        """)
  }

  @Test func coloursAreEscapeSequencesAroundTheSameText() {
    let diagnostic = Diagnostic(.error, code: "x", message: "no", notes: ["n"])
    let plain = DiagnosticText().render(diagnostic)
    let coloured = DiagnosticText(colours: true).render(diagnostic)
    #expect(
      coloured == "\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mno\u{1B}[0m [x]\n"
        + "  \u{1B}[1;36mnote:\u{1B}[0m n\n")
    #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test func hugeLinesTakeNoTime() throws {
    let marks = String(repeating: "\u{301}", count: 200_000)
    #expect(try Self.render("a\(marks)«b»").utf8.count < 300)
    #expect(try Self.render(String(repeating: "\t", count: 200_000) + "«b»").utf8.count < 400)
  }

  @Test(
    "JSON stays the same JSON",
    arguments: [
      "plain", "\u{7F}\u{9B}", "\u{202E}rtl\u{2066}", "\u{2028}", "é 🏴\u{E0067}\u{E007F}",
      "a\nb\tc",
    ])
  func json(text: String) throws {
    let data = try JSONEncoder().encode([text])
    let escaped = DiagnosticText.escapedJSON(String(decoding: data, as: UTF8.self))
    #expect(try JSONDecoder().decode([String].self, from: Data(escaped.utf8)) == [text])
    #expect(DiagnosticText.escaped(escaped) == escaped)
  }
}
