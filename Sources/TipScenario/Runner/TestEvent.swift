public import TipSource

/// What happens in a run, in an order that does not depend on the number of jobs.
public enum TestEvent: Sendable {
  /// Everything is read and selected.
  case started(tests: Int)
  /// A path or a scenario that cannot be run, and why.
  case invalid(path: String?, diagnostics: [Diagnostic])
  case finished(TestResult)
  /// Snapshots that no scenario writes; `removed` when the run has removed them.
  case obsolete([String], removed: Bool)
  /// The last event of every run.
  case ended(TestSummary)
}

/// Something that makes a report of a run's events.
public protocol TestReporter {
  /// Takes the next event.
  mutating func record(_ event: TestEvent)

  /// Lists tests that are not to be run.
  func list(_ tests: [TestCase])
}
