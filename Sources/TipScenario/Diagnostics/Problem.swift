public import TipSource

/// What is wrong with a line, before it runs or as it runs; every text is made in the catalogue
/// (`Problem+….swift`).
public struct Problem: Error, Sendable {
  /// A stable word for the kind, which `expect-error` names.
  public let code: String
  /// One sentence without a full stop.
  public let message: String
  /// What to do next, or what else is known; each a sentence.
  public var notes: [String]
  /// Lines that explain it, ready to be printed in a transcript.
  var details: [String] = []
  /// Where; nil until a line adds its own place.
  public var span: SourceSpan?

  init(_ code: String, _ message: String, _ span: SourceSpan? = nil, notes: [String] = []) {
    self.code = code
    self.message = message
    self.notes = notes
    self.span = span
  }

  /// The same at a place, unless it has one.
  func at(_ place: SourceSpan) -> Problem {
    guard span == nil else { return self }
    var problem = self
    problem.span = place
    return problem
  }

  /// The diagnostic that shows it.
  public var diagnostic: Diagnostic {
    Diagnostic(.error, code: code, message: message, place: span?.place, notes: notes)
  }
}
