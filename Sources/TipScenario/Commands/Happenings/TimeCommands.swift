import OpenTipKit

/// `advance-clock DURATION…`: time passes.
struct AdvanceClockCommand: ScenarioCommand {
  let duration: ScenarioDuration

  func run(in interpreter: Interpreter) throws(Problem) {
    try interpreter.advance(duration)
  }

  static let entry = CommandEntry(
    "advance-clock", .happenings, "DURATION…",
    "time passes; what falls due happens in order, at its own time"
  ) { arguments throws(Problem) in
    AdvanceClockCommand(duration: try arguments.duration())
  }
}

/// `advance-until EXPECTATION within DURATION`: time passes until an expectation holds.
struct AdvanceUntilCommand: ScenarioCommand {
  let expectation: any ScenarioExpectation
  let duration: ScenarioDuration
  /// Whether the line names its modes itself: then it is checked in those.
  var hasModes = false

  func run(in interpreter: Interpreter) throws(Problem) {
    guard interpreter.isChecking else {
      try interpreter.advance(duration)
      return
    }
    var last: Mismatch?
    let holds = try interpreter.advance(duration) { () throws(Problem) in
      last = try expectation.mismatch(in: interpreter)
      return last == nil
    }
    expectation.finish(in: interpreter)
    if !holds, let last { throw .neverHeld(duration, last) }
  }

  func namedTips(in scope: NameScope) -> [Int] { expectation.namedTips(in: scope) }

  func namedGroups(in scope: NameScope) -> [Int] { expectation.namedGroups(in: scope) }

  static let entry = CommandEntry(
    "advance-until", .happenings, "EXPECTATION within DURATION",
    "time passes until an expectation, written without expect-, holds"
  ) { arguments throws(Problem) in
    let words = try arguments.takeAll("an expectation")
    guard let within = words.lastIndex(where: { $0.text == "within" && !$0.isQuoted }),
      within > 0
    else { throw .missingArgument("within and a duration", of: arguments.head) }
    var head = words[0]
    head.text = "expect-" + head.text
    guard let entry = CommandCatalogue.entry(head.text) else {
      throw .unknownExpectation(words[0])
    }
    var inner = Arguments(
      head: head, rest: words[1..<within], scope: arguments.scope, settings: arguments.settings)
    guard let expectation = try entry.parse(&inner) as? any ScenarioExpectation else {
      throw .badArgument(words[0], "\(words[0].text) cannot be waited for")
    }
    try inner.end()
    var rest = Arguments(
      head: arguments.head, rest: words[(within + 1)...], scope: arguments.scope,
      settings: arguments.settings)
    return AdvanceUntilCommand(expectation: expectation, duration: try rest.duration())
  }
}

/// `set-clock INSTANT`: the clock is changed, backwards too; nothing in between happens.
struct SetClockCommand: ScenarioCommand {
  let instant: Timestamp

  func run(in interpreter: Interpreter) throws(Problem) {
    interpreter.world.clock.set(instant)
    interpreter.settle()
  }

  static let entry = CommandEntry(
    "set-clock", .happenings, "INSTANT", "the clock is changed; nothing in between happens"
  ) { arguments throws(Problem) in
    let instant = try arguments.instant()
    try arguments.end()
    return SetClockCommand(instant: instant)
  }
}
