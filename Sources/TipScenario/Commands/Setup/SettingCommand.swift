/// `tips`, `app`, `strings`, `build`, `platform`, `time-zone`, `include`, `tags`, …: lines that have
/// done their work before the script runs.
struct SettingCommand: ScenarioCommand {
  func run(in interpreter: Interpreter) throws(Problem) {}

  static let entries: [CommandEntry] = [
    CommandEntry(
      "tips", .setup, "PATH… | <<WORD", "read tips, parameters, events and groups from Swift"
    ) { arguments throws(Problem) in
      _ = try arguments.takeAll("a path, or <<WORD and the Swift source")
      return SettingCommand()
    },
    CommandEntry(
      "app", .setup, "PATH…", "like tips, and the app's own screens, configure and launch arguments"
    ) { arguments throws(Problem) in
      for word in try arguments.takeAll("a path") where word.isHeredoc {
        throw .badArgument(
          word, "app takes paths", notes: ["Swift in the script itself goes with tips."])
      }
      return SettingCommand()
    },
    CommandEntry(
      "strings", .setup, "PATH…",
      "translations, beside those that lie by the sources: .xcstrings, .strings, .stringsdict"
    ) { arguments throws(Problem) in
      for word in try arguments.takeAll("a file or folder of translations") where word.isHeredoc {
        throw .badArgument(word, "strings takes files and folders, no text")
      }
      return SettingCommand()
    },
    CommandEntry("build", .setup, "debug|release", "whether DEBUG is defined in the sources") {
      arguments throws(Problem) in
      _ = try arguments.choice("a kind of build", ScriptSettings.builds)
      try arguments.end()
      return SettingCommand()
    },
    CommandEntry(
      "platform", .setup, "ios|macos|watchos|tvos|visionos|linux [VERSION]",
      "what decides #if os and @available in the sources"
    ) { arguments throws(Problem) in
      _ = try arguments.choice("a platform", ScriptSettings.platforms)
      if let version = arguments.nextIfAny() { _ = try ScriptSettings.version(version) }
      try arguments.end()
      return SettingCommand()
    },
    CommandEntry("time-zone", .setup, "ID", "the zone in which instants are read and printed") {
      arguments throws(Problem) in
      _ = try ScriptSettings.zone(try arguments.last("a time zone, say Europe/Berlin"))
      return SettingCommand()
    },
    CommandEntry("include", .setup, "PATH", "the lines of another file, relative to this one") {
      arguments throws(Problem) in
      _ = try arguments.last("a path")
      return SettingCommand()
    },
  ]
}

/// A command of the language that is not there yet.
enum UnavailableCommand {
  static func entry(
    _ name: String, _ topic: CommandHelp.Topic, _ usage: String, _ summary: String
  ) -> CommandEntry {
    CommandEntry(name, topic, usage, summary + " (not available yet)") {
      arguments throws(Problem) in
      throw .notAvailable(name, arguments.head.span)
    }
  }
}
