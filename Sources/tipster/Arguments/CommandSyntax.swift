/// What a command line may hold.
struct CommandSyntax: Sendable {
  /// The command's name.
  let name: String
  /// What follows the name: `[PATH…]`.
  let operands: String
  /// How many operands there may be.
  let operandCount: ClosedRange<Int>
  /// One line for the list of commands.
  let summary: String
  /// What one needs to know beyond that; paragraphs, wrapped by hand.
  let discussion: String
  /// Without those that every command takes.
  let ownOptions: [Option]

  init(
    _ name: String, operands: String = "", count: ClosedRange<Int> = 0...0, summary: String,
    discussion: String = "", options: [Option] = []
  ) {
    self.name = name
    self.operands = operands
    operandCount = count
    self.summary = summary
    self.discussion = discussion
    ownOptions = options
  }

  /// `tipster test [OPTION…] [PATH…]`
  var usage: String { "tipster \(name) [OPTION…]" + (operands.isEmpty ? "" : " " + operands) }

  /// Every option that the command takes.
  var options: [Option] { ownOptions + Self.commonOptions }

  /// Options of every command.
  static let commonOptions = [
    Option("color", argument: "WHEN", "auto (a terminal, and no NO_COLOR), always or never"),
    Option("help", short: "h", "this help"),
  ]
}
