/// What can be wrong with the text of a line.
extension Problem {
  static func notText(_ span: SourceSpan) -> Problem {
    Problem("not-text", "this is not UTF-8 text", span, notes: ["Save the file as UTF-8."])
  }

  static func controlCharacter(_ byte: UInt8, _ span: SourceSpan) -> Problem {
    Problem(
      "control-character", "a control character (\(byte)) cannot be part of a word", span,
      notes: ["Inside \"…\" write \\u{\(String(byte, radix: 16))}."])
  }

  static func unterminatedQuote(_ quote: String, _ span: SourceSpan) -> Problem {
    Problem(
      "unterminated-quote", "the quote \(quote) has no end on this line", span,
      notes: ["End it with \(quote); for text of several lines use a heredoc: <<END."])
  }

  static func unknownEscape(_ escape: String, _ span: SourceSpan) -> Problem {
    Problem(
      "unknown-escape", "\(escape) is no escape", span,
      notes: [#"These are: \" \\ \n \t \u{…}; in '…' nothing is escaped."#])
  }

  static func badScalar(_ span: SourceSpan) -> Problem {
    Problem(
      "unknown-escape",
      #"\u{…} takes the number of a character, in hexadecimal digits and up to 10ffff"#,
      span, notes: [#"For example \u{e9} is é."#])
  }

  static func heredocWithoutWord(_ span: SourceSpan) -> Problem {
    Problem(
      "unterminated-heredoc", "<< needs the word that ends the text, without a blank between", span,
      notes: ["For example <<SWIFT, and a line that is just SWIFT after the text."])
  }

  static func unterminatedHeredoc(_ end: String, _ span: SourceSpan) -> Problem {
    Problem(
      "unterminated-heredoc", "no line that is just \(end) ends this text", span,
      notes: ["Write \(end) alone on a line, without blanks before it."])
  }
}
