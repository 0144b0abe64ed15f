/// TipKit's own launch arguments, as an application's process gets them (S4.5).
public struct TestingLaunchArguments: Hashable, Sendable {
  /// `-com.apple.TipKit.ShowAllTips 1`.
  public var showsAllTips = false
  /// `-com.apple.TipKit.HideAllTips 1`.
  public var hidesAllTips = false
  /// `-com.apple.TipKit.ShowTips A,B`: type names or ids; nil when not given.
  public var shownTips: [String]?
  /// `-com.apple.TipKit.HideTips A,B`: type names or ids; nil when not given.
  public var hiddenTips: [String]?
  /// `-com.apple.TipKit.ResetDatastore 1`.
  public var resetsDatastore = false

  /// Reads a process's arguments; what is not TipKit's is passed over, and of two of a kind the
  /// later counts.
  public init(_ arguments: [String]) {
    for (argument, value) in zip(arguments, arguments.dropFirst()) {
      switch argument {
      case "-com.apple.TipKit.ShowAllTips": showsAllTips = Self.isTrue(value)
      case "-com.apple.TipKit.HideAllTips": hidesAllTips = Self.isTrue(value)
      case "-com.apple.TipKit.ShowTips": shownTips = Self.list(value)
      case "-com.apple.TipKit.HideTips": hiddenTips = Self.list(value)
      case "-com.apple.TipKit.ResetDatastore": resetsDatastore = Self.isTrue(value)
      default: break
      }
    }
  }

  /// A Boolean as user defaults read one from the command line.
  private static func isTrue(_ value: String) -> Bool {
    ["1", "true", "yes", "y", "t"].contains(value.lowercased())
  }

  private static func list(_ value: String) -> [String] {
    value.split(separator: ",").map(String.init)
  }
}

extension TipEngine {
  /// Does what a process's launch arguments say; to be called before `configure` (S3.3, S4.5).
  ///
  /// - Throws: `tipsDatastoreAlreadyConfigured` when they ask for a reset after `configure`.
  public func apply(_ arguments: TestingLaunchArguments) throws {
    if arguments.resetsDatastore { try resetDatastore() }
    if arguments.showsAllTips { showAllTipsForTesting() }
    if arguments.hidesAllTips { hideAllTipsForTesting() }
    if let shown = arguments.shownTips { showTipsForTesting(shown) }
    if let hidden = arguments.hiddenTips { hideTipsForTesting(hidden) }
  }
}
