/// The numbers of a run, and what they mean for the process.
public struct TestSummary: Hashable, Sendable {
  /// Scenario files that take part.
  public internal(set) var scenarios = 0
  public internal(set) var passed = 0
  public internal(set) var failed = 0
  public internal(set) var skipped = 0
  public internal(set) var knownIssues = 0
  public internal(set) var notRun = 0
  /// Scenario files and paths that could not be read, parsed or resolved.
  public internal(set) var invalid = 0
  public internal(set) var recorded = 0
  /// Obsolete snapshots that are still there.
  public internal(set) var obsolete = 0
  public internal(set) var wasInterrupted = false
  /// Whether obsolete snapshots fail the run.
  public internal(set) var isCI = false

  /// Tests: every scenario once for each of its modes.
  public var tests: Int { passed + failed + skipped + knownIssues + notRun }

  /// Whether everything ran and nothing is wrong.
  public var isGreen: Bool { failed == 0 && invalid == 0 && notRun == 0 && !wasInterrupted }

  /// Invalid beats failed beats obsolete; an interruption beats them all.
  public var exitStatus: ExitStatus {
    if wasInterrupted { return .interrupted }
    if invalid > 0 { return .invalid }
    if failed > 0 { return .failed }
    if obsolete > 0 && isCI { return .obsolete }
    return .success
  }

  mutating func count(_ result: TestResult) {
    switch result.outcome {
    case .passed: passed += 1
    case .failed, .unexpectedPass: failed += 1
    case .skipped: skipped += 1
    case .knownIssue: knownIssues += 1
    case .notRun: notRun += 1
    }
    if result.snapshot?.isRecorded == true { recorded += 1 }
  }
}
