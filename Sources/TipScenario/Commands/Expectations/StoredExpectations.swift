import OpenTipKit
import TipSource

/// `expect-parameter PARAMETER VALUE`.
struct ExpectParameterCommand: ScenarioExpectation {
  let setting: ParameterArguments

  func mismatch(in interpreter: Interpreter) throws(Problem) -> Mismatch? {
    let parameter = interpreter.scope.model.parameters[setting.parameter]
    let value = try interpreter.valueEngine().value(of: parameter.descriptor)
    let actual = try SourceValue.canonicalJSON(of: value, parameter)
    guard actual != setting.json else { return nil }
    let zone = interpreter.zone
    let shown = SourceValue.spelling(actual, parameter.type, zone)
    let wanted = SourceValue.spelling(setting.json, parameter.type, zone)
    return Mismatch(message: "expected \(parameter.name) to be \(wanted), but it is \(shown)")
  }

  func namedTips(in scope: NameScope) -> [Int] {
    scope.tips(declaring: scope.model.parameters[setting.parameter].name)
  }

  static let entry = CommandEntry(
    "expect-parameter", .expectations, "PARAMETER VALUE", "the parameter's value"
  ) { arguments throws(Problem) in
    ExpectParameterCommand(setting: try ParameterArguments(&arguments))
  }
}

/// `expect-donations EVENT COUNT`: what `event.donations` returns now.
struct ExpectDonationsCommand: ScenarioExpectation {
  let event: Int
  let count: Int

  func mismatch(in interpreter: Interpreter) throws(Problem) -> Mismatch? {
    let source = interpreter.scope.model.events[event]
    let actual = try interpreter.valueEngine().donations(of: source.descriptor).count
    guard actual != count else { return nil }
    return Mismatch(
      message: "expected \(Counted.words(count, "donation")) of \(source.name), "
        + "but there \(actual == 1 ? "is" : "are") \(actual)")
  }

  func namedTips(in scope: NameScope) -> [Int] {
    scope.tips(declaring: scope.model.events[event].name)
  }

  static let entry = CommandEntry(
    "expect-donations", .expectations, "EVENT COUNT", "how many donations event.donations returns"
  ) { arguments throws(Problem) in
    let event = try arguments.event()
    let count = try arguments.count("a count")
    try arguments.end()
    return ExpectDonationsCommand(event: event, count: count)
  }
}

/// `expect-display-count TIP COUNT`.
struct ExpectDisplayCountCommand: ScenarioExpectation {
  let tip: Int
  let count: Int

  func mismatch(in interpreter: Interpreter) throws(Problem) -> Mismatch? {
    let actual = try interpreter.record(of: tip).displayCount
    guard actual != count else { return nil }
    return Mismatch(
      message: "expected \(Counted.words(count, "display")) of \(interpreter.name(tip)), "
        + "but there \(actual == 1 ? "was" : "were") \(actual)")
  }

  func namedTips(in scope: NameScope) -> [Int] { [tip] }

  static let entry = CommandEntry(
    "expect-display-count", .expectations, "TIP COUNT", "how many displays of the tip have begun"
  ) { arguments throws(Problem) in
    let tip = try arguments.tip()
    let count = try arguments.count("a count")
    try arguments.end()
    return ExpectDisplayCountCommand(tip: tip, count: count)
  }
}

extension Interpreter {
  /// What the datastore keeps of a tip, with or without a process.
  func record(of tip: Int) throws(Problem) -> TipRecord {
    if let process = device.process {
      return process.engine.record(of: try handle(tip, in: process))
    }
    let engine = try pastEngine(at: now)
    return engine.record(of: engine.track(StandIn(scope.tips[tip])))
  }
}
