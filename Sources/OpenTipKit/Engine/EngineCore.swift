/// One app process as the engine sees it; not thread-safe, ``TipEngine`` guards it.
///
/// Everything that happens is a step (S0.2): ``step(_:)`` applies what is due, then the change,
/// then brings statuses, groups and the screen up to date, writes, and says what changed.
final class EngineCore {
  let clock: any TipClock
  let datastores: any DatastoreProvider

  /// The datastore, once configured (S2.1).
  var datastore: TipDatastore?
  /// Whether the next configure resets the store that it opens (S3.1).
  var resetsAtConfigure = false
  var configuration = EngineConfiguration()
  var overrides = TestingOverrides()

  var tips: [TipState] = []
  var groups: [GroupState] = []
  var inputs = InputStore()
  /// Records by tip id, with what runs now.
  var records: [String: RecordState] = [:]
  /// First displays, earliest first (S5.2).
  var budget: [BudgetEntry] = []

  /// Places on screen in the order in which they appeared (S0.2).
  var places: [PlaceState] = []
  var hasModal = false
  var isInBackground = false

  // Indices of what depends on what, so that a change touches only its own (architecture 9).
  var tipsByInput: [String: [Int]] = [:]
  var tipsByID: [String: [Int]] = [:]
  var tipsByIdentity: [TipIdentity: Int] = [:]
  var groupsByIdentity: [ObjectIdentifier: KnownGroup] = [:]
  /// Tips whose status may have changed in this step.
  var unsettled: Set<Int> = []
  /// The earliest instant at which time alone may change a rule's answer; nil when none.
  var nextRuleChange: Timestamp?
  /// The time of the last evaluation: a clock set back makes answers stale.
  var lastEvaluation = Timestamp(milliseconds: .min)

  /// When the budget was looked at last; its holder may be another since then.
  var lastBudgetCheck: Timestamp?

  var writes: [DatastoreWrite] = []
  var happenings: [EngineEvent] = []

  init(clock: any TipClock, datastores: any DatastoreProvider) {
    self.clock = clock
    self.datastores = datastores
  }

  var now: Timestamp { clock.now }

  /// Runs one step: what it changed, nil when nothing did, and what its change threw.
  func step(
    _ change: (EngineCore) throws -> Void
  ) -> (step: EngineStep?, failure: (any Error)?) {
    applyDue()
    var failure: (any Error)?
    do { try change(self) } catch { failure = error }
    settlePresentation()
    for id in inputs.takeDiscarded() { happenings.append(.parameterDiscarded(id: id)) }
    commit()
    let events = publish() + happenings
    happenings.removeAll(keepingCapacity: true)
    return (events.isEmpty ? nil : EngineStep(date: now, events: events), failure)
  }

  /// Writes the step; when the datastore cannot, everything reads again as it was written last.
  private func commit() {
    guard !writes.isEmpty, let datastore else { return writes.removeAll() }
    defer { writes.removeAll(keepingCapacity: true) }
    do {
      try datastore.commit(writes)
    } catch {
      happenings = [.datastoreFailed("\(datastore.path): \(error.message)")]
      for index in places.indices { places[index].display = nil }
      load(from: datastore)
      refreshStatuses()
    }
  }

  /// Compares every tip and group touched with what was last said of it.
  private func publish() -> [EngineEvent] {
    var events: [EngineEvent] = []
    for index in tips.indices where tips[index].status != tips[index].publishedStatus {
      let (old, new) = (tips[index].publishedStatus, tips[index].status)
      tips[index].publishedStatus = new
      for listener in tips[index].listeners.values { listener.yield(new) }
      events.append(.statusChanged(TrackedTip(index: index), from: old, to: new))
    }
    for index in groups.indices where groups[index].current != groups[index].publishedCurrent {
      let (old, new) = (groups[index].publishedCurrent, groups[index].current)
      groups[index].publishedCurrent = new
      if let new {
        for listener in groups[index].listeners.values { listener.yield(TrackedTip(index: new)) }
      }
      events.append(
        .currentTipChanged(
          TrackedGroup(index: index), from: old.map(TrackedTip.init), to: new.map(TrackedTip.init)))
    }
    return events
  }
}
