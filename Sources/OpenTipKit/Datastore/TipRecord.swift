/// What the datastore keeps of one tip id (S6, S7).
public struct TipRecord: Hashable, Sendable {
  /// Why and when the tip was invalidated.
  public struct Invalidation: Hashable, Sendable {
    /// Why; the first reason (S7.1).
    public let reason: Tips.InvalidationReason
    /// When, by the wall clock.
    public let date: Timestamp
  }

  /// Set once; the first reason wins (S7.1).
  public internal(set) var invalidation: Invalidation?
  /// How many displays have begun (S6.2).
  public internal(set) var displayCount = 0
  /// Milliseconds of display that have been recorded (S6.4).
  public internal(set) var displayedMilliseconds: Int64 = 0
  /// When the first display began.
  public internal(set) var firstDisplayed: Timestamp?

  /// The record of a tip of which nothing is kept.
  public init() {}
}

/// A first display, which holds the display frequency's budget (S5.2).
struct BudgetEntry: Hashable, Sendable {
  /// The id of the tip that was displayed.
  let tip: String
  let date: Timestamp
}
