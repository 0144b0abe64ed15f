import OpenTipKit

/// `given …`: a past without replaying it.
struct GivenCommand: ScenarioCommand {
  /// What happened then.
  enum Past: Sendable {
    case donations(DonationArguments)
    /// A display of no length: it counts, and holds the budget.
    case displayed(Int)
    case invalidated(Int, Tips.InvalidationReason)
    case parameter(Int, json: String)
  }

  let past: Past
  let moment: PastMoment

  func run(in interpreter: Interpreter) throws(Problem) {
    try interpreter.requireNoProcess("given")
    let instant = try moment.instant(before: interpreter.now)
    let engine = try interpreter.pastEngine(at: instant)
    let scope = interpreter.scope
    switch past {
    case .donations(let donations):
      let event = scope.widest(of: donations.event)
      try interpreter.spend(donations: donations.count)
      for _ in 0..<donations.count { engine.donate(event, information: donations.information) }
    case .displayed(let tip):
      let handle = engine.track(StandIn(scope.tips[tip]))
      if let end = engine.record(of: handle).invalidation?.date, end <= instant {
        throw .noChange("\(scope.tips[tip].name) was invalidated before it could be displayed")
      }
      engine.recordPastDisplay(of: handle)
    case .invalidated(let tip, let reason):
      let handle = engine.track(StandIn(scope.tips[tip]))
      if let first = engine.record(of: handle).invalidation?.date, first <= instant {
        throw .noChange("\(scope.tips[tip].name) was invalidated before; the first reason wins")
      }
      engine.recordPastInvalidation(of: handle, reason: reason)
      interpreter.markInvalidation(of: tip, engine.record(of: handle))
    case .parameter(let index, let json):
      let parameter = scope.model.parameters[index].descriptor
      engine.set(parameter, to: try SourceValue.decode(json, parameter))
    }
    engine.terminate()
  }

  var donationCount: Int {
    guard case .donations(let donations) = past else { return 0 }
    return donations.count
  }

  func namedTips(in scope: NameScope) -> [Int] {
    switch past {
    case .displayed(let tip), .invalidated(let tip, _): [tip]
    case .donations, .parameter: []
    }
  }

  static let entry = CommandEntry(
    "given", .setup,
    "donate EVENT [COUNT] at -2d [FIELD=VALUE…] | displayed TIP at -1d"
      + " | invalidated TIP REASON at -10d | set PARAMETER VALUE",
    "a past without replaying it"
  ) { arguments throws(Problem) in
    let what = try arguments.next("donate, displayed, invalidated or set")
    switch what.text {
    case "donate":
      var donations = try DonationArguments(&arguments)
      let moment = try PastMoment(&arguments)
      try donations.readFields(&arguments)
      return GivenCommand(past: .donations(donations), moment: moment)
    case "displayed":
      let tip = try arguments.tip()
      let moment = try PastMoment(&arguments)
      try arguments.end()
      return GivenCommand(past: .displayed(tip), moment: moment)
    case "invalidated":
      let tip = try arguments.tip()
      let reason = try arguments.reason()
      let moment = try PastMoment(&arguments)
      try arguments.end()
      return GivenCommand(past: .invalidated(tip, reason), moment: moment)
    case "set":
      let setting = try ParameterArguments(&arguments)
      let parameter = arguments.scope.model.parameters[setting.parameter]
      if parameter.descriptor.isTransient { throw .transientParameter(parameter.name) }
      return GivenCommand(
        past: .parameter(setting.parameter, json: setting.json), moment: .now)
    case "store": throw .notAvailable("given store", what.span)
    default:
      throw .notAChoice(
        what, "a past", ["donate", "displayed", "invalidated", "set"])
    }
  }
}

/// `at -2d` or `at INSTANT`; now without.
enum PastMoment: Sendable {
  case now
  case ago(ScenarioDuration)
  case instant(Timestamp)

  init(_ arguments: inout Arguments) throws(Problem) {
    guard arguments.take("at") else {
      self = .now
      return
    }
    let word = try arguments.next("-DURATION or an instant")
    guard word.text.hasPrefix("-") else {
      self = .instant(try ValueReader(zone: arguments.settings.zone).instant(word))
      return
    }
    var positive = word
    positive.text.removeFirst()
    self = .ago(try Arguments.duration(positive))
  }

  /// The instant, which is not after the present.
  func instant(before now: Timestamp) throws(Problem) -> Timestamp {
    let instant =
      switch self {
      case .now: now
      case .ago(let duration): now.adding(milliseconds: -duration.milliseconds)
      case .instant(let instant): instant
      }
    guard ScenarioInstant.range.contains(instant) else { throw .clockOutOfRange }
    guard instant <= now else { throw .notPast }
    return instant
  }
}

/// A tip of the same identity without rules and options: history can be written for it.
struct StandIn: TypeNamedTip {
  let id: String
  let typeName: String
  let title = Text("")

  init(_ tip: ScenarioTip) {
    id = tip.source.id
    typeName = tip.source.typeName
  }
}
