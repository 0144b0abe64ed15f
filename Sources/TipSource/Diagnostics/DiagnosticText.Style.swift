extension DiagnosticText {
  /// What a piece of output is, and so the colour it has on a terminal.
  public enum Style: Hashable, Sendable {
    case error, warning, note, emphasis, marker, added, removed, success, faint

    /// The style of a severity's word.
    public init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }

    /// The text between this style's escape sequence and the one that ends it.
    public func paint(_ text: String) -> String {
      text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    /// The parameters of `SGR`, the terminals' escape sequence for colours.
    private var code: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      case .emphasis: "1"
      case .marker, .success, .added: "32"
      case .removed: "31"
      case .faint: "2"
      }
    }
  }
}
