/// What the engine keeps of a tip that it knows.
struct TipState {
  let tip: any Tip
  let id: String
  let typeName: String
  let rules: [Tips.Rule]
  let limits: TipLimits

  /// Each rule's last answer.
  var answers: [Tips.Rule.Answer] = []
  /// Whether the answers must be found anew.
  var isStale = true
  /// The earliest instant at which time alone may change an answer (S9.5).
  var mayChange: Timestamp?

  var status = Tips.Status.pending
  /// The status that the last step ended with.
  var publishedStatus = Tips.Status.pending
  /// Status streams by number (S11.2).
  var listeners: [Int: AsyncStream<Tips.Status>.Continuation] = [:]

  init(_ tip: any Tip) {
    self.tip = tip
    id = tip.id
    typeName = tipTypeName(of: tip)
    rules = tip.rules
    limits = TipLimits(tip.options)
  }
}

/// What the engine keeps of a group that it knows; all of it derived (S10.3).
struct GroupState {
  let name: String
  let priority: TipGroup.Priority
  let members: [Int]

  /// The current tip, if there is one.
  var current: Int?
  /// The current tip that the last step ended with.
  var publishedCurrent: Int?
  /// Current-tip streams by number (S10.4).
  var listeners: [Int: AsyncStream<TrackedTip>.Continuation] = [:]
}

/// A tip id's record and what runs now.
struct RecordState {
  var record = TipRecord()
  /// How many displays run in the foreground and count (S6.4).
  var running = 0
  /// The uptime since which at least one has run; nil when none does.
  var runningSince: Int64?

  /// Milliseconds in which at least one place displayed the tip (S6.4).
  func displayed(at uptime: Int64) -> Int64 {
    record.displayedMilliseconds + (runningSince.map { uptime - $0 } ?? 0)
  }
}
