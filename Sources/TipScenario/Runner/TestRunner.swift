import TipSource

/// Plans and runs tests, compares them with their snapshots and tells reporters what happens.
public struct TestRunner {
  let options: TestOptions
  let interruption: Interruption

  /// Prepares a run.
  public init(options: TestOptions, interruption: Interruption) {
    self.options = options
    self.interruption = interruption
  }

  /// Reads the scenarios that were found and selects the tests.
  public func plan(_ search: ScenarioSearch) -> TestPlan {
    let loader = ScenarioLoader.local()
    let files = search.files
    var scripts: [ScenarioScript] = []
    _ = OrderedWork.run(count: files.count, jobs: options.jobs, interruption: interruption) {
      ScenarioScript.load(path: files[$0].path, loader: loader)
    } take: { _, script in
      scripts.append(script)
      return true
    }
    return TestPlan(search, scripts: scripts, selection: options.selection)
  }

  /// What a worker hands over: everything that can be found out without writing.
  private struct Finding: Sendable {
    var transcript = ""
    var failures: [ScenarioFailure] = []
    var warnings: [Diagnostic] = []
    var snapshot: SnapshotResult?
  }

  private var store: SnapshotStore { SnapshotStore(record: options.record) }

  /// Runs the plan; events come in the plan's order, whatever the number of jobs.
  public func run(_ plan: TestPlan, report: (TestEvent) -> Void) -> TestSummary {
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
      return !(options.failsFast && result.isFailure)
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
      guard let script = entry.script, script.skipReason == nil else { return Finding() }
      let run = script.run(mode: entry.mode)
      return Finding(
        transcript: run.transcript, failures: run.failures,
        warnings: script.diagnostics + run.warnings,
        // Failures are told above the diff, which shows what the app's people see differently.
        snapshot: store.compare(run.transcriptWithoutFailures, of: entry.test))
    } take: { index, finding in
      take(judge(finding, of: plan.entries[index]))
    }
  }

  /// Says how a test ended, and writes what is to be written for it.
  private func judge(_ finding: Finding, of entry: TestPlan.Entry) -> TestResult {
    let (test, script) = (entry.test, entry.script)
    if let reason = script?.skipReason { return TestResult(test, .skipped(reason: reason)) }
    var snapshot = finding.snapshot
    let isTrusted = finding.failures.isEmpty && script?.knownIssueReason == nil
    if let compared = finding.snapshot {
      snapshot = store.settle(
        compared, transcript: finding.transcript, of: test, isTrusted: isTrusted)
    }
    var outcome = TestResult.Outcome.passed
    if let reason = script?.knownIssueReason {
      // A snapshot that is not there says nothing about the issue.
      let isGood = snapshot.map { $0.isGood || $0.state == .missing } ?? true
      let passes = finding.failures.isEmpty && isGood
      outcome = passes ? .unexpectedPass(reason: reason) : .knownIssue(reason: reason)
    } else if !finding.failures.isEmpty || snapshot?.isGood == false {
      outcome = .failed
    }
    return TestResult(
      test, outcome, failures: finding.failures, warnings: finding.warnings, snapshot: snapshot)
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
