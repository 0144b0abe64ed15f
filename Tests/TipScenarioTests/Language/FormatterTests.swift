import Testing

@testable import TipScenario

@Suite struct FormatterTests {
  private func format(_ text: String) -> String? {
    guard case .formatted(let result) = ScenarioFormatter.format(text) else { return nil }
    return result
  }

  @Test(arguments: [
    ("", ""), ("\n\n", ""), ("launch", "launch\n"), ("  launch \t x  \r\n", "launch x\n"),
    ("launch#x # y", "launch#x  # y\n"), ("   # a\t\n#b", "# a\n#b\n"),
    ("a\n\n\n\nb\n\n", "a\n\nb\n"), ("set A  \"a  b\"  '  '", "set A \"a  b\" '  '\n"),
    ("donate E \\\n\t\t 5 \\\n x=1", "donate E \\\n    5 \\\n    x=1\n"),
    (
      "repeat 2\nlaunch\nrepeat 3\nclose\nend\nend",
      "repeat 2\n  launch\n  repeat 3\n    close\n  end\nend\n"
    ),
    ("@a repeat 2\nlaunch\nend\nend", "@a repeat 2\n  launch\nend\nend\n"),
    (
      "tips   <<END # x\n   a\n\n\n b  \nEND\nlaunch",
      "tips <<END  # x\n   a\n\n\n b  \nEND\nlaunch\n"
    ),
  ])
  func laysOut(_ text: String, _ expected: String) {
    #expect(format(text) == expected)
    #expect(format(expected) == expected)
  }

  @Test func whatCannotBeReadIsNotTouched() {
    guard case .failed(let diagnostics) = ScenarioFormatter.format("set A 'x", path: "a.tips")
    else {
      Issue.record("formatted")
      return
    }
    #expect(diagnostics.first?.code == "unterminated-quote")
    #expect(diagnostics.first?.place?.path == "a.tips")
  }

  @Test func commentsOfNeighboursStandUnderEachOther() {
    let text = """
      tips A.swift # the app's own
      configure display-frequency=daily # at most one a day
      # A comment of its own ends the column.
      launch # monday
      repeat 2 # two times
      donate itemAdded \\
      5 # five
      close # ✕
      end
      set N.名 1 # wide
      close # x

      close # alone
      """
    let expected = """
      tips A.swift                       # the app's own
      configure display-frequency=daily  # at most one a day
      # A comment of its own ends the column.
      launch    # monday
      repeat 2  # two times
        donate itemAdded \\
            5   # five
        close   # ✕
      end
      set N.名 1  # wide
      close       # x

      close  # alone

      """
    #expect(format(text) == expected)
    #expect(format(expected) == expected)
  }

  @Test func theLayoutDoesNotChangeTheTranscript() throws {
    let text = " launch   # x\n\n\n repeat 2\ndonate   itemAdded\nend\n  close \\\n SearchTip"
    let formatted = try #require(format(text))
    let words = { (text: String) in text.split { $0 == " " || $0 == "\n" } }
    #expect(words(transcript(formatted)) == words(transcript(text)))
  }
}
