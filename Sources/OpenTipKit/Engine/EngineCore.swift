/// One app process as the engine sees it; not thread-safe, ``TipEngine`` guards it.
///
/// Everything that happens is a step (S0.2): what is due, or one change; then statuses, groups and
/// the screen are brought up to date, all is written, and what changed is told.
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
  /// The groups that each tip is a member of.
  var groupsByTip: [Int: [Int]] = [:]
  /// Tips whose status may have changed in this step.
  var unsettled: Set<Int> = []
  /// Tips and groups that were judged anew since the last step's end.
  var unpublishedTips: Set<Int> = []
  var unpublishedGroups: Set<Int> = []
  /// The earliest instant at which time alone may change a rule's answer; nil when none.
  var nextRuleChange: Timestamp?
  /// The time of the last evaluation: a clock set back makes answers stale.
  var lastEvaluation = Timestamp(milliseconds: .min)

  /// The budget's holder by which the statuses were judged; another one concerns every tip.
  var judgedBudgetHolder: Blocker?

  /// How many callers hold several calls together as one step (``TipEngine/inOneStep(_:)``).
  var holders = 0

  var writes: [DatastoreWrite] = []
  var happenings: [EngineEvent] = []

  init(clock: any TipClock, datastores: any DatastoreProvider) {
    self.clock = clock
    self.datastores = datastores
  }

  var now: Timestamp { clock.now }

  /// Runs a step, after one of its own for what has fallen due: what they changed, and what the
  /// change answered or threw (S0.2).
  func step<Answer, Failure: Error>(
    _ change: (EngineCore) throws(Failure) -> Answer
  ) -> (steps: [EngineStep], answer: Result<Answer, Failure>) {
    var steps: [EngineStep] = []
    guard holders == 0 else {
      let answer = Result { () throws(Failure) in try change(self) }
      refreshStatuses()
      return ([], answer)
    }
    applyDue()
    if !unsettled.isEmpty, let due = finishStep() { steps.append(due) }
    let answer = Result { () throws(Failure) in try change(self) }
    if let changed = finishStep() { steps.append(changed) }
    return (steps, answer)
  }

  /// Brings statuses, groups and the screen up to date, writes, and says what changed.
  private func finishStep() -> EngineStep? {
    settlePresentation()
    for id in inputs.takeDiscarded() { happenings.append(.parameterDiscarded(id: id)) }
    for failure in inputs.takeFailures() { happenings.append(.datastoreFailed(failure)) }
    commit()
    let events = publish() + happenings
    happenings.removeAll(keepingCapacity: true)
    return events.isEmpty ? nil : EngineStep(date: now, events: events)
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
      // What cannot be read either stays as it is in memory: there is nothing better to go by.
      try? load(from: datastore)
      refreshStatuses()
    }
  }

  /// Compares every tip and group judged anew with what was last said of it.
  private func publish() -> [EngineEvent] {
    var events: [EngineEvent] = []
    defer {
      unpublishedTips.removeAll(keepingCapacity: true)
      unpublishedGroups.removeAll(keepingCapacity: true)
    }
    for index in unpublishedTips.sorted()
    where tips[index].status != tips[index].publishedStatus {
      let (old, new) = (tips[index].publishedStatus, tips[index].status)
      tips[index].publishedStatus = new
      for listener in tips[index].listeners.values { listener.yield(new) }
      events.append(.statusChanged(TrackedTip(index: index), from: old, to: new))
    }
    for index in unpublishedGroups.sorted()
    where groups[index].current != groups[index].publishedCurrent {
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
