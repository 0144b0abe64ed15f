extension TipEngine {
  /// The engine of the running task, where one was set; tests run side by side that way.
  @TaskLocal public static var taskLocal: TipEngine?

  /// The process's own engine: live clock, datastores on disk.
  private static let process = TipEngine(
    clock: SystemClock(), datastores: ApplicationDatastores())

  /// The engine that `Tips`, parameters, events and tips talk to.
  public static var current: TipEngine { taskLocal ?? process }

  /// The handle of a tip that code holds as a value; the same value gets the same one.
  func tracked(_ tip: any Tip) -> TrackedTip {
    core.withLock { TrackedTip(index: $0.tracked(tip)) }
  }
}

/// What makes two values the same tip: the type, the id and, where there is one, the value's own
/// equality, which tells the cases of an enum apart (S12.1).
struct TipIdentity: Hashable {
  private let typeName: String
  private let type: ObjectIdentifier
  private let id: String
  private let value: AnyHashable?

  init(_ tip: any Tip) {
    typeName = tipTypeName(of: tip)
    type = ObjectIdentifier(Swift.type(of: tip))
    id = tip.id
    value = (tip as? any Hashable).map { AnyHashable($0) }
  }
}

extension EngineCore {
  func tracked(_ tip: any Tip) -> Int {
    let identity = TipIdentity(tip)
    if let known = tipsByIdentity[identity] { return known }
    let index = track(tip)
    tipsByIdentity[identity] = index
    return index
  }
}
