/// A row of the catalogue: how a command is written, what it does, how it is parsed.
struct CommandEntry: Sendable {
  let name: String
  let topic: CommandHelp.Topic
  /// The arguments, as help shows them.
  let usage: String
  let summary: String
  /// Reads the arguments.
  let parse: @Sendable (inout Arguments) throws(Problem) -> any ScenarioCommand

  init(
    _ name: String, _ topic: CommandHelp.Topic, _ usage: String, _ summary: String,
    parse: @escaping @Sendable (inout Arguments) throws(Problem) -> any ScenarioCommand
  ) {
    self.name = name
    self.topic = topic
    self.usage = usage
    self.summary = summary
    self.parse = parse
  }
}

/// What help says of one command.
public struct CommandHelp: Hashable, Sendable {
  /// The parts of the language.
  public enum Topic: String, Hashable, Sendable, CaseIterable {
    case setup = "Setting up"
    case app = "The app"
    case happenings = "What happens"
    case expectations = "Expectations"
    case looking = "Looking"
  }

  public let name: String
  public let topic: Topic
  /// The command with its arguments: `close [TIP]`.
  public let usage: String
  /// What it does, in one line.
  public let summary: String
}
