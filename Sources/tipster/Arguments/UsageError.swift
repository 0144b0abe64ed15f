import TipSource

/// Something wrong with how the program was called, or with a file that was named to it; ends with
/// exit status 2.
struct UsageError: Error, Hashable {
  /// What is wrong, in one sentence without a full stop.
  let message: String
  /// What to do instead.
  let notes: [String]

  private init(_ message: String, _ notes: String...) {
    self.message = message
    self.notes = notes
  }

  /// The text for standard error.
  func render(colours: Bool) -> String {
    let text = DiagnosticText.escaped(message)
    let head = colours ? DiagnosticText.Style.error.paint("tipster: ") : "tipster: "
    let rest = notes.map { "  " + DiagnosticText.escaped($0) + "\n" }.joined()
    return head + text + "\n" + rest
  }
}

/// The catalogue: every message of the program itself.
extension UsageError {
  static func unknownCommand(_ name: String, nearest: String?) -> Self {
    let note = nearest.map { "did you mean tipster \($0)?" } ?? "tipster --help lists the commands"
    return Self("there is no command \(name)", note)
  }

  static func isNoCommand(_ path: String) -> Self {
    Self("there is no command \(path)", "to run a scenario: tipster run \(path)")
  }

  static func notAScenario(_ path: String) -> Self {
    Self(
      "\(path) is no scenario",
      "to ask about the tips in it: tipster why TIP \(path); to run many: tipster test \(path)")
  }

  static func laterCommand(_ name: String) -> Self {
    Self("the command \(name) is not available yet", "tipster --help lists those that are")
  }

  static func unknownOption(_ option: String, nearest: String?, command: String) -> Self {
    let help = command.isEmpty ? "tipster --help" : "tipster help \(command)"
    let note = nearest.map { "did you mean \($0)?" } ?? "\(help) lists the options"
    return Self("there is no option \(option)", note)
  }

  static func ambiguousOption(_ option: String, _ names: [String]) -> Self {
    let names = names.map { "--" + $0 }.joined(separator: " or ")
    return Self("the option \(option) is ambiguous", "it may stand for \(names)")
  }

  static func missingValue(_ option: String, _ argument: String?) -> Self {
    Self("the option \(option) needs an argument: \(option) \(argument ?? "")")
  }

  static func unwantedValue(_ option: String) -> Self {
    Self("the option \(option) takes no argument")
  }

  static func invalidValue(_ value: String, option: String, expected: String) -> Self {
    Self("\(option) cannot be \"\(value)\"", "it is \(expected)")
  }

  static func missingOperand(_ syntax: CommandSyntax) -> Self {
    Self("tipster \(syntax.name) needs more arguments", "usage: \(syntax.usage)")
  }

  static func unexpectedOperand(_ operand: String, _ syntax: CommandSyntax) -> Self {
    Self("tipster \(syntax.name) does not take \"\(operand)\"", "usage: \(syntax.usage)")
  }

  static func nothingFound(_ paths: [String]) -> Self {
    Self(
      "no scenarios in \(paths.joined(separator: ", "))",
      "a scenario is a file NAME.tips; tipster init writes a first one")
  }

  static func noScenariosFolder() -> Self {
    Self(
      "there is no folder Scenarios here", "name a PATH, or let tipster init make a first scenario")
  }

  static func nothingSelected() -> Self {
    Self(
      "no test is selected by these options",
      "tipster test --list prints the tests; --filter is matched against that")
  }

  static func unknownMode(_ mode: String, known: [String]) -> Self {
    Self("the script has no mode \(mode)", "its modes are \(known.joined(separator: ", "))")
  }

  static func notFormatted(_ path: String) -> Self {
    Self("\(path) is left as it is")
  }

  static func cannotRead(_ path: String, reason: String) -> Self {
    Self("cannot read \(path): \(reason)")
  }

  static func cannotWrite(_ path: String, reason: String) -> Self {
    Self("cannot write \(path): \(reason)")
  }

  static func sharedReport(_ path: String) -> Self {
    Self("two reports go to \(path)", "give each its own file: --reporter json=FILE")
  }

  static func sourcesNotRead(_ reason: String) -> Self {
    Self("cannot read \(reason)")
  }

  static func noTips(_ app: String) -> Self {
    Self(
      "no tips in \(app)",
      "name the app's Swift files, or the folder that they are in: tipster init APP")
  }

  static func noFirstScenario(_ app: String) -> Self {
    Self(
      "no scenario could be found that holds for the tips in \(app)",
      "tipster inspect \(app) shows what was read of them")
  }
}
