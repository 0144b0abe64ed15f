import TipScenario

/// One of the program's commands.
protocol Command: SendableMetatype {
  /// What its command line may hold.
  static var syntax: CommandSyntax { get }

  /// Reads its options and operands; operands are in number already.
  init(_ arguments: ParsedArguments) throws

  /// Does it; what ``UsageError`` it throws goes to standard error.
  func run(on console: Console) throws -> ExitStatus
}

extension Command {
  /// Takes a command line apart and runs it, or prints the help that it asks for.
  static func run(_ arguments: [String], on console: Console) throws -> ExitStatus {
    let parsed = try ParsedArguments(arguments, options: syntax.options, command: syntax.name)
    var console = console
    console.wantsColours = try parsed.wantsColours() ?? console.wantsColours
    if parsed.has("help") {
      console.output.write(HelpText.command(syntax))
      return .success
    }
    if parsed.operands.count < syntax.operandCount.lowerBound {
      throw UsageError.missingOperand(syntax)
    }
    if parsed.operands.count > syntax.operandCount.upperBound {
      throw UsageError.unexpectedOperand(parsed.operands[syntax.operandCount.upperBound], syntax)
    }
    return try Self(parsed).run(on: console)
  }
}

extension ParsedArguments {
  /// What `--color` asks for: nil for `auto` and when not given.
  func wantsColours() throws(UsageError) -> Bool? {
    switch value("color") {
    case nil, "auto": return nil
    case "always": return true
    case "never": return false
    case let other?:
      throw .invalidValue(other, option: "--color", expected: "auto, always or never")
    }
  }
}
