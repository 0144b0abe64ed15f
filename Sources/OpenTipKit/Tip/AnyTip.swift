/// A tip of a type that is not known.
public struct AnyTip: TypeNamedTip {
  /// The tip itself, never an `AnyTip`.
  let base: any Tip

  /// Hides a tip's type.
  public init<T: Tip>(_ tip: T) {
    base = (tip as? AnyTip)?.base ?? tip
  }

  /// Hides a tip's type.
  public init<T: Tip>(erasing tip: T) {
    self.init(tip)
  }

  public var typeName: String { tipTypeName(of: base) }
  public var id: String { base.id }
  public var title: Text { base.title }
  public var message: Text? { base.message }
  public var image: Image? { base.image }
  public var actions: [Tips.Action] { base.actions }
  public var rules: [Tips.Rule] { base.rules }
  public var options: [any TipOption] { base.options }
}
