/// One Swift file to read, by the path under which messages show it.
public struct SourceFile: Hashable, Sendable {
  /// The path as the user would write it.
  public let path: String
  /// The file's whole text.
  public let text: String

  /// Names a text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
