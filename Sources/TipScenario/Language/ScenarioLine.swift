/// One logical line: a command with its continuations and its heredoc, a comment, a line of expected
/// output, or a blank line.
struct ScenarioLine: Sendable {
  /// The command's words, the heredoc's body last; empty for a comment or a blank line.
  var words: [Word]
  /// The comment as written, with its `#`; nil without one.
  var comment: String?
  var span: SourceSpan
  /// The word that ends the heredoc; nil without one.
  var heredocEnd: String?

  /// A line of the output that the command above it is expected to have, without its `| `; nil for
  /// any other line.
  var expectedOutput: String?

  /// Whether nothing is on the line.
  var isBlank: Bool { words.isEmpty && comment == nil && expectedOutput == nil }

  /// Where the command stands, without its indentation, its comment and its heredoc.
  var commandSpan: SourceSpan {
    let written = words.filter { !$0.isHeredoc }
    guard let first = written.first, let last = written.last else { return span }
    return first.span.joined(to: last.span)
  }

  /// The command in one line: its words as written, single blanks between, without the heredoc.
  var command: String {
    var text = words.lazy.filter { !$0.isHeredoc }.map(\.raw).joined(separator: " ")
    if let heredocEnd { text += " <<" + heredocEnd }
    return text
  }

  /// The line as it is echoed: as typed, with its comment, its continuations and its heredoc, but
  /// without the indentation of its first line.
  var echo: String {
    let source = span.text.slice(span.range)
    // Nearly all commands are one line.
    guard heredocEnd != nil || source.utf8.contains(UInt8(ascii: "\n")) else {
      return String(source.drop { $0 == " " || $0 == "\t" })
    }
    var typed = source.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let indentation = typed.first?.prefix { $0 == " " || $0 == "\t" }.count ?? 0
    for index in typed.indices {
      let blanks = typed[index].prefix(indentation).prefix { $0 == " " || $0 == "\t" }.count
      typed[index] = typed[index].dropFirst(blanks)
    }
    let text = typed.joined(separator: "\n")
    guard let heredocEnd, let body = words.last, body.isHeredoc else { return text }
    return text + "\n" + body.text + heredocEnd
  }
}
