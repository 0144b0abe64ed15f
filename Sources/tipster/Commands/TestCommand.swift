import Foundation
import TipScenario

/// `tipster test`: runs scenarios and compares them with their snapshots.
struct TestCommand: Command {
  static let syntax = CommandSyntax(
    "test", operands: "[PATH…]", count: 0...Int.max,
    summary: "run scenarios and compare them with their snapshots",
    discussion: """
      PATH is a scenario or a folder of scenarios; without one, the folder Scenarios. Snapshots of
      Scenarios/a/b.tips are in Snapshots/a/b.snap; nothing is written there without --record.
      What differs is put into .tipster/pending.

      Reporters: human and json. Several may be given, each with a file of its own; unless one of
      them takes standard output, human does.
      """,
    options: [
      Option("filter", argument: "REGEX", "only tests whose name matches"),
      Option("tag", argument: "TAG", "only tests with this tag; may be repeated"),
      Option("skip-tag", argument: "TAG", "no tests with this tag; may be repeated"),
      Option("list", "list the selected tests without running them"),
      Option("jobs", short: "j", argument: "N", "how many run at a time (default: all cores)"),
      Option("fail-fast", "stop after the first failure"),
      Option("record", argument: "WHICH", "write snapshots: missing, failed or all"),
      Option("prune", "remove obsolete snapshots, if all tests ran and passed"),
      Option("reporter", argument: "NAME[=FILE]", "how to report: human or json; may be repeated"),
      Option("ci", "fail on obsolete snapshots, no progress line; the default where CI=true"),
      Option("no-ci", "not so, whatever the environment says"),
    ])

  private let paths: [String]
  private let options: TestOptions
  private let lists: Bool
  private let wantsCI: Bool?
  private let reporters: [ReporterChoice]

  init(_ arguments: ParsedArguments) throws {
    paths = arguments.operands
    lists = arguments.has("list")
    wantsCI = arguments.has("no-ci") ? false : arguments.has("ci") ? true : nil
    reporters = try ReporterChoice.read(arguments.values("reporter"))
    var options = TestOptions()
    options.jobs = try arguments.count("jobs") ?? ProcessInfo.processInfo.activeProcessorCount
    options.failsFast = arguments.has("fail-fast")
    options.prunes = arguments.has("prune")
    options.record = try arguments.choice(
      "record", RecordMode.init(rawValue:), "missing, failed or all")
    options.selection = TestSelection(
      filter: try arguments.regex("filter"), tags: Set(arguments.values("tag")),
      skippedTags: Set(arguments.values("skip-tag")))
    self.options = options
  }

  func run(on console: Console) throws -> ExitStatus {
    let isCI = wantsCI ?? console.isCI
    let search = try ScenarioSearch(named: paths)
    let interruption = Interruption()
    var options = options
    options.isCI = isCI
    let runner = TestRunner(options: options, interruption: interruption)
    // Reports are opened first: a run whose report cannot be written should not begin.
    var report = try TestReport(reporters, console: console, showsProgress: !isCI)
    return try Signals.catchingInterrupts(interruption) {
      let plan = runner.plan(search)
      if plan.isEmpty {
        throw options.selection.isEverything
          ? UsageError.nothingFound(paths.isEmpty ? ["Scenarios"] : paths)
          : UsageError.nothingSelected()
      }
      if lists {
        report.list(plan)
        return try report.finish(plan.invalid.isEmpty ? .success : .invalid)
      }
      console.report(plan.sourceFaults)
      let summary = runner.run(plan) { report.record($0) }
      if options.prunes, !summary.isGreen || plan.wholeProjects.isEmpty {
        console.errors.write("tipster: nothing is pruned: that takes a full run that passes\n")
      }
      return try report.finish(summary.exitStatus)
    }
  }
}

extension ScenarioSearch {
  /// The scenarios under the paths that were named, or under the folder `Scenarios`.
  init(named paths: [String], includesParts: Bool = false) throws(UsageError) {
    if paths.isEmpty, !FileManager.default.fileExists(atPath: "Scenarios") {
      throw .noScenariosFolder()
    }
    self.init(paths: paths.isEmpty ? ["Scenarios"] : paths, includesParts: includesParts)
  }
}
