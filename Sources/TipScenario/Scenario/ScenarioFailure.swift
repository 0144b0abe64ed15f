public import TipSource

/// One expectation or command of a run that failed.
public struct ScenarioFailure: Hashable, Sendable {
  /// The kind: `expectation-failed`, or the error of a command, as `expect-error` names it.
  public let code: String
  /// Where the line stands.
  public let place: Diagnostic.Place?
  /// What happened, in one sentence.
  public let message: String
  /// What explains it, line by line, as the transcript prints it.
  public let details: [String]
}
