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

  /// The mode of a script without a `modes` line.
  public static let normal = ScenarioMode(name: "normal")

  /// The modes that need no launch arguments said.
  static let known: [ScenarioMode] = [
    normal,
    ScenarioMode(name: "show-all", launchArguments: ["--show-all-tips"]),
    ScenarioMode(name: "hide-all", launchArguments: ["--hide-all-tips"]),
    ScenarioMode(name: "reset", launchArguments: ["--reset-tips"]),
  ]
}
