import TipScenario

/// The reports of one run, each with its own stream.
struct TestReport {
  private var reporters: [any TestReporter] = []
  private var files: [(path: String, output: Output)] = []
  private let console: Console

  /// Opens the reports.
  init(_ choices: [ReporterChoice], console: Console, showsProgress: Bool) throws(UsageError) {
    self.console = console
    for choice in choices {
      let output: Output
      if let path = choice.path {
        output = try Output(path: path)
        files.append((path, output))
      } else {
        output = console.output
      }
      switch choice.kind {
      case .human:
        let isWatched = output.isTerminal && showsProgress && console.environment["TERM"] != "dumb"
        reporters.append(
          HumanReporter(
            colours: choice.path == nil && console.colours(on: output),
            progressWidth: isWatched ? console.columns : nil, write: output.write))
      case .json: reporters.append(JSONReporter(write: output.write))
      }
    }
  }

  /// Tells every report what happens.
  mutating func record(_ event: TestEvent) {
    for index in reporters.indices { reporters[index].record(event) }
  }

  /// Lists tests instead of running them; what cannot be run is told on standard error.
  func list(_ plan: TestPlan) {
    for reporter in reporters { reporter.list(plan.tests) }
    console.output.flush()
    for invalid in plan.invalid { console.report(invalid.diagnostics) }
  }

  /// Completes the files.
  func finish(_ status: ExitStatus) throws(UsageError) -> ExitStatus {
    for (path, output) in files {
      output.flush()
      if let failure = output.failure { throw .cannotWrite(path, reason: failure) }
    }
    return status
  }
}

extension Console {
  /// Whether the environment says that this is a machine of continuous integration.
  var isCI: Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }
}
