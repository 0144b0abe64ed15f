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
    let mode: ScenarioMode
    /// Nil when the run was interrupted before it was read.
    let script: ScenarioScript?
  }

  public private(set) var invalid: [Invalid] = []
  private(set) var entries: [Entry] = []
  /// The projects of which every test is in the plan.
  public let wholeProjects: Set<String>

  /// The selected tests, in byte order of their paths, modes as each script lists them.
  public var tests: [TestCase] { entries.map(\.test) }

  /// What is wrong with the Swift sources that the tests read, each thing once.
  public var sourceFaults: [Diagnostic] {
    var told: Set<Diagnostic> = []
    return entries.flatMap { $0.script?.sourceFaults ?? [] }.filter { told.insert($0).inserted }
  }

  /// Whether there is nothing to run and nothing to complain of.
  public var isEmpty: Bool { entries.isEmpty && invalid.isEmpty }

  /// Plans a run from what was found and read; `scripts` are those of the search's files, in order,
  /// as far as they have been read.
  init(_ search: ScenarioSearch, scripts: [ScenarioScript], selection: TestSelection) {
    // Where a folder could not be read, scenarios may be missing from the plan.
    let isWhole = selection.isEverything && search.problems.isEmpty
    wholeProjects = isWhole ? search.wholeProjects : []
    invalid = search.problems.map { Invalid(file: nil, diagnostics: [$0]) }
    var owners: [String: TestCase] = [:]
    for (index, file) in search.files.enumerated() {
      let script = index < scripts.count ? scripts[index] : nil
      let entries = Self.entries(of: file, script).filter { selection.contains($0.test) }
      guard !entries.isEmpty else { continue }
      if let script, !script.isRunnable {
        invalid.append(Invalid(file: file, diagnostics: script.diagnostics))
        continue
      }
      for entry in entries {
        let path = entry.test.snapshotPath
        if let owner = owners[path] {
          let problem = Problem.sharedSnapshot(path, owner.name, entry.test.name)
          invalid.append(Invalid(file: file, diagnostics: [problem.diagnostic]))
        } else {
          owners[path] = entry.test
          self.entries.append(entry)
        }
      }
    }
  }

  private static func entries(of file: ScenarioFile, _ script: ScenarioScript?) -> [Entry] {
    (script?.modes ?? [.normal]).map { mode in
      let test = TestCase(
        file: file, mode: mode.name, title: script?.title, tags: script?.tags ?? [])
      return Entry(test: test, mode: mode, script: script)
    }
  }
}
