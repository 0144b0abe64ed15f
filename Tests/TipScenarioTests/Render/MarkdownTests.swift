import Testing

@testable import TipScenario

/// Which Markdown SwiftUI's `Text` shows, and which stays as it is.
@Suite struct MarkdownTests {
  /// The words with tags for their styles.
  private func read(_ source: String) -> String {
    Markdown.inline(source).runs.map { run in
      var text = run.text
      let tags: [(TextStyle, String)] = [
        (.bold, "b"), (.italic, "i"), (.strikethrough, "s"), (.code, "code"), (.link, "a"),
      ]
      for (style, tag) in tags where run.style.contains(style) { text = "‹\(tag)›\(text)‹/\(tag)›" }
      return text
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("**bold** and __bold__", "‹b›bold‹/b› and ‹b›bold‹/b›"),
    ("*it* and _it_", "‹i›it‹/i› and ‹i›it‹/i›"), ("***both***", "‹i›‹b›both‹/b›‹/i›"),
    ("**a _b_ c**", "‹b›a ‹/b›‹i›‹b›b‹/b›‹/i›‹b› c‹/b›"), ("~~gone~~", "‹s›gone‹/s›"),
    ("`let x = *1*`", "‹code›let x = *1*‹/code›"), ("``a`b``", "‹code›a`b‹/code›"),
    ("[Help](https://example.com \"t\")", "‹a›Help‹/a›"),
    ("[**Help**](https://example.com)", "‹a›‹b›Help‹/b›‹/a›"),
    ("<https://example.com>", "‹a›https://example.com‹/a›"), ("\\*not\\*", "*not*"),
    ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"), ("a ** b", "a ** b"),
    ("**open", "**open"), ("a < b & c > d", "a < b & c > d"), ("&amp; &#x41; &copy;", "& A ©"),
    ("![alt](x.png)", "alt"), ("*“quoted”*", "‹i›“quoted”‹/i›"), ("_\"q\"_", "‹i›\"q\"‹/i›"),
    ("日本**語**です", "日本‹b›語‹/b›です"), ("a <b>tag</b>", "a <b>tag</b>"),
  ])
  func inline(source: String, words: String) {
    #expect(read(source) == words)
  }

  @Test(
    "Nothing is a block: not a heading, a list, a quote, a rule, a table, a fence, a definition",
    arguments: [
      "# Title", "- item", "* item", "+ item", "1. item", "1) item", "> quote", "---", "***",
      "Title\n===", "Title\n---", "| a | b |\n|---|---|", "    code", "\tcode",
      "~~~\ncode\n~~~", "<div>\n\nx\n</div>", "[a]: https://example.com", "[^1]: note", "a\n\n\nb",
      "", " ", "\n", "  a  b", "- [ ] task", "<!-- x", "<script>alert(1)</script>",
    ])
  func block(source: String) {
    #expect(read(source) == source)
  }

  @Test func blocksWithInlineMarkdownHaveIt() {
    #expect(read("# A **b**\n- c _d_\n\n1. e") == "# A ‹b›b‹/b›\n- c ‹i›d‹/i›\n\n1. e")
    #expect(read("```\ncode\n```") == "‹code›code‹/code›")
  }

  @Test func weightGoesOverLineBreaks() {
    #expect(read("**a\nb**\r\nc") == "‹b›a\nb‹/b›\nc")
    #expect(read("**a\n\nb**") == "‹b›a\n\nb‹/b›")
    #expect(read("a  \nb\\\nc *d*") == "a\nb\nc ‹i›d‹/i›")
    #expect(read("`a\nb`") == "‹code›a b‹/code›")
  }

  @Test("The character that lines are marked with may be in the words")
  func marks() {
    #expect(
      read("**a**\u{F0000}\u{A0}b\n\u{F0001}\u{A0}") == "‹b›a‹/b›\u{F0000}\u{A0}b\n\u{F0001}\u{A0}")
  }

  @Test func verbatimWordsHaveNone() {
    #expect(StyledText(.init("**a**", isMarkdown: false)).runs == [.init(text: "**a**", style: [])])
  }

  @Test func wordsAreReadByManyAtOnce() async {
    let expected = Markdown.inline("a ~~b~~ _c_ \\~ **d**")
    #expect(expected.plain == "a b c ~ d")
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<1000).allSatisfy { _ in Markdown.inline("a ~~b~~ _c_ \\~ **d**") == expected }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test(
    "Words that parsers choke on are read in time", .timeLimit(.minutes(1)),
    arguments: [
      "*", "**a ", "[", "![", "`", "<", "~~a~~ ", "_a__b*", "[a](", "\\", "&", "\0", "*a **a ",
      "](",
    ])
  func choking(piece: String) {
    let source = String(repeating: piece, count: 100_000 / piece.utf8.count)
    #expect(!Markdown.inline(source).plain.isEmpty)
  }
}
