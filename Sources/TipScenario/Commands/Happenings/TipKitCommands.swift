import OpenTipKit

/// `invalidate TIP REASON`: the app invalidates a tip.
struct InvalidateCommand: ScenarioCommand {
  let tip: Int
  let reason: Tips.InvalidationReason

  func run(in interpreter: Interpreter) throws(Problem) {
    let process = try interpreter.requireProcess()
    let handle = try interpreter.handle(tip, in: process)
    process.engine.invalidate(handle, reason: reason)
    interpreter.markInvalidation(of: tip, process.engine.record(of: handle))
  }

  func namedTips(in scope: NameScope) -> [Int] { [tip] }

  static let entry = CommandEntry(
    "invalidate", .happenings,
    "TIP action-performed|tip-closed|display-count-exceeded|display-duration-exceeded",
    "the app invalidates a tip"
  ) { arguments throws(Problem) in
    let tip = try arguments.tip()
    let reason = try arguments.reason()
    try arguments.end()
    return InvalidateCommand(tip: tip, reason: reason)
  }
}

/// `reset-eligibility TIP`: the app makes a tip as if new (S7.4).
struct ResetEligibilityCommand: ScenarioCommand {
  let tip: Int

  func run(in interpreter: Interpreter) throws(Problem) {
    let process = try interpreter.requireProcess()
    process.engine.resetEligibility(try interpreter.handle(tip, in: process))
  }

  func namedTips(in scope: NameScope) -> [Int] { [tip] }

  static let entry = CommandEntry(
    "reset-eligibility", .happenings, "TIP", "the app makes a tip as if new"
  ) { arguments throws(Problem) in
    let tip = try arguments.tip()
    try arguments.end()
    return ResetEligibilityCommand(tip: tip)
  }
}

/// `reset-datastore`: the app calls `Tips.resetDatastore` (S3).
struct ResetDatastoreCommand: ScenarioCommand {
  func run(in interpreter: Interpreter) throws(Problem) {
    try interpreter.reset(try interpreter.requireProcess(), by: "reset-datastore")
    interpreter.record(.note("the next Tips.configure of this process resets the datastore (S3.1)"))
  }

  static let entry = CommandEntry(
    "reset-datastore", .happenings, "", "the app calls Tips.resetDatastore"
  ) { arguments throws(Problem) in
    try arguments.end()
    return ResetDatastoreCommand()
  }
}

/// The four testing overrides, by TipKit's names (S4).
struct OverrideCommand: ScenarioCommand {
  enum Kind: Sendable { case showAll, hideAll, show, hide }

  let kind: Kind
  let tips: [Int]

  func run(in interpreter: Interpreter) throws(Problem) {
    let process = try interpreter.requireProcess()
    var wanted = process.overrides
    var names: [String] = []
    for tip in tips {
      let name = interpreter.scope.tips[tip].source.typeName
      if !names.contains(name) { names.append(name) }
    }
    switch kind {
    case .showAll: wanted.showsAll = true
    case .hideAll: wanted.hidesAll = true
    case .show: wanted.shown = names
    case .hide: wanted.hidden = names
    }
    interpreter.apply(wanted, to: process)
  }

  func namedTips(in scope: NameScope) -> [Int] { tips }

  static let entries: [CommandEntry] = [
    CommandEntry(
      "show-all-tips-for-testing", .happenings, "", "every tip is available, whatever its rules say"
    ) { arguments throws(Problem) in
      try arguments.end()
      return OverrideCommand(kind: .showAll, tips: [])
    },
    CommandEntry("hide-all-tips-for-testing", .happenings, "", "every tip is pending") {
      arguments throws(Problem) in
      try arguments.end()
      return OverrideCommand(kind: .hideAll, tips: [])
    },
    CommandEntry("show-tips-for-testing", .happenings, "TIP…", "these tips are available") {
      arguments throws(Problem) in OverrideCommand(kind: .show, tips: try arguments.tips())
    },
    CommandEntry("hide-tips-for-testing", .happenings, "TIP…", "these tips are pending") {
      arguments throws(Problem) in OverrideCommand(kind: .hide, tips: try arguments.tips())
    },
  ]
}
