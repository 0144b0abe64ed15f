public import TipSource

/// What came of running a script in one mode.
public struct ScenarioRun: Sendable {
  public let mode: ScenarioMode
  /// The transcript, byte for byte as snapshots hold it.
  public let transcript: String
  /// The transcript without what tells of failures.
  let transcriptWithoutFailures: String
  /// What failed, in the order of the script.
  public let failures: [ScenarioFailure]
  /// What is doubtful but no failure.
  public let warnings: [Diagnostic]
  /// How many expectations were checked, those that failed too.
  public let expectationCount: Int
  /// How many commands ran, expectations included.
  public let commandCount: Int

  /// Whether nothing failed.
  public var isPassed: Bool { failures.isEmpty }
}
