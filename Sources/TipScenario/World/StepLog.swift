import OpenTipKit
import Synchronization

/// Collects the steps that an engine reports until they are taken.
final class StepLog: Sendable {
  private let steps = Mutex<[EngineStep]>([])

  func add(_ step: EngineStep) { steps.withLock { $0.append(step) } }

  /// The steps since the last call, in order.
  func take() -> [EngineStep] {
    steps.withLock { steps in
      defer { steps.removeAll() }
      return steps
    }
  }
}

extension [EngineStep] {
  /// These steps as one: what changed from before the first to after the last (S0.2).
  func merged() -> [EngineEvent] {
    if count == 1, let only = first { return only.events }
    var statuses: [(tip: TrackedTip, from: Tips.Status, to: Tips.Status)] = []
    var currents: [(group: TrackedGroup, from: TrackedTip?, to: TrackedTip?)] = []
    var others: [EngineEvent] = []
    for event in lazy.flatMap(\.events) {
      switch event {
      case .statusChanged(let tip, let from, let to):
        if let known = statuses.firstIndex(where: { $0.tip == tip }) {
          statuses[known].to = to
        } else {
          statuses.append((tip, from, to))
        }
      case .currentTipChanged(let group, let from, let to):
        if let known = currents.firstIndex(where: { $0.group == group }) {
          currents[known].to = to
        } else {
          currents.append((group, from, to))
        }
      default: others.append(event)
      }
    }
    let changes =
      statuses.filter { $0.from != $0.to }.sorted { $0.tip.index < $1.tip.index }
      .map { EngineEvent.statusChanged($0.tip, from: $0.from, to: $0.to) }
      + currents.filter { $0.from != $0.to }.sorted { $0.group.index < $1.group.index }
      .map { EngineEvent.currentTipChanged($0.group, from: $0.from, to: $0.to) }
    return changes + others
  }
}
