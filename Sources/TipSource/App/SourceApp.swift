/// What an app's source says beside its tips: where it shows them, and what it does with TipKit.
public struct SourceApp: Sendable {
  /// The places that show tips, in source order.
  public var places: [SourcePlace] = []
  /// The calls of TipKit that the app's start leads to, in the order in which they run.
  public var startCalls: [StartCall] = []
  /// Every `Tips.configure` of the source, in source order.
  public var configureCalls: [ConfigureCall] = []
  /// The launch arguments that the source reads, each name once, in source order.
  public var launchArguments: [LaunchInput] = []
  /// The environment variables that the source reads, each name once, in source order.
  public var environmentVariables: [LaunchInput] = []
  /// What shows a tip or calls TipKit and could not be followed, for ``Inspection``.
  public var unfollowed: [Diagnostic] = []
  /// Names that the places need and that no file that was parsed declares.
  var missing: Set<String> = []
  /// What the app runs when it starts.
  var start = StartCode()
  /// Whether all launch arguments are handed to code that is not in the source.
  var handsArgumentsOver = false
  /// What may be read of a launch in any file.
  var words = LaunchWordIndex([], parsed: [])

  public init() {}
}
