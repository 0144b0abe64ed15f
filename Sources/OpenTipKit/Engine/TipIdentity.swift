/// What makes two values the same tip: the type, the id and, where there is one, the value's own
/// equality, or else its case, which tells the cases of an enum apart (S12.1).
struct TipIdentity: Hashable, Sendable {
  private let type: ObjectIdentifier
  private let typeName: String
  private let id: String
  private let caseName: String?
  private let tip: any Tip

  init(_ tip: any Tip) {
    type = ObjectIdentifier(Swift.type(of: tip))
    typeName = tipTypeName(of: tip)
    id = tip.id
    caseName = tip is any Hashable ? nil : TipIdentity.caseName(of: tip)
    self.tip = tip
  }

  static func == (left: TipIdentity, right: TipIdentity) -> Bool {
    left.type == right.type && left.typeName == right.typeName && left.id == right.id
      && left.caseName == right.caseName && left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(id)
  }

  private var value: AnyHashable? { (tip as? any Hashable).map { AnyHashable($0) } }

  /// The case of an enum that has associated values and no equality; nil for anything else.
  private static func caseName(of tip: any Tip) -> String? {
    let mirror = Mirror(reflecting: tip)
    guard mirror.displayStyle == .enum else { return nil }
    return mirror.children.first?.label ?? String(describing: tip)
  }
}
