public import TipSource

/// The tests of a run, in order, and what stands in the way of others.
public struct TestPlan: Sendable {
  /// A scenario or a path that cannot be run.
  public struct Invalid: Sendable {
    /// Nil for a problem of no particular scenario.
    public let file: ScenarioFile?
    public let diagnostics: [Diagnostic]
  }

  /// A test and the scenario that it runs.
  struct Entry: Sendable {
    let test: TestCase
    let scenario: LoadedScenario
  }

  public private(set) var invalid: [Invalid] = []
  private(set) var entries: [Entry] = []
  /// The projects of which every test is in the plan.
  let wholeProjects: Set<String>

  /// The selected tests, in byte order of their paths, modes as each script lists them.
  public var tests: [TestCase] { entries.map(\.test) }

  /// Plans a run from what was found and read; `scenarios` are those of the search's files, in order.
  init(_ search: ScenarioSearch, scenarios: [LoadedScenario], selection: TestSelection) {
    wholeProjects = selection.isEverything ? search.wholeProjects : []
    invalid = search.problems.map { Invalid(file: nil, diagnostics: [$0]) }
    var owners: [String: TestCase] = [:]
    for (file, scenario) in zip(search.files, scenarios) {
      let tests = scenario.modes.map { mode in
        TestCase(file: file, mode: mode, title: scenario.title, tags: scenario.tags)
      }
      let selected = tests.filter(selection.contains)
      guard !selected.isEmpty else { continue }
      guard scenario.isRunnable else {
        invalid.append(Invalid(file: file, diagnostics: scenario.diagnostics))
        continue
      }
      for test in selected {
        if let owner = owners[test.snapshotPath] {
          let message = RunnerMessage.sharedSnapshot(
            test.snapshotPath, first: owner.name, second: test.name)
          invalid.append(Invalid(file: file, diagnostics: [message.diagnostic]))
        } else {
          owners[test.snapshotPath] = test
          entries.append(Entry(test: test, scenario: scenario))
        }
      }
    }
  }
}
