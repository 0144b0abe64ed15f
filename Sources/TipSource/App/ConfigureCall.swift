/// A call of `Tips.configure` in the source, for reading: what runs is decided at each launch.
public struct ConfigureCall: Hashable, Sendable {
  /// What is known of one option.
  public struct Option: Hashable, Sendable {
    /// `display-frequency`, `datastore` or `cloudkit`, as scenarios write it.
    public let key: String
    /// As scenarios write it: `daily`, `group:group.example`; what a launch without arguments gives
    /// where it depends on the launch; nil when it could not be read.
    public let value: String?
    /// As Swift writes it.
    public let source: String
    /// Whether launch arguments, environment variables or settings decide it.
    public var dependsOnLaunch: Bool
    /// What of the launch decides it.
    var inputs: [LaunchScan.Read] = []

    public init(key: String, value: String?, source: String, dependsOnLaunch: Bool = false) {
      self.dependsOnLaunch = dependsOnLaunch
      self.key = key
      self.value = value
      self.source = source
    }
  }

  public var options: [Option]
  /// Whether the app's start leads to it; else a view's `task` or `onAppear`, or nothing, does.
  public var isAtStart: Bool
  /// Where it is called, in words: `LibraryApp.init`, `ContentView.body (task)`.
  public var context: String
  public var location: SourceLocation
}
