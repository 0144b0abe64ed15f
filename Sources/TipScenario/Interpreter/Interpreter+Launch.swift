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

  /// What the next `Tips.configure` is given, as far as it is known before a launch: what the
  /// `configure` lines say, then what the source does; for a configured process what it was given.
  var configuration: LaunchConfiguration {
    if let configured = device.process?.configuration { return configured }
    let calls = scope.model.app?.configureCalls ?? []
    let call = calls.first(where: \.isAtStart) ?? calls.first
    return device.configuration.over(LaunchConfiguration(call?.options ?? []))
  }

  /// `Tips.configure` as the app calls it late.
  func configure(_ process: AppProcess) throws(Problem) {
    try open(process)
    tellReset(of: process)
  }

  /// `Tips.configure` with what is known of the app's configuration.
  private func open(_ process: AppProcess) throws(Problem) {
    let wanted = configuration
    do {
      try process.engine.configure(try wanted.engineConfiguration())
    } catch {
      throw .tipKit(error, doing: "Tips.configure")
    }
    process.configuration = wanted
  }

  /// Tells that a configure has carried out a reset (S3.1).
  private func tellReset(of process: AppProcess) {
    guard let cause = process.resetCause else { return }
    record(.change(ScenarioChange(subject: "datastore", .datastoreReset(by: cause))))
    process.resetCause = nil
  }

  /// `Tips.resetDatastore`, which the next configure carries out (S3.1).
  func reset(_ process: AppProcess, by cause: String) throws(Problem) {
    do {
      try process.engine.resetDatastore()
    } catch {
      throw .tipKit(error, doing: "Tips.resetDatastore")
    }
    process.resetCause = cause
  }

  /// Ends the process cleanly; nothing happens when none runs.
  func terminate() {
    guard let process = device.process else { return }
    drain()
    process.engine.terminate()
    drain(ofEndedProcess: true)
    device.process = nil
  }

  /// Makes tips and groups known, those read from source first.
  private func track(in process: AppProcess) {
    // Also the events that no rule reads: the widest of an id's limits decides what is kept (S9.2).
    for event in scope.model.events { process.engine.track(event.descriptor) }
    let instances = Set(declaredTips)
    for (index, tip) in scope.tips.enumerated() where !tip.isInstance || instances.contains(index) {
      process.track(launchValue(of: tip, at: index), at: index)
    }
    let groups = Set(declaredGroups)
    for (index, group) in scope.groups.enumerated() {
      switch group.origin {
      case .implicit:
        if scope.implicitGroup == index {
          process.track(group, members: Array(scope.tips.indices), at: index)
        }
      case .source: process.track(group, members: group.members, at: index)
      case .script:
        if groups.contains(index) { process.track(group, members: group.members, at: index) }
      }
    }
  }

  /// Makes an instance known from its line on, to a running process too.
  func declare(instance index: Int) {
    declaredTips.append(index)
    device.process?.assumptions[index] = device.assumptions[index]
    device.process?.track(launchValue(of: scope.tips[index], at: index), at: index)
  }

  /// Makes a group known from its line on, to a running process too.
  func declare(group index: Int) {
    declaredGroups.append(index)
    let group = scope.groups[index]
    device.process?.track(group, members: group.members, at: index)
  }

  /// A tip as this launch has it: with its own `UUID()`s (S12.2) and the answers of `assume` lines.
  private func launchValue(of tip: ScenarioTip, at index: Int) -> any Tip {
    var source = tip.source.instance(forLaunch: device.launchCount)
    // The latest comes first: an answered rule takes no other answer.
    for assumption in (device.assumptions[index] ?? []).reversed() {
      source = source.assuming(assumption.input, holds: assumption.holds) ?? source
    }
    if source.id != tip.source.id { device.tipsByLaunchID[source.id, default: []].append(index) }
    return source
  }

  /// Hands overrides to the engine and tells of them, where they differ from what it has.
  func apply(_ wanted: OverrideState, to process: AppProcess) {
    let old = process.overrides
    hand(wanted, to: process)
    tellOverrides(of: process, since: old)
  }

  /// Hands overrides to the engine, where they differ from what it has.
  func hand(_ wanted: OverrideState, to process: AppProcess) {
    let old = process.overrides
    process.overrides = wanted
    if wanted.showsAll { process.engine.showAllTipsForTesting() }
    if wanted.hidesAll { process.engine.hideAllTipsForTesting() }
    if wanted.shown != old.shown { process.engine.showTipsForTesting(wanted.shown) }
    if wanted.hidden != old.hidden { process.engine.hideTipsForTesting(wanted.hidden) }
  }

  /// Tells of the overrides in force, where they differ.
  func tellOverrides(of process: AppProcess, since old: OverrideState) {
    guard process.overrides != old else { return }
    record(.change(ScenarioChange(subject: "overrides", .overrides(process.overrides.spelling))))
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
