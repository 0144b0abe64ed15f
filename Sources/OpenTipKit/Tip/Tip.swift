/// A tip: what it says, and when it may be shown.
public protocol Tip: Identifiable, Sendable {
  /// The tip's identity in the datastore; the type's name unless declared (S12.1).
  var id: String { get }
  /// The tip's title.
  var title: Text { get }
  /// What the tip says below its title.
  var message: Text? { get }
  /// The picture beside the tip.
  var image: Image? { get }
  /// The buttons below the message.
  @Tips.ActionBuilder var actions: [Self.Action] { get }
  /// The conditions that must all hold (S1.3).
  @Tips.RuleBuilder var rules: [Self.Rule] { get }
  /// Limits and exemptions.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public typealias Action = Tips.Action
  public typealias Rule = Tips.Rule
  public typealias Event = Tips.Event
  public typealias Option = TipOption
  public typealias Status = Tips.Status
  public typealias InvalidationReason = Tips.InvalidationReason
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration

  public var id: String { tipTypeName(of: self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
}

/// A tip whose type is known by name only: tips read from source all have one Swift type.
public protocol TypeNamedTip: Tip {
  /// The bare name of the type that declares the tip, which overrides match (S4.1).
  var typeName: String { get }
}

/// The bare name of a tip's type (S4.1, S12.1).
func tipTypeName(of tip: any Tip) -> String {
  (tip as? any TypeNamedTip)?.typeName ?? String(describing: type(of: tip))
}
