/// One word of a command line: its meaning and how it was written.
struct Word: Sendable {
  /// The text without its quotes and with its escapes resolved.
  var text: String
  /// The text as written.
  var raw: String
  var span: SourceSpan
  /// Whether any part was in quotes.
  var isQuoted: Bool = false
  /// Whether a part after the first bare `=` was in quotes.
  var isValueQuoted: Bool = false
  /// How many characters of ``text`` precede the first bare `=`; nil without one.
  var keyLength: Int?
  /// Whether this is the body of a heredoc.
  var isHeredoc = false

  /// The two sides of `KEY=VALUE`; nil without a bare `=` after at least one character.
  var assignment: (key: String, value: Word)? {
    guard let keyLength, keyLength > 0 else { return nil }
    let start = text.index(text.startIndex, offsetBy: keyLength)
    var value = self
    value.text = String(text[text.index(after: start)...])
    value.isQuoted = isValueQuoted
    value.keyLength = nil
    return (String(text[..<start]), value)
  }
}
