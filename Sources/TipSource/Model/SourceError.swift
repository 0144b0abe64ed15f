/// An error that carries the diagnostic to show.
public struct SourceError: Error, Hashable, Sendable {
  /// What went wrong, and where.
  public let diagnostic: Diagnostic

  /// Wraps a diagnostic.
  public init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}
