extension Tips {
  /// Whether a tip may be shown (S1.1).
  public enum Status: Hashable, Sendable {
    /// Not eligible now.
    case pending
    /// Eligible now, on screen or not (S1.4, S1.5).
    case available
    /// Finished.
    case invalidated(InvalidationReason)
  }

  /// Why a tip is finished (S7).
  public enum InvalidationReason: Hashable, Sendable {
    /// The person did what the tip explains.
    case actionPerformed
    /// The tip reached its `MaxDisplayCount` (S6.3).
    case displayCountExceeded
    /// The tip reached its `MaxDisplayDuration` (S6.4).
    case displayDurationExceeded
    /// The person closed the tip.
    case tipClosed
  }
}
