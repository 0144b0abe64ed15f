extension TipEngine {
  /// The engine of the running task, where one was set; tests run side by side that way.
  @TaskLocal public static var taskLocal: TipEngine?

  /// The process's own engine: live clock, datastores on disk.
  private static let process: TipEngine = {
    let engine = TipEngine(clock: SystemClock(), datastores: ApplicationDatastores())
    // Nothing is configured yet, so that a reset is never refused (S3.3).
    try? engine.apply(TestingLaunchArguments(CommandLine.arguments))
    return engine
  }()

  /// The engine that `Tips`, parameters, events and tips talk to.
  public static var current: TipEngine { taskLocal ?? process }

  /// The handle of a tip that code holds as a value; the same value gets the same one.
  func tracked(_ tip: any Tip) -> TrackedTip {
    // A tip's members are the app's code, which may ask the engine: they run outside of the lock.
    let tip = (tip as? AnyTip)?.base ?? tip
    let identity = TipIdentity(tip)
    if let known = core.withLock({ $0.tipsByIdentity[identity] }) {
      return TrackedTip(index: known)
    }
    let state = TipState(tip)
    return core.withLock { core in
      if let known = core.tipsByIdentity[identity] { return TrackedTip(index: known) }
      let index = core.track(state)
      core.tipsByIdentity[identity] = index
      return TrackedTip(index: index)
    }
  }
}
