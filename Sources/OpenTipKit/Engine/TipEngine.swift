import Synchronization

/// One app process's tips: knows them, judges them, and puts them on the screen.
///
/// Any number of engines live side by side (architecture 3); every call may come from any thread.
/// Each call that changes something is one step (S0.2): when it returns, statuses, groups and
/// displays are up to date and what it changed is in the datastore.
public final class TipEngine: Sendable {
  /// Hears of each step that changed something, after it, on the thread that made it.
  public typealias Observer = @Sendable (EngineStep) -> Void

  let core: Mutex<EngineCore>
  let clock: any TipClock
  private let listener = Mutex<Listener?>(nil)
  private let deadlines = DeadlineWatch()

  /// Makes a process that has started and is not configured (S2.1).
  public init(clock: any TipClock, datastores: any DatastoreProvider) {
    self.clock = clock
    core = Mutex(EngineCore(clock: clock, datastores: datastores))
  }

  /// Sets who hears of the steps; nil for nobody.
  public func setObserver(_ observer: Observer?) {
    listener.withLock { $0 = observer.map(Listener.init) }
  }

  // MARK: Tips and groups

  /// Makes a tip known; each call makes another.
  @discardableResult
  public func track(_ tip: any Tip) -> TrackedTip {
    // A tip's members are the app's code, which may ask the engine: they run outside of the lock.
    let state = TipState(tip)
    return core.withLock { TrackedTip(index: $0.track(state)) }
  }

  /// Makes a group of known tips known.
  @discardableResult
  public func track(
    group name: String, priority: TipGroup.Priority, members: [TrackedTip]
  ) -> TrackedGroup {
    core.withLock { TrackedGroup(index: $0.track(group: name, priority, members.map(\.index))) }
  }

  /// Makes an event's declaration known, so that what its limit allows is kept even while no tip's
  /// rule reads it (S9.2).
  public func track(_ event: EventDescriptor) {
    core.withLock { $0.inputs.widen(event) }
  }

  // MARK: Life

  /// `Tips.configure`: opens the datastore and begins to judge (S2).
  ///
  /// - Throws: `tipsDatastoreAlreadyConfigured` the second time, which changes nothing (S2.3);
  ///   `datastoreUnreadable` when the store cannot be opened, after which it may be tried again.
  public func configure(_ configuration: EngineConfiguration = EngineConfiguration()) throws {
    try throwingStep { try $0.configure(configuration) }
  }

  /// A launch: `configure` and the screen together are one step (S0.2), so that nothing is said of
  /// what holds only between the two.
  ///
  /// - Parameters:
  ///   - configuration: nil for an app that does not call `Tips.configure` at launch.
  ///   - places: come on screen in this order, also when configuring fails.
  /// - Throws: what ``configure(_:)`` throws; the process then runs, unconfigured (S2.3).
  public func launch(_ configuration: EngineConfiguration?, places: [Place] = []) throws {
    try inOneStep { () throws(any Error) in
      defer { appear(places) }
      if let configuration { try configure(configuration) }
    }
  }

  /// Runs calls as one step (S0.2): only what holds after the last of them is told and displayed.
  ///
  /// Calls of other threads made meanwhile belong to the step too; a status asked for inside is that
  /// of the calls so far.
  package func inOneStep<Answer, Failure: Error>(
    _ calls: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    settle()
    core.withLock { $0.holders += 1 }
    defer {
      core.withLock { $0.holders -= 1 }
      settle()
    }
    return try calls()
  }

  /// `Tips.resetDatastore`: remembered for the next configure (S3.1).
  ///
  /// - Throws: `tipsDatastoreAlreadyConfigured` after configure, which changes nothing.
  public func resetDatastore() throws {
    try throwingStep { try $0.resetDatastore() }
  }

  /// A clean end of the process: displays end and are recorded (S6.1).
  ///
  /// The next launch is a new engine; this one is only good for questions afterwards.
  public func terminate() {
    step { $0.terminate() }
  }

  // MARK: Testing overrides (S4)

  /// Makes every tip available, but for those in a list of hidden ones.
  public func showAllTipsForTesting() { step { $0.override { $0.showsAll = true } } }

  /// Makes every tip pending, but for those shown by another override.
  public func hideAllTipsForTesting() { step { $0.override { $0.hidesAll = true } } }

  /// Makes tips available by type name or id; replaces an earlier list (S4.4).
  public func showTipsForTesting(_ names: [String]) {
    step { $0.override { $0.shown = Set(names) } }
  }

  /// Makes tips pending by type name or id; replaces an earlier list (S4.4).
  public func hideTipsForTesting(_ names: [String]) {
    step { $0.override { $0.hidden = Set(names) } }
  }

  // MARK: What the app does

  /// Records a donation, its information as JSON (S9); ignored before configure (S2.1).
  public func donate(_ event: EventDescriptor, information: String? = nil) {
    step { $0.donate(event, information: information) }
  }

  /// Removes all donations of an event.
  public func deleteDonations(of event: EventDescriptor) {
    step { $0.deleteDonations(of: event) }
  }

  /// What the event's declaration queries now, in ascending date order (S9.2).
  public func donations(of event: EventDescriptor) -> [RecordedDonation] {
    core.withLock { $0.donations(of: event) }
  }

  /// Sets a parameter; not applied before configure (S2.1, S8).
  public func set(_ parameter: ParameterDescriptor, to value: any Sendable) {
    step { $0.set(parameter, to: value) }
  }

  /// A parameter's value; its default before configure.
  public func value(of parameter: ParameterDescriptor) -> any Sendable {
    core.withLock { $0.value(of: parameter) }
  }

  /// Finishes a tip; the first reason wins (S7.1), and under a show override nothing happens (S4.2).
  public func invalidate(_ tip: TrackedTip, reason: Tips.InvalidationReason) {
    step { $0.invalidate(tip: tip.index, reason) }
  }

  /// Makes a tip as if new (S7.4).
  public func resetEligibility(_ tip: TrackedTip) {
    step { $0.resetEligibility(tip.index) }
  }

  @discardableResult
  func step<Answer: Sendable>(_ change: @Sendable (EngineCore) -> Answer) -> Answer {
    let (steps, answer) = core.withLock { core in
      let (steps, result) = core.step { (core) throws(Never) in change(core) }
      return (steps, result.get())
    }
    report(steps)
    return answer
  }

  func throwingStep(_ change: @Sendable (EngineCore) throws -> Void) throws {
    let (steps, result) = core.withLock { core in
      core.step { (core) throws(any Error) in try change(core) }
    }
    report(steps)
    try result.get()
  }

  private func report(_ steps: [EngineStep]) {
    if clock.isLive { deadlines.watch(self) }
    guard !steps.isEmpty, let listener = listener.withLock({ $0 }) else { return }
    for step in steps { listener.observer(step) }
  }

  /// Holds the observer. A closure that is itself the mutex's value is wrapped once more each time
  /// that it is read: the calls would take longer and longer, and in the end overflow the stack.
  private struct Listener: Sendable {
    let observer: Observer
  }
}

extension EngineCore {
  /// Changes the overrides, which concern every tip at once (S4.4).
  fileprivate func override(_ change: (inout TestingOverrides) -> Void) {
    change(&overrides)
    touchAll()
    if datastore != nil { finishReachedCounts() }
  }
}
