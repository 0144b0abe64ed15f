import Testing

@testable import TipScenario

@Suite struct LexerTests {
  private func words(_ text: String) -> [String] {
    Lexer.lines(of: ScenarioText(path: "a", text)).lines.flatMap { $0.words.map(\.text) }
  }

  private func flaws(_ text: String) -> [String] {
    Lexer.lines(of: ScenarioText(path: "a", text)).problems.map {
      let place = $0.span?.place
      return "\(place?.line ?? 0):\(place?.column ?? 0)+\(place?.length ?? 0) \($0.code)"
    }
  }

  @Test(arguments: [
    ("close SearchTip", ["close", "SearchTip"]),
    ("  close \t SearchTip  ", ["close", "SearchTip"]),
    ("close SearchTip # the first", ["close", "SearchTip"]),
    ("a#b #c", ["a#b"]),
    ("close SearchTip\r", ["close", "SearchTip"]),
    ("donate \\\n  E \\\r\n 5", ["donate", "E", "5"]),
    (#"set A "a b" 'c "d"'"#, ["set", "A", "a b", #"c "d""#]),
    (#"tags='["a"]'"#, [#"tags=["a"]"#]),
    (##""\" \\ \n \t \u{e9} \u{1F600}""##, ["\" \\ \n \t é 😀"]),
    (#"'\n'"#, [#"\n"#]),
    (#"a\b"#, [#"a\b"#]),
    (#""" ''"#, ["", ""]),
    ("Größe 名前", ["Größe", "名前"]),
    ("\u{FEFF}close", ["close"]),
  ])
  func splits(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    (#"set A "abc"#, "1:7+4 unterminated-quote"),
    ("set A 'abc", "1:7+4 unterminated-quote"),
    (#"set A "a\q""#, "1:9+2 unknown-escape"),
    (#"set A "\u{110000}""#, "1:8+10 unknown-escape"),
    (#"set A "\u{}""#, "1:8+4 unknown-escape"),
    (#"set A "\u{zz}""#, "1:8+6 unknown-escape"),
    (#"set A "\u{123456789}""#, "1:8+13 unknown-escape"),
    ("set A \u{1}", "1:7+1 control-character"),
    ("set A a\u{0}b", "1:8+1 control-character"),
    ("tips <<", "1:6+2 unterminated-heredoc"),
    ("\ntips <<END\nstruct\nEND ", "2:6+5 unterminated-heredoc"),
    ("Größe '", "1:7+1 unterminated-quote"),
  ])
  func refuses(_ text: String, _ expected: String) {
    #expect(flaws(text).first == expected)
  }

  @Test func goesOnAfterAnError() {
    let split = Lexer.lines(of: ScenarioText(path: "a", "close \"a\nlaunch\n"))
    #expect(split.problems.count == 1)
    #expect(split.lines.map { $0.words.map(\.text) } == [["launch"]])
  }

  @Test func takesAHeredocAsItStands() throws {
    let text = "tips <<END # read\n  struct A {\r\n\n# no comment\nEND\nlaunch"
    let lines = Lexer.lines(of: ScenarioText(path: "a", text)).lines
    #expect(lines[0].words.last?.text == "  struct A {\n\n# no comment\n")
    #expect(lines[0].comment == "# read")
    #expect(lines[0].command == "tips <<END")
    #expect(lines[0].echo == "tips <<END # read\n  struct A {\n\n# no comment\nEND")
    #expect(lines[1].words.map(\.text) == ["launch"])
    #expect(lines[1].span.line == 6)
  }

  @Test func anEmptyHeredocIsEmpty() {
    let lines = Lexer.lines(of: ScenarioText(path: "a", "tips <<END\nEND")).lines
    #expect(lines[0].words.map(\.text) == ["tips", ""])
  }

  @Test func tellsQuotedFromBare() throws {
    let lines = Lexer.lines(of: ScenarioText(path: "a", #"nil "nil" a="nil" "a"=b x=y=z"#)).lines
    let words = try #require(lines.first).words
    #expect(words.map(\.isQuoted) == [false, true, true, true, false])
    #expect(words[2].assignment?.key == "a")
    #expect(words[2].assignment?.value.isQuoted == true)
    #expect(words[3].assignment?.value.isQuoted == false)
    #expect(words[4].assignment?.value.text == "y=z")
    #expect(words[0].assignment == nil)
  }

  @Test func countsColumnsInCharacters() {
    let lines = Lexer.lines(of: ScenarioText(path: "a", "# ä\n🇩🇪é x\n")).lines
    let place = lines[1].words[1].span.place
    #expect(place.line == 2)
    #expect(place.column == 4)
    #expect(place.excerpt == "🇩🇪é x")
  }

  @Test func aLineOfAMegabyteIsOneWord() {
    let text = String(repeating: "a", count: 1 << 20)
    #expect(words("set A " + text).last?.utf8.count == 1 << 20)
  }
}
