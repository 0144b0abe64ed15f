import TipScenario

/// `tipster run`: runs one scenario and prints its transcript.
struct RunCommand: Command {
  static let syntax = CommandSyntax(
    "run", operands: "FILE", count: 1...1, summary: "run one scenario and print its transcript",
    discussion: """
      FILE may be - for standard input. Nothing is compared and nothing is written. Exit status 1
      means that an expectation or a command failed.
      """,
    options: [
      Option("mode", argument: "MODE", "normal (the default), or a mode of the script"),
      Option(
        "command", short: "c", argument: "COMMAND",
        "a line to run after those of the file; may be repeated"),
    ])

  private let path: String
  private let mode: String
  private let commands: [String]

  init(_ arguments: ParsedArguments) {
    path = arguments.operands.first ?? "-"
    mode = arguments.value("mode") ?? "normal"
    commands = arguments.values("command")
  }

  func run(on console: Console) throws -> ExitStatus {
    let script = try Scripts().load(path).appending(commands)
    return try script.run(mode: mode, on: console)
  }
}

extension ScenarioScript {
  /// Runs the script and prints its transcript; prints what is wrong with it instead, if it is.
  func run(mode: String, on console: Console) throws -> ExitStatus {
    console.report(diagnostics + sourceFaults)
    guard isRunnable else { return .invalid }
    guard let mode = self.mode(named: mode) else {
      throw UsageError.unknownMode(mode, known: modes.map(\.name))
    }
    let result = run(mode: mode)
    console.print(result.transcript)
    console.output.flush()
    console.report(result.warnings)
    return result.isPassed ? .success : .failed
  }
}
