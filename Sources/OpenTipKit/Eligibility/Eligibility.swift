/// What decides a tip's status at one instant: every gate that holds, each judged by itself.
public struct Eligibility: Hashable, Sendable {
  /// Whether a show override makes the tip available whatever else holds (S4.2).
  public let isForced: Bool
  /// The gates that hold; empty under a show override.
  public let blockers: [Blocker]

  /// The status that follows from the gates, in the order of S1.2.
  public var status: Tips.Status {
    if isForced { return .available }
    var invalidation: Tips.InvalidationReason?
    for blocker in blockers {
      switch blocker {
      case .notConfigured, .hidden: return .pending
      case .invalidated(let record): invalidation = record.reason
      default: break
      }
    }
    if let invalidation { return .invalidated(invalidation) }
    return blockers.isEmpty ? .available : .pending
  }
}
