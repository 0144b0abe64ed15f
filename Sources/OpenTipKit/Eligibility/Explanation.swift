/// Why a tip is or is not on screen, with every number that the answer rests on.
public struct Explanation: Sendable {
  /// One rule at the time of asking.
  public struct Rule: Sendable {
    /// The rule itself, with its source.
    public let rule: Tips.Rule
    /// What it says now.
    public let answer: Tips.Rule.Answer
    /// Values of its parts, in source order.
    public let parts: [RulePart]
    /// The next instant at which time alone changes its answer (S9.5).
    public let nextChange: Timestamp?
  }

  /// The status that follows (S1.2).
  public let status: Tips.Status
  /// Whether a show override is in force (S4.2).
  public let isForced: Bool
  /// Everything that keeps it from the screen; empty when it is displayed.
  public let blockers: [Blocker]
  /// All rules, those that hold too; evaluated whatever the status.
  public let rules: [Rule]
  /// What the datastore keeps of the tip.
  public let record: TipRecord
  /// The limits that its options set.
  public let limits: TipLimits
  /// Milliseconds displayed so far, the running display included (S6.4).
  public let displayedMilliseconds: Int64
  /// Milliseconds that the longest running display has lasted in the foreground (S6.4); nil without
  /// one that counts.
  public let currentDisplayMilliseconds: Int64?
  /// The places that display it now.
  public let places: [Place]
  /// The next instant at which time alone changes what keeps the tip from the screen, or its status.
  public let nextChange: Timestamp?
}
