/// Where a declaration stands.
public struct SourceLocation: Hashable, Sendable {
  /// The file's path as it was named to the reader.
  public let path: String
  /// From 1.
  public let line: Int
  /// From 1, in characters.
  public let column: Int

  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}
