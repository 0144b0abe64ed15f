/// A stretch of a file: kept instead of the text itself, which is read when it is shown.
struct SourceSpan: Sendable {
  let text: SourceText
  let start: Int
  let end: Int

  /// The text as written.
  var source: String { text.string(start, end) }

  /// The text on one line, each run of blanks as one.
  var line: String {
    source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  var location: SourceLocation { text.location(at: start) }
  var place: Diagnostic.Place { text.place(start, end) }
}
