import TipSource

/// A run of a plan: runs the tests, compares with snapshots, tells reporters what happens.
struct TestRun {
  let options: TestOptions
  let interruption: Interruption

  /// What a worker hands over: everything that can be found out without writing.
  private struct Finding: Sendable {
    var transcript = ""
    var failures: [Diagnostic] = []
    var snapshot: SnapshotResult?
  }

  private var store: SnapshotStore { SnapshotStore(record: options.record) }

  /// Runs the plan; events come in the plan's order, whatever the number of jobs.
  func run(_ plan: TestPlan, report: (TestEvent) -> Void) -> TestSummary {
    var summary = TestSummary()
    summary.isCI = options.isCI
    summary.invalid = plan.invalid.count
    let files = plan.tests.map(\.file) + plan.invalid.compactMap(\.file)
    summary.scenarios = Set(files).count
    report(.started(tests: plan.entries.count))
    for invalid in plan.invalid {
      report(.invalid(path: invalid.file?.path, diagnostics: invalid.diagnostics))
    }
    let taken = runTests(of: plan) { result in
      summary.count(result)
      report(.finished(result))
      return !(options.failsFast && result.outcome == .failed)
    }
    for entry in plan.entries[taken...] {
      let result = TestResult(entry.test, .notRun)
      summary.count(result)
      report(.finished(result))
    }
    summary.wasInterrupted = interruption.isRequested
    if taken == plan.entries.count { tidy(plan, &summary, report) }
    report(.ended(summary))
    return summary
  }

  private func runTests(of plan: TestPlan, take: (TestResult) -> Bool) -> Int {
    let store = store
    return OrderedWork.run(
      count: plan.entries.count, jobs: options.jobs, interruption: interruption
    ) { index in
      let entry = plan.entries[index]
      guard entry.scenario.skipReason == nil else { return Finding() }
      let outcome = entry.scenario.run(entry.test.mode)
      let snapshot = store.compare(outcome.transcript, of: entry.test)
      return Finding(
        transcript: outcome.transcript, failures: outcome.failures, snapshot: snapshot)
    } take: { index, finding in
      take(judge(finding, of: plan.entries[index]))
    }
  }

  /// Says how a test ended, and writes what is to be written for it.
  private func judge(_ finding: Finding, of entry: TestPlan.Entry) -> TestResult {
    let (test, scenario) = (entry.test, entry.scenario)
    if let reason = scenario.skipReason { return TestResult(test, .skipped(reason: reason)) }
    var snapshot = finding.snapshot
    let isTrusted = finding.failures.isEmpty && scenario.knownIssueReason == nil
    if let compared = finding.snapshot {
      snapshot = store.settle(
        compared, transcript: finding.transcript, of: test, isTrusted: isTrusted)
    }
    var outcome = TestResult.Outcome.passed
    var failures = finding.failures
    if let reason = scenario.knownIssueReason {
      // A snapshot that is not there says nothing about the issue.
      let isGood = snapshot.map { $0.isGood || $0.state == .missing } ?? true
      if failures.isEmpty && isGood {
        failures = [RunnerMessage.knownIssuePasses(test.name, reason: reason).diagnostic]
        outcome = .failed
      } else {
        outcome = .knownIssue(reason: reason)
      }
    } else if !failures.isEmpty || snapshot?.isGood == false {
      outcome = .failed
    }
    return TestResult(
      test, outcome, failures: failures, warnings: scenario.diagnostics, snapshot: snapshot)
  }

  /// Finds obsolete snapshots and stale pending files, of projects that ran whole only.
  private func tidy(_ plan: TestPlan, _ summary: inout TestSummary, _ report: (TestEvent) -> Void) {
    let unknown = plan.invalid.compactMap(\.file)
    var obsolete: [String] = []
    let removes = options.prunes && summary.isGreen
    for project in plan.wholeProjects.sorted() {
      store.clearPending(in: project, except: plan.tests, unknown: unknown)
      let paths = store.obsolete(in: project, tests: plan.tests, unknown: unknown)
      obsolete += paths
      if removes { for path in paths { store.removeObsolete(path, project: project) } }
    }
    guard !obsolete.isEmpty else { return }
    if !removes { summary.obsolete = obsolete.count }
    report(.obsolete(obsolete, removed: removes))
  }
}
