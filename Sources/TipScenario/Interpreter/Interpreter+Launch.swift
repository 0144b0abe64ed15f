import OpenTipKit

extension Interpreter {
  /// The running process.
  ///
  /// - Throws: `not-running`.
  func requireProcess() throws(Problem) -> AppProcess {
    guard let process = device.process else { throw .notRunning }
    return process
  }

  /// Says that the app must not run: set-up commands act between launches.
  func requireNoProcess(_ command: String) throws(Problem) {
    if device.process != nil { throw .appRunning(command) }
  }

  /// The process's handle of a tip.
  func handle(_ tip: Int, in process: AppProcess) throws(Problem) -> TrackedTip {
    guard let handle = process.tips[tip] else { throw .notDeclared(scope.tips[tip].name) }
    return handle
  }

  /// The process's handle of a group.
  func handle(ofGroup group: Int, in process: AppProcess) throws(Problem) -> TrackedGroup {
    guard let handle = process.groups[group] else { throw .notDeclared(scope.groups[group].name) }
    return handle
  }

  /// Starts the process with launch arguments, those of the mode after them.
  ///
  /// - Parameter screen: the places to put on screen, in order.
  func launch(_ arguments: [Word], screen: [Int] = []) throws(Problem) {
    let plan = try launchPlan(arguments)
    terminate()
    let named = Set(plan.overrides.shown + plan.overrides.hidden)
    focus.notice(
      scope.tips.indices.filter {
        named.contains(scope.tips[$0].source.typeName) || named.contains(scope.tips[$0].source.id)
      })
    let process = AppProcess(
      clock: world.clock, datastores: device.datastores, arguments: arguments, input: plan.inputs)
    device.launchCount += 1
    device.process = process
    device.updates = nil
    process.assumptions = device.assumptions
    track(in: process)
    hand(plan.overrides, to: process)
    if let cause = plan.resetCause { try reset(process, by: cause) }
    let places = implicitScreen(of: process) + places(screen, in: process)
    // A location that is refused stops Tips.configure, but not the app and its screen.
    let run = AppRun(self, process, isLaunch: true)
    let failure = process.engine.inOneStep {
      defer { process.engine.appear(places) }
      return start(process, plan, run)
    }
    tellOverrides(of: process, since: OverrideState())
    if process.engine.isConfigured { tellReset(of: process) }
    run.tellCalls()
    openStreams(after: drainLaunch(of: process), of: process)
    if let failure { throw failure }
  }

  /// What the app does before its first screen; answers with why configuring failed.
  private func start(_ process: AppProcess, _ plan: LaunchPlan, _ run: AppRun) -> Problem? {
    guard scope.model.app != nil else {
      return plan.configures ? configured(process) : nil
    }
    scope.model.runStart(in: run)
    guard scope.model.app?.configureCalls.isEmpty ?? true else { return run.configureFailure }
    // Nothing in the source configures: then the script does, or nobody.
    if !device.configuration.isEmpty { return configured(process) }
    warn(ScenarioWarning.neverConfigures)
    return nil
  }

  private func configured(_ process: AppProcess) -> Problem? {
    do throws(Problem) {
      try open(process)
      return nil
    } catch {
      return error
    }
  }

  /// What the arguments of a launch, and after them the mode's, ask for.
  func launchPlan(_ arguments: [Word]) throws(Problem) -> LaunchPlan {
    try LaunchPlan(arguments, mode: modeArguments, scope: scope)
  }

  /// What the mode appends to every launch.
  private var modeArguments: [Word] {
    statement.map { mode.launchWords(at: $0.line.span) } ?? []
  }

  /// Ends the process cleanly; nothing happens when none runs.
  func terminate() {
    guard let process = device.process else { return }
    drain()
    process.engine.terminate()
    drain(ofEndedProcess: true)
    device.process = nil
  }

  /// Opens the streams that `expect-updates` asks about.
  private func openStreams(after events: [EngineEvent], of process: AppProcess) {
    var updates = UpdateLog()
    for event in events {
      switch event {
      case .statusChanged(let tip, _, let to): updates.open(status: to, of: process.index(of: tip))
      case .currentTipChanged(let group, _, let to?):
        updates.open(current: process.index(of: to), of: process.index(of: group))
      default: break
      }
    }
    device.updates = updates
  }
}
