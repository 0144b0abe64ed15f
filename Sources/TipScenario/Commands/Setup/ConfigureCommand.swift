import OpenTipKit

/// `configure KEY=VALUE…`: what the app hands to `Tips.configure` at every launch.
struct ConfigureCommand: ScenarioCommand {
  var displayFrequency: Tips.ConfigurationOption.DisplayFrequency?
  var datastore: LaunchConfiguration.Datastore?

  func run(in interpreter: Interpreter) throws(Problem) {
    if let displayFrequency {
      interpreter.device.configuration.displayFrequency = displayFrequency
    }
    if let datastore { interpreter.device.configuration.datastore = datastore }
  }

  static let entry = CommandEntry(
    "configure", .setup,
    "[display-frequency=immediate|hourly|daily|weekly|monthly] [datastore=default|group:ID|url:PATH]"
      + " [cloudkit=off]",
    "what the app hands to Tips.configure at every launch"
  ) { arguments throws(Problem) in
    var command = ConfigureCommand()
    var seen: Set<String> = []
    for word in try arguments.takeAll("KEY=VALUE") {
      guard let (key, value) = word.assignment else {
        throw .badArgument(word, "\(word.text) is not KEY=VALUE", notes: [keyNote])
      }
      guard seen.insert(key).inserted else {
        throw .badArgument(word, "\(key) is there twice")
      }
      try command.read(key, value, word)
    }
    return command
  }

  private static let keys = ["display-frequency", "datastore", "cloudkit"]
  private static let keyNote = "Keys are \(keys.joined(separator: ", "))."

  private mutating func read(_ key: String, _ value: Word, _ word: Word) throws(Problem) {
    switch key {
    case "display-frequency":
      let all = Tips.ConfigurationOption.DisplayFrequency.all
      guard let frequency = all.first(where: { $0.name == value.text }) else {
        throw .notAChoice(value, "a display frequency", all.map(\.name))
      }
      displayFrequency = frequency
    case "datastore": datastore = try Self.datastore(value)
    case "cloudkit":
      guard value.text == "off" else { throw .notAvailable("cloudkit=\(value.text)", word.span) }
    default:
      let near = NearestName.nearest(to: key, among: Self.keys)
      throw .badArgument(
        word, "configure has no key \(key)",
        notes: [near.map { "Did you mean \($0)?" } ?? Self.keyNote])
    }
  }

  private static func datastore(_ value: Word) throws(Problem) -> LaunchConfiguration.Datastore {
    if let datastore = LaunchConfiguration.Datastore(spelling: value.text) { return datastore }
    throw .notAChoice(value, "a datastore", ["default", "group:ID", "url:PATH"])
  }
}

/// `start-clock INSTANT`: where the clock stands when the script begins.
struct StartClockCommand: ScenarioCommand {
  let instant: Timestamp

  func run(in interpreter: Interpreter) throws(Problem) {
    try interpreter.requireNoProcess("start-clock")
    interpreter.startClock(at: instant)
  }

  static let entry = CommandEntry(
    "start-clock", .setup, "INSTANT", "where the clock stands, by default 2026-01-01T09:00:00Z"
  ) { arguments throws(Problem) in
    let instant = try arguments.instant()
    try arguments.end()
    return StartClockCommand(instant: instant)
  }
}
