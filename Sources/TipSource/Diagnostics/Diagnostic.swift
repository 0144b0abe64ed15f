/// A message about a place in a scenario or in Swift source; the same for every command.
public struct Diagnostic: Hashable, Sendable {
  /// How much a diagnostic matters: an error stops a run before it begins.
  public enum Severity: String, Hashable, Sendable {
    case error, warning, note
  }

  /// A place in a text, with what is needed to show it.
  public struct Place: Hashable, Sendable {
    /// The file's path as the user would write it; never absolute unless the user wrote it so.
    public var path: String
    /// From 1.
    public var line: Int
    /// From 1, in characters.
    public var column: Int
    /// How many characters the caret line underlines; at least 1.
    public var length: Int
    /// The whole line of source, without its end; nil when not to be shown.
    public var excerpt: String?

    /// Names a place.
    public init(path: String, line: Int, column: Int, length: Int = 1, excerpt: String? = nil) {
      self.path = path
      self.line = line
      self.column = column
      self.length = length
      self.excerpt = excerpt
    }
  }

  public var severity: Severity
  /// A stable word for the kind of message, say `unknown-name`.
  public var code: String
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// Where; nil when the message is about no place in a file.
  public var place: Place?
  /// What to do next, or what else is known; each a sentence.
  public var notes: [String]

  /// Makes a diagnostic from its parts.
  public init(
    _ severity: Severity, code: String, message: String, place: Place? = nil, notes: [String] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.place = place
    self.notes = notes
  }

  /// A file that cannot be read, as a folder's other files go without it.
  package static func passedOver(file path: String, _ reason: String) -> Diagnostic {
    SourceMessage.passedOver(path, reason)
  }
}
