import Foundation
import TipScenario

/// The program: finds the command, runs it, and says how it went.
enum Program {
  /// Options that stand before a command.
  static let options: [Option] = [
    Option("help", short: "h", "this help"),
    Option("version", "the program's version"),
    Option("color", argument: "WHEN", "auto (a terminal, and no NO_COLOR), always or never"),
  ]

  static let version = "0.1.0"

  /// The commands, in the order in which the help lists them.
  static let commands: [any Command.Type] = [
    TestCommand.self, RunCommand.self, WhyCommand.self, ReplCommand.self, CheckCommand.self,
    FormatCommand.self, InspectCommand.self, InitCommand.self, HelpCommand.self,
  ]

  /// Commands that have a name but cannot be used yet.
  static let laterCommands = ["review", "accept", "reject", "lint", "report", "store"]

  /// Runs the program; whatever goes wrong is said on standard error.
  ///
  /// - Parameter arguments: without the program's own name.
  static func run(_ arguments: [String], on console: Console) -> ExitStatus {
    var status: ExitStatus
    do {
      status = try dispatch(arguments, on: console)
    } catch {
      console.output.flush()
      let message = (error as? UsageError)?.render(colours: console.colours(on: console.errors))
      console.errors.write(message ?? "tipster: \(error)\n")
      status = .invalid
    }
    console.output.flush()
    if let failure = console.output.failure {
      let error = UsageError.cannotWrite("standard output", reason: failure)
      console.errors.write(error.render(colours: console.colours(on: console.errors)))
      status = status == .success ? .invalid : status
    }
    console.errors.flush()
    return status
  }

  private static func dispatch(_ arguments: [String], on console: Console) throws -> ExitStatus {
    let parsed = try ParsedArguments(arguments, options: options, stopsAtOperand: true)
    var console = console
    console.wantsColours = try parsed.wantsColours()
    if parsed.has("version") {
      console.output.write("tipster \(version)\n")
      return .success
    }
    if parsed.has("help") {
      console.output.write(HelpText.program(commands.map { $0.syntax }))
      return .success
    }
    guard let name = parsed.operands.first else {
      return try ReplCommand.run([], on: console)
    }
    return try command(named: name).run(Array(parsed.operands.dropFirst()), on: console)
  }

  /// The command of a name, or what is wrong with the name.
  static func command(named name: String) throws(UsageError) -> any Command.Type {
    if let command = commands.first(where: { $0.syntax.name == name }) { return command }
    if laterCommands.contains(name) { throw .laterCommand(name) }
    if FileManager.default.fileExists(atPath: name) { throw .isNoCommand(name) }
    let nearest = NearestName.nearest(to: name, among: commands.map { $0.syntax.name })
    throw .unknownCommand(name, nearest: nearest)
  }
}
