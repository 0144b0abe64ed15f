/// A text in one language, with where its words come from.
public struct LocalizedWords: Hashable, Sendable {
  /// Where the words of a key were found.
  public struct Origin: Hashable, Sendable {
    public let key: String
    /// The table's name.
    public let table: String
    /// The language whose words they are; nil for those of `Base` and of the key itself.
    public let language: String?
    /// The file; nil when no file has the key.
    public let path: String?
  }

  /// A key without words in the language asked for.
  public struct Missing: Hashable, Sendable {
    public let key: String
    public let table: String
    public let language: String
  }

  /// The words as shown.
  public var string = ""
  /// Of each key, in the order in which they stand in the text.
  public var origins: [Origin] = []
  /// The keys that are not translated; their words are those of another language.
  public var missing: [Missing] = []
  /// What is wrong with the files that were looked into, and with the formats.
  public var diagnostics: [Diagnostic] = []

  mutating func note(_ more: [Diagnostic]) {
    for diagnostic in more where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
  }
}
