import TipSource

extension JSONReporter {
  struct Started: Encodable {
    let schema = JSONReporter.schemaVersion
    let event = "started"
    let tests: Int
  }

  struct Invalid: Encodable {
    let schema = JSONReporter.schemaVersion
    let event = "invalid"
    let path: String?
    let diagnostics: [DiagnosticRecord]
  }

  struct Obsolete: Encodable {
    let schema = JSONReporter.schemaVersion
    let event = "obsolete"
    let snapshots: [String]
    let removed: Bool
  }

  struct ListedTest: Encodable {
    let schema = JSONReporter.schemaVersion
    let event = "listed"
    let name: String
    let path: String
    let mode: String
    let title: String?
    let tags: [String]

    init(_ test: TestCase) {
      name = test.name
      path = test.file.path
      mode = test.mode
      title = test.title
      tags = test.tags
    }
  }

  struct TestRecord: Encodable {
    let schema = JSONReporter.schemaVersion
    let event = "test"
    let name: String
    let path: String
    let mode: String
    let title: String?
    let tags: [String]
    let outcome: String
    let reason: String?
    let failures: [FailureRecord]
    let warnings: [DiagnosticRecord]
    let snapshot: SnapshotRecord?

    init(_ result: TestResult) {
      name = result.test.name
      path = result.test.file.path
      mode = result.test.mode
      title = result.test.title
      tags = result.test.tags
      (outcome, reason) =
        switch result.outcome {
        case .passed: ("passed", nil)
        case .failed: ("failed", nil)
        case .unexpectedPass(let reason): ("unexpected-pass", reason)
        case .skipped(let reason): ("skipped", reason)
        case .knownIssue(let reason): ("known-issue", reason)
        case .notRun: ("not-run", nil)
        }
      failures = result.failures.map(FailureRecord.init)
      warnings = result.warnings.map(DiagnosticRecord.init)
      snapshot = result.snapshot.map(SnapshotRecord.init)
    }
  }

  struct SnapshotRecord: Encodable {
    let path: String
    let state: String
    let pending: String?
    let problem: String?
    let diff: String?

    init(_ snapshot: SnapshotResult) {
      path = snapshot.path
      state = snapshot.state.rawValue
      pending = snapshot.pending
      problem = snapshot.problem
      diff = snapshot.diff.isEmpty ? nil : snapshot.diff.joined(separator: "\n") + "\n"
    }
  }

  struct DiagnosticRecord: Encodable {
    let severity: String
    let code: String
    let message: String
    let path: String?
    let line: Int?
    let column: Int?
    let notes: [String]

    init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity.rawValue
      code = diagnostic.code
      message = diagnostic.message
      path = diagnostic.place?.path
      line = diagnostic.place?.line
      column = diagnostic.place?.column
      notes = diagnostic.notes
    }
  }

  struct FailureRecord: Encodable {
    let code: String
    let message: String
    let path: String?
    let line: Int?
    let column: Int?
    let details: [String]

    init(_ failure: ScenarioFailure) {
      code = failure.code
      message = failure.message
      path = failure.place?.path
      line = failure.place?.line
      column = failure.place?.column
      details = failure.details
    }
  }

  struct Ended: Encodable {
    let schema = JSONReporter.schemaVersion
    let event = "ended"
    let scenarios: Int
    let tests: Int
    let passed: Int
    let failed: Int
    let skipped: Int
    let knownIssues: Int
    let notRun: Int
    let invalid: Int
    let recorded: Int
    let obsolete: Int
    let interrupted: Bool
    let exitStatus: Int32

    init(_ summary: TestSummary) {
      scenarios = summary.scenarios
      tests = summary.tests
      passed = summary.passed
      failed = summary.failed
      skipped = summary.skipped
      knownIssues = summary.knownIssues
      notRun = summary.notRun
      invalid = summary.invalid
      recorded = summary.recorded
      obsolete = summary.obsolete
      interrupted = summary.wasInterrupted
      exitStatus = summary.exitStatus.rawValue
    }
  }
}
