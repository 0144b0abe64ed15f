import OpenTipKit
import TipSource

/// Carries out what the app's own code does: at a launch, or when an action is tapped.
final class AppRun: AppHost {
  private let interpreter: Interpreter
  private let process: AppProcess
  /// Whether the app is starting: then its calls are part of the launch's step (S0.2).
  private let isLaunch: Bool
  /// Why a `Tips.configure` failed, if one did; an app may pass over it, the harness does not.
  private(set) var configureFailure: Problem?
  /// What the app's calls did, in words, in order.
  private var told: [String] = []

  init(_ interpreter: Interpreter, _ process: AppProcess, isLaunch: Bool) {
    self.interpreter = interpreter
    self.process = process
    self.isLaunch = isLaunch
  }

  private var device: Device { interpreter.device }
  private var scope: NameScope { interpreter.scope }
  private var engine: TipEngine { process.engine }

  // MARK: Questions

  var launchArguments: [String] { process.input.arguments }
  var environment: [String: String] { process.input.environment }

  func storedDefault(forKey key: String) -> SwiftValue? { device.defaults[key] }

  func setStoredDefault(_ value: SwiftValue?, forKey key: String) { device.defaults[key] = value }

  func value(of parameter: SourceParameter) -> SwiftValue? {
    engine.value(of: parameter.descriptor) as? SwiftValue
  }

  func donationCount(of event: SourceEvent) -> Int { engine.donations(of: event.descriptor).count }

  func status(ofTip name: String) -> Tips.Status {
    handle(name).map { engine.status(of: $0) } ?? .pending
  }

  func currentTip(ofGroup name: String) -> String? {
    guard let group = scope.groups.firstIndex(where: { $0.name == name && $0.origin == .source })
    else { return nil }
    return interpreter.currentTip(of: group).map { scope.tips[$0].source.name }
  }

  // MARK: Calls

  func perform(_ call: AppCall, at location: SourceLocation) throws {
    switch call {
    case .configure(let options): try configure(options, at: location)
    case .resetDatastore:
      try engine.resetDatastore()
      process.resetCause = "the app's Tips.resetDatastore"
    case .showAllTipsForTesting: override { $0.showsAll = true }
    case .hideAllTipsForTesting: override { $0.hidesAll = true }
    case .showTipsForTesting(let names): override { $0.shown = names }
    case .hideTipsForTesting(let names): override { $0.hidden = names }
    case .invalidate(let tip, let reason): invalidate(tip, reason)
    case .resetEligibility(let tip):
      guard let handle = handle(tip) else { return }
      engine.resetEligibility(handle)
      tell("resets the eligibility of \(name(of: tip))", concerning: [tip])
    case .set(let parameter, let value): try set(parameter, to: value)
    case .donate(let event, let value): donate(event, value)
    case .deleteDonations(let event):
      engine.deleteDonations(of: event.descriptor)
      tell("deletes the donations of \(event.name)", reading: event.descriptor)
    }
    if !isLaunch { interpreter.drain() }
  }

  func note(_ message: String, at location: SourceLocation) {
    if isLaunch {
      interpreter.warn(ScenarioWarning.appCode(message, location))
    } else {
      interpreter.record(.note(message))
    }
  }

  /// Tells what the app's calls at its start did: all of them where the launch has arguments or
  /// variables, which may have caused them, else those that concern tips in focus.
  func tellCalls() {
    for words in told { interpreter.record(.note(words)) }
  }

  private func configure(_ options: [ConfigureCall.Option], at location: SourceLocation) throws {
    for option in options where option.value == nil {
      note("\(option.source) could not be read: what configure lines say holds", at: location)
    }
    let configuration = device.configuration.over(LaunchConfiguration(options))
    if let cloud = options.first(where: { $0.key == "cloudkit" && $0.value != "off" }) {
      note("\(cloud.source): there is no sync yet, so nothing is shared", at: location)
    }
    do {
      try engine.configure(try configuration.engineConfiguration())
    } catch {
      let problem = Problem.tipKit(error, doing: "Tips.configure")
      if problem.code != "tipsDatastoreAlreadyConfigured" {
        configureFailure = configureFailure ?? problem
      } else {
        note("Tips.configure is called again and throws \(problem.code) (S2.3)", at: location)
      }
      throw error
    }
    process.configuration = configuration
  }

  private func override(_ change: (inout OverrideState) -> Void) {
    var wanted = process.overrides
    change(&wanted)
    if isLaunch {
      interpreter.hand(wanted, to: process)
    } else {
      interpreter.apply(wanted, to: process)
    }
  }

  private func invalidate(_ tip: String, _ reason: Tips.InvalidationReason) {
    guard let handle = handle(tip) else { return }
    engine.invalidate(handle, reason: reason)
    tell("invalidates \(name(of: tip)): \(reason.words)", concerning: [tip])
    guard !isLaunch else { return }
    interpreter.drain()
    interpreter.markInvalidation(of: process.index(of: handle), engine.record(of: handle))
  }

  private func set(_ parameter: SourceParameter, to value: SwiftValue) throws {
    let descriptor = parameter.descriptor
    engine.set(descriptor, to: try descriptor.decode(value.json(as: parameter.type)))
    let words = value.spelling(as: parameter.type, in: interpreter.zone)
    tell("sets \(parameter.name) to \(words)", reading: descriptor)
  }

  private func donate(_ event: SourceEvent, _ value: SwiftValue?) {
    do {
      try interpreter.spend(donations: 1)
    } catch {
      interpreter.record(.note(error.message))
      return
    }
    let information = value.flatMap { value in event.information.map { value.json(as: $0) } }
    engine.donate(event.descriptor, information: information)
    tell("donates \(event.name)", reading: event.descriptor)
  }

  // MARK: Telling

  private func tell(_ words: String, reading parameter: ParameterDescriptor) {
    tell(words) { $0.rules.contains { $0.inputs.contains { $0.isParameter(parameter.id) } } }
  }

  private func tell(_ words: String, reading event: EventDescriptor) {
    tell(words) { $0.rules.contains { $0.inputs.contains { $0.isEvent(event.id) } } }
  }

  private func tell(_ words: String, concerning tips: [String]) {
    if isLaunch, !process.input.isEmpty {
      interpreter.focus.notice(
        scope.tips.indices.filter { tips.contains(scope.tips[$0].source.name) })
    }
    tell(words) { tips.contains($0.name) }
  }

  /// Says what a call did; at a launch only when it concerns a tip in focus.
  private func tell(_ words: String, concerns: (SourceTip) -> Bool) {
    let ignored = engine.isConfigured ? "" : ", which nothing comes of before Tips.configure (S2.1)"
    guard isLaunch else { return interpreter.record(.note("the app \(words)\(ignored)")) }
    let isInFocus = scope.tips.indices.contains {
      interpreter.focus.contains($0) && concerns(scope.tips[$0].source)
    }
    if isInFocus || !process.input.isEmpty { told.append("the app \(words)\(ignored)") }
  }

  private func handle(_ name: String) -> TrackedTip? {
    scope.tips.firstIndex { $0.source.name == name }.flatMap { process.tips[$0] }
  }

  private func name(of tip: String) -> String {
    scope.tips.first { $0.source.name == tip }?.name ?? tip
  }
}

extension RuleInput {
  fileprivate func isParameter(_ id: String) -> Bool {
    if case .parameter(let parameter) = self { return parameter.id == id }
    return false
  }

  fileprivate func isEvent(_ id: String) -> Bool {
    if case .event(let event) = self { return event.id == id }
    return false
  }
}
