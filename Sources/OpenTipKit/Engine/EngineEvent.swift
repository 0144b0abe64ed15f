/// One thing that a step changed.
public enum EngineEvent: Hashable, Sendable {
  /// A tip's status is another than at the end of the step before (S1).
  case statusChanged(TrackedTip, from: Tips.Status, to: Tips.Status)
  /// A group's current tip is another (S10).
  case currentTipChanged(TrackedGroup, from: TrackedTip?, to: TrackedTip?)
  /// A place began to display a tip; forced under a show override (S6.1, S4.3).
  case displayBegan(TrackedTip, place: Place, isForced: Bool)
  /// A place stopped displaying a tip (S6.1).
  case displayEnded(TrackedTip, place: Place, DisplayEnd)
  /// Donations beyond the widest limit were removed for good (S9.2).
  case donationsTrimmed(eventID: String, count: Int)
  /// A stored value does not decode as the declared type and reads as the default (S8.3).
  case parameterDiscarded(id: String)
  /// The datastore could not write the step; what it would have changed did not happen.
  case datastoreFailed(String)
}

/// All that one step changed, as it stands at the step's end (S0.2).
public struct EngineStep: Sendable {
  /// The wall clock's time of the step.
  public let date: Timestamp
  /// Statuses first, then current tips, then the rest in the order in which it happened.
  public let events: [EngineEvent]
}
