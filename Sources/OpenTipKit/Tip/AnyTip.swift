/// A tip of a type that is not known.
public struct AnyTip: TypeNamedTip {
  private let tip: any Tip

  /// Hides a tip's type.
  public init<T: Tip>(_ tip: T) {
    self.tip = tip
  }

  /// Hides a tip's type.
  public init<T: Tip>(erasing tip: T) {
    self.tip = tip
  }

  public var typeName: String { tipTypeName(of: tip) }
  public var id: String { tip.id }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
  public var rules: [Tips.Rule] { tip.rules }
  public var options: [any TipOption] { tip.options }
}
