/// Tips of which one at a time is current (S10).
public final class TipGroup: Sendable {
  private let priority: Priority
  private let tips: [any Tip]

  /// Groups tips; of them the first available one is current, unless told otherwise.
  public init(
    _ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]
  ) {
    self.priority = priority
    tips = builder()
  }

  /// The tip to show now; nil when there is none (S10.4).
  @MainActor public var currentTip: (any Tip)? {
    let (engine, group) = tracked()
    return engine.currentTip(of: group).map { engine.tip($0) }
  }

  /// The current tip, if there is one, then each new one; never "none" (S10.4).
  public var currentTipUpdates: some AsyncSequence<any Tip, Never> {
    let (engine, group) = tracked()
    return engine.currentTipUpdates(of: group).map { engine.tip($0) }
  }

  private func tracked() -> (TipEngine, TrackedGroup) {
    let engine = TipEngine.current
    return (engine, engine.tracked(self, priority: priority, tips: tips))
  }
}

extension TipEngine {
  /// The tip behind a handle, of its concrete type.
  func tip(_ tip: TrackedTip) -> any Tip {
    core.withLock { $0.tips[tip.index].tip }
  }

  /// The handle of a group that code holds.
  fileprivate func tracked(
    _ group: TipGroup, priority: TipGroup.Priority, tips: [any Tip]
  ) -> TrackedGroup {
    let identity = ObjectIdentifier(group)
    if let known = core.withLock({ $0.known(group) }) { return known }
    let members = tips.map { tracked($0).index }
    return core.withLock { core in
      if let known = core.known(group) { return known }
      let index = core.track(group: "", priority, members)
      core.groupsByIdentity[identity] = KnownGroup(group: group, index: index)
      return TrackedGroup(index: index)
    }
  }
}

extension EngineCore {
  /// The handle of a group that code holds, once it is known.
  fileprivate func known(_ group: TipGroup) -> TrackedGroup? {
    guard let known = groupsByIdentity[ObjectIdentifier(group)], known.group === group else {
      return nil
    }
    return TrackedGroup(index: known.index)
  }
}

/// A group that code holds, and its place among the engine's; held weakly, as code may let it go.
struct KnownGroup {
  weak var group: TipGroup?
  let index: Int
}
