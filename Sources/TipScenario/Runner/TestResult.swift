public import TipSource

/// What became of one test.
public struct TestResult: Sendable {
  /// How a test ended.
  public enum Outcome: Hashable, Sendable {
    case passed
    case failed
    /// It passed, although its script says that it does not.
    case unexpectedPass(reason: String)
    /// The script says why it is not run.
    case skipped(reason: String)
    /// It failed, as its script says that it does.
    case knownIssue(reason: String)
    /// The run ended before its turn.
    case notRun
  }

  public let test: TestCase
  public let outcome: Outcome
  /// The expectations and commands that failed, in the order of the run.
  public let failures: [ScenarioFailure]
  /// What was doubtful, in the script or as it ran.
  public let warnings: [Diagnostic]
  /// Nil when nothing was compared.
  public let snapshot: SnapshotResult?

  /// Whether it makes the run fail.
  public var isFailure: Bool {
    switch outcome {
    case .failed, .unexpectedPass: true
    case .passed, .skipped, .knownIssue, .notRun: false
    }
  }

  init(
    _ test: TestCase, _ outcome: Outcome, failures: [ScenarioFailure] = [],
    warnings: [Diagnostic] = [], snapshot: SnapshotResult? = nil
  ) {
    self.test = test
    self.outcome = outcome
    self.failures = failures
    self.warnings = warnings
    self.snapshot = snapshot
  }
}
