import TipSource

/// What a `why`, `show` or `render` line is expected to print: the `| ` lines right under it.
struct ExpectedOutput: Sendable {
  /// More lines of a difference are not told.
  private static let mostDetails = 200

  /// Without `| ` and without blanks at the end.
  var lines: [String]
  /// The first of the lines is compared with this one of the output.
  let offset: Int
  /// Whether the output ends with the last of the lines.
  let isWhole: Bool
  /// The line that prints it.
  let statement: Statement
  /// The first of the lines.
  let span: SourceSpan

  /// How an output differs; nil when it does not.
  func mismatch(with output: [String]) -> Mismatch? {
    let actual = output.map(Self.shown).dropFirst(offset)
    let compared = isWhole ? Array(actual) : Array(actual.prefix(lines.count))
    guard compared != lines else { return nil }
    let text = { (lines: [String]) in lines.map { $0 + "\n" }.joined() }
    let diff = LineDiff(from: text(lines), to: text(compared)).lines
    var details = diff.prefix(Self.mostDetails).map { $0.change.mark + $0.text }
    if diff.count > Self.mostDetails {
      details.append("… and \(Counted.words(diff.count - Self.mostDetails, "more line"))")
    }
    return Mismatch(message: "the output is not as expected", details: details)
  }

  /// A line as the transcript shows it.
  private static func shown(_ line: String) -> String {
    var text = line[...]
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return DiagnosticText.escaped(String(text))
  }
}
