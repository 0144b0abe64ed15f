import OpenTipKit

/// A blocker as scenarios write it: `frequency:SearchTip`.
struct ActualBlocker: Hashable, Sendable {
  /// The kind: `rule`, `frequency`, …
  let kind: String
  /// What may follow the colon, the best first; none for a bare kind.
  let details: [String]

  init(_ kind: String, _ details: String...) {
    self.kind = kind
    self.details = details
  }

  init(_ kind: String, details: [String]) {
    self.kind = kind
    self.details = details
  }

  /// As scenarios write it.
  var text: String { details.first.map { "\(kind):\($0)" } ?? kind }
}

extension Interpreter {
  /// Everything that keeps a tip from the screen, each once, in the order judged.
  func blockers(of tip: Int) -> [ActualBlocker] {
    guard let process = device.process else { return [ActualBlocker("not-running")] }
    guard let handle = process.tips[tip] else { return [] }
    var result: [ActualBlocker] = []
    for blocker in process.engine.blockers(of: handle) {
      let actual = actual(blocker, of: tip, in: process)
      if !result.contains(actual) { result.append(actual) }
    }
    return result
  }

  /// A blocker of the engine's as scenarios write it.
  func actual(_ blocker: Blocker, of tip: Int, in process: AppProcess) -> ActualBlocker {
    switch blocker {
    case .notConfigured: return ActualBlocker("not-configured")
    case .hidden(let scope): return ActualBlocker("hidden", scope.rawValue)
    case .invalidated(let record): return ActualBlocker("invalidated", record.reason.words)
    case .rule(let index, let input): return ActualBlocker("rule", input ?? "#\(index + 1)")
    case .unknown(let index, let input, _):
      return ActualBlocker("unknown", input ?? "#\(index + 1)")
    case .frequency(let id, _, _): return ActualBlocker("frequency", details: names(ofID: id))
    case .noView: return ActualBlocker("no-view")
    case .group(let group, let other):
      var details = other.map { [scope.tips[process.index(of: $0)].name] } ?? []
      if process.engine.currentTip(of: group) == nil { details.append("none") }
      return ActualBlocker("group", details: details)
    case .slot(.modal): return ActualBlocker("slot", "modal")
    case .slot(.tip(let other)):
      return ActualBlocker("slot", scope.tips[process.index(of: other)].name)
    case .dismissed: return ActualBlocker("dismissed")
    case .background: return ActualBlocker("background")
    }
  }

  /// The names of all tips with an id, which share all history (S12.1); the id when there is none.
  func names(ofID id: String) -> [String] {
    let tips = scope.tips.filter { $0.source.id == id }
    let names = tips.map(\.name) + (device.tipsByLaunchID[id] ?? []).map { scope.tips[$0].name }
    return names.isEmpty ? [id] : names
  }

  /// A tip's status; `pending` without a process.
  func status(of tip: Int) -> Tips.Status {
    guard let process = device.process, let handle = process.tips[tip] else { return .pending }
    return process.engine.status(of: handle)
  }

  /// A group's current tip; none without a process.
  func currentTip(of group: Int) -> Int? {
    guard let process = device.process, let handle = process.groups[group] else { return nil }
    return process.engine.currentTip(of: handle).map(process.index(of:))
  }

  /// The tips on the process's screen, each once.
  var displayedTips: [Int] {
    guard let process = device.process else { return [] }
    return process.engine.displayedTips.map(process.index(of:))
  }
}
