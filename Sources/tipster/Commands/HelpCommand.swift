import TipScenario

/// `tipster help`: how the program or one of its commands is used.
struct HelpCommand: Command {
  static let syntax = CommandSyntax(
    "help", operands: "[COMMAND]", count: 0...1,
    summary: "how a command is used; help commands lists the lines of a scenario")

  private let topic: String?

  init(_ arguments: ParsedArguments) {
    topic = arguments.operands.first
  }

  func run(on console: Console) throws -> ExitStatus {
    console.output.write(try text())
    return .success
  }

  private func text() throws -> String {
    guard let topic else { return HelpText.program(Program.commands.map { $0.syntax }) }
    if topic == "commands" { return HelpText.language() }
    if let help = CommandCatalogue.help.first(where: { $0.name == topic }),
      !Program.commands.contains(where: { $0.syntax.name == topic })
    {
      return HelpText.table([(help.usage, help.summary)])
    }
    return HelpText.command(try Program.command(named: topic).syntax)
  }
}
