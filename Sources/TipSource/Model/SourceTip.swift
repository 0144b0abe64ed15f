public import OpenTipKit

/// A tip read from source: a value that the engine treats like a compiled one.
public struct SourceTip: TypeNamedTip {
  /// The name scenarios use: `ShareTip`, `Outer.ShareTip`, `FeedTip.search` or an instance's own.
  public var name: String
  /// The type's bare name (S4.1).
  public var typeName: String
  public var id: String
  public var title: Text
  public var message: Text?
  public var image: Image?
  public var actions: [Tips.Action]
  public var rules: [Tips.Rule]
  public var options: [any TipOption]
  public var location: SourceLocation
}

/// A type that conforms to `Tip`.
public struct SourceTipType: Sendable {
  /// With the types it is nested in: `Outer.ShareTip`.
  public var name: String
  /// Why it cannot be made as `Type()`; nil when it can.
  public var obstacle: String?
  public var location: SourceLocation
}
