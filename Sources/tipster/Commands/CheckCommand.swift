import TipScenario
import TipSource

/// `tipster check`: reads scenarios without running them.
struct CheckCommand: Command {
  static let syntax = CommandSyntax(
    "check", operands: "[PATH…|-]", count: 0...Int.max,
    summary: "parse, resolve and type-check scenarios without running them",
    discussion: """
      PATH is a scenario, a folder of scenarios or - for standard input; without one, the folder
      Scenarios. What is said of the Swift sources keeps no scenario from running. Exit status 2
      means that a scenario cannot run.
      """)

  private let paths: [String]

  init(_ arguments: ParsedArguments) {
    paths = arguments.operands
  }

  func run(on console: Console) throws -> ExitStatus {
    let text = DiagnosticText(colours: console.colours(on: console.output))
    let files = paths.filter { $0 != "-" }
    var names: [String] = paths.contains("-") ? ["-"] : []
    var errors = 0
    if names.isEmpty || !files.isEmpty {
      let search = try ScenarioSearch(named: files)
      errors += search.problems.count
      console.output.write(text.render(search.problems))
      names += search.files.map(\.path)
    }
    if names.isEmpty, errors == 0 { throw UsageError.nothingFound(files) }
    let scripts = Scripts()
    var told: Set<Diagnostic> = []
    for name in names {
      do {
        let script = try scripts.load(name)
        console.output.write(text.render(script.diagnostics))
        // Most scenarios read the same sources: what is said of those is said once.
        console.output.write(
          text.render(script.sourceDiagnostics.filter { told.insert($0).inserted }))
        if !script.isRunnable { errors += 1 }
      } catch {
        console.errors.write(error.render(colours: console.colours(on: console.errors)))
        errors += 1
      }
    }
    let count = "\(names.count) scenario\(names.count == 1 ? "" : "s")"
    console.output.write(
      errors == 0 ? "\(count) checked, all can run\n" : "\(count) checked, \(errors) cannot run\n")
    return errors == 0 ? .success : .invalid
  }
}
