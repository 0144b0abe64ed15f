/// A way to run a script: the launch arguments that every launch gets in addition.
public struct ScenarioMode: Hashable, Sendable {
  public let name: String
  /// Appended to every launch.
  public let launchArguments: [String]

  /// Makes a mode.
  public init(name: String, launchArguments: [String] = []) {
    self.name = name
    self.launchArguments = launchArguments
  }

  /// The launch arguments as words that stand at a place.
  func launchWords(at span: SourceSpan) -> [Word] {
    launchArguments.map { Word(text: $0, raw: $0, span: span) }
  }

  /// The mode of a script without a `modes` line.
  public static let normal = ScenarioMode(name: "normal")

  /// The modes that need no launch arguments said in a script with an `app` line: TipKit's own.
  static let knownOfApps: [ScenarioMode] = [
    normal,
    ScenarioMode(name: "show-all", launchArguments: ["-com.apple.TipKit.ShowAllTips", "1"]),
    ScenarioMode(name: "hide-all", launchArguments: ["-com.apple.TipKit.HideAllTips", "1"]),
    ScenarioMode(name: "reset", launchArguments: ["-com.apple.TipKit.ResetDatastore", "1"]),
  ]

  /// The modes that need no launch arguments said, without an `app` line.
  static let known: [ScenarioMode] = [
    normal,
    ScenarioMode(name: "show-all", launchArguments: ["--show-all-tips"]),
    ScenarioMode(name: "hide-all", launchArguments: ["--hide-all-tips"]),
    ScenarioMode(name: "reset", launchArguments: ["--reset-tips"]),
  ]
}
