import OpenTipKit

/// `expect-current-tip TIP|none [in GROUP]`: a group's current tip, on screen or not.
struct ExpectCurrentTipCommand: ScenarioExpectation {
  let tip: Int?
  let group: Int
  /// Whether the line names the group.
  let namesGroup: Bool

  func mismatch(in interpreter: Interpreter) throws(Problem) -> Mismatch? {
    let actual = interpreter.currentTip(of: group)
    if actual == tip { return nil }
    let place = namesGroup ? " in \(interpreter.scope.groups[group].name)" : ""
    let wanted = tip.map { "the current tip\(place) to be \(interpreter.name($0))" }
    let found = actual.map { "it is \(interpreter.name($0))" } ?? "there is none"
    let message = "expected \(wanted ?? "no current tip\(place)"), but \(found)"
    var details: [String] = []
    if let tip { details += interpreter.blockerLines(of: tip) }
    if let actual { details += interpreter.blockerLines(of: actual) }
    return Mismatch(message: message, details: details)
  }

  func namedTips(in scope: NameScope) -> [Int] {
    (tip.map { [$0] } ?? []) + (namesGroup ? scope.members(of: group) : [])
  }

  func namedGroups(in scope: NameScope) -> [Int] { [group] }

  static let entry = CommandEntry(
    "expect-current-tip", .expectations, "TIP|none [in GROUP]",
    "the group's current tip, on screen or not"
  ) { arguments throws(Problem) in
    let word = try arguments.next("a tip or none")
    let tip = word.text == "none" && !word.isQuoted ? nil : try arguments.scope.tip(word)
    let namesGroup = arguments.peek != nil
    let group = try group(&arguments)
    try arguments.end()
    return ExpectCurrentTipCommand(tip: tip, group: group, namesGroup: namesGroup)
  }

  private static func group(_ arguments: inout Arguments) throws(Problem) -> Int {
    if arguments.take("in") { return try arguments.scope.group(try arguments.next("a group")) }
    try arguments.end()
    let scope = arguments.scope
    if scope.scriptGroups.count == 1 { return scope.scriptGroups[0] }
    if let all = scope.implicitGroup { return all }
    throw .groupNeeded(scope.scriptGroups.map { scope.groups[$0].name }, arguments.head)
  }
}

/// `expect-status TIP pending|available|invalidated [REASON]`.
struct ExpectStatusCommand: ScenarioExpectation {
  let tip: Int
  /// `pending`, `available` or `invalidated`.
  let status: String
  /// Nil for any reason.
  let reason: Tips.InvalidationReason?

  func mismatch(in interpreter: Interpreter) throws(Problem) -> Mismatch? {
    let actual = interpreter.status(of: tip)
    switch actual {
    case .pending where status == "pending", .available where status == "available": return nil
    case .invalidated(let why) where status == "invalidated" && (reason ?? why) == why: return nil
    default: break
    }
    let wanted = reason.map { "\(status) \($0.words)" } ?? status
    return Mismatch(
      message: "expected \(interpreter.name(tip)) to be \(wanted), but it is \(actual.words)",
      details: interpreter.blockerLines(of: tip))
  }

  func namedTips(in scope: NameScope) -> [Int] { [tip] }

  static let entry = CommandEntry(
    "expect-status", .expectations, "TIP pending|available|invalidated [REASON]",
    "the tip's status"
  ) { arguments throws(Problem) in
    let tip = try arguments.tip()
    let status = try arguments.choice("a status", ["pending", "available", "invalidated"])
    var reason: Tips.InvalidationReason?
    if status == "invalidated", arguments.peek != nil { reason = try arguments.reason() }
    try arguments.end()
    return ExpectStatusCommand(tip: tip, status: status, reason: reason)
  }
}

/// `expect-displayed TIP…|none`: exactly these are on screen, each named once.
struct ExpectDisplayedCommand: ScenarioExpectation {
  let tips: [Int]

  func mismatch(in interpreter: Interpreter) throws(Problem) -> Mismatch? {
    let actual = interpreter.displayedTips
    let missing = tips.filter { !actual.contains($0) }
    let extra = actual.filter { !tips.contains($0) }
    if missing.isEmpty, extra.isEmpty { return nil }
    let expected = tips.isEmpty ? "no tip" : "exactly " + interpreter.names(tips)
    let found = actual.isEmpty ? "there is none" : "these are: " + interpreter.names(actual)
    return Mismatch(
      message: "expected \(expected) on screen, but \(found)",
      details: (missing + extra).flatMap(interpreter.blockerLines(of:)))
  }

  func namedTips(in scope: NameScope) -> [Int] { tips }

  static let entry = CommandEntry(
    "expect-displayed", .expectations, "TIP…|none", "exactly these tips are on screen"
  ) { arguments throws(Problem) in
    let words = arguments.rest
    let tips = try arguments.tipsOrNone()
    if Set(tips).count < tips.count, let word = words.last {
      throw .badArgument(word, "each tip is named once, however many places show it")
    }
    return ExpectDisplayedCommand(tips: tips)
  }
}

/// `expect-displays TIP…|none`: exactly these displays began since the last such line, in order.
struct ExpectDisplaysCommand: ScenarioExpectation {
  let tips: [Int]

  func mismatch(in interpreter: Interpreter) throws(Problem) -> Mismatch? {
    let actual = interpreter.device.displays
    guard actual != tips else { return nil }
    return Mismatch(
      message: "expected the displays \(interpreter.names(tips)), but those that began are "
        + interpreter.names(actual))
  }

  func finish(in interpreter: Interpreter) { interpreter.device.displays = [] }

  func namedTips(in scope: NameScope) -> [Int] { tips }

  static let entry = CommandEntry(
    "expect-displays", .expectations, "TIP…|none",
    "exactly these displays began, in this order, since the last such line"
  ) { arguments throws(Problem) in
    ExpectDisplaysCommand(tips: try arguments.tipsOrNone())
  }
}

extension Interpreter {
  /// A tip's name; `none` for none.
  func name(_ tip: Int?) -> String { tip.map { scope.tips[$0].name } ?? "none" }

  /// Tips' names; `none` for none.
  func names(_ tips: [Int]) -> String {
    tips.isEmpty ? "none" : tips.map { scope.tips[$0].name }.joined(separator: " ")
  }
}
