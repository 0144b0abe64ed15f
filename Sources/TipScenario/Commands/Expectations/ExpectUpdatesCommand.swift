import OpenTipKit

/// `expect-updates TIP VALUE…|none` and `expect-updates GROUP TIP…|none`: exactly these came on a
/// stream opened at the launch, since the last such line (S10.4, S11).
struct ExpectUpdatesCommand: ScenarioExpectation {
  enum Wanted: Sendable {
    case statuses(tip: Int, [Tips.Status])
    case currents(group: Int, [Int])
  }

  let wanted: Wanted

  func mismatch(in interpreter: Interpreter) throws(Problem) -> Mismatch? {
    guard let updates = interpreter.device.updates else { throw .notRunning }
    switch wanted {
    case .statuses(let tip, let statuses):
      let actual = updates.statuses(of: tip)
      guard actual != statuses else { return nil }
      return Mismatch(
        message:
          "expected \(words(statuses)) on the stream of \(interpreter.name(tip)), but it was "
          + words(actual))
    case .currents(let group, let tips):
      let actual = updates.currents(of: group)
      guard actual != tips else { return nil }
      return Mismatch(
        message: "expected \(interpreter.names(tips)) on the stream of "
          + "\(interpreter.scope.groups[group].name), but it was \(interpreter.names(actual))")
    }
  }

  private func words(_ statuses: [Tips.Status]) -> String {
    statuses.isEmpty ? "none" : statuses.map(\.word).joined(separator: " ")
  }

  func finish(in interpreter: Interpreter) {
    switch wanted {
    case .statuses(let tip, _): interpreter.device.updates?.forgetStatuses(of: tip)
    case .currents(let group, _): interpreter.device.updates?.forgetCurrents(of: group)
    }
  }

  func namedTips(in scope: NameScope) -> [Int] {
    switch wanted {
    case .statuses(let tip, _): [tip]
    case .currents(let group, let tips): scope.members(of: group) + tips
    }
  }

  func namedGroups(in scope: NameScope) -> [Int] {
    guard case .currents(let group, _) = wanted else { return [] }
    return [group]
  }

  static let entry = CommandEntry(
    "expect-updates", .expectations, "TIP STATUS…|none | GROUP TIP…|none",
    "exactly these came on its stream since the last such line"
  ) { arguments throws(Problem) in
    switch try arguments.scope.tipOrGroup(try arguments.next("a tip or a group")) {
    case .group(let group):
      return ExpectUpdatesCommand(
        wanted: .currents(group: group, try arguments.tipsOrNone()))
    case .tip(let tip):
      if arguments.take("none") {
        try arguments.end()
        return ExpectUpdatesCommand(wanted: .statuses(tip: tip, []))
      }
      var statuses: [Tips.Status] = []
      for word in try arguments.takeAll("a status or none") { statuses.append(try status(word)) }
      return ExpectUpdatesCommand(wanted: .statuses(tip: tip, statuses))
    }
  }

  /// `pending`, `available`, `invalidated:tip-closed`.
  private static func status(_ word: Word) throws(Problem) -> Tips.Status {
    switch word.text {
    case "pending": return .pending
    case "available": return .available
    default: break
    }
    guard word.text.hasPrefix("invalidated:") else {
      throw .notAChoice(word, "a status", ["pending", "available", "invalidated:REASON"])
    }
    return .invalidated(try Arguments.reason(String(word.text.dropFirst(12)), word))
  }
}
