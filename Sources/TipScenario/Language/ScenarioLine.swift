/// One logical line: a command with its continuations and its heredoc, a comment, or a blank line.
struct ScenarioLine: Sendable {
  /// The command's words, the heredoc's body last; empty for a comment or a blank line.
  var words: [Word]
  /// The comment as written, with its `#`; nil without one.
  var comment: String?
  var span: SourceSpan
  /// The word that ends the heredoc; nil without one.
  var heredocEnd: String?

  /// Whether nothing is on the line.
  var isBlank: Bool { words.isEmpty && comment == nil }

  /// The words as they are echoed: as written, with single blanks between, without the heredoc.
  var echo: String {
    var text = words.lazy.filter { !$0.isHeredoc }.map(\.raw).joined(separator: " ")
    if let heredocEnd { text += " <<" + heredocEnd }
    return text
  }
}
