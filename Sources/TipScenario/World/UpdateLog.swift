import OpenTipKit

/// What the `statusUpdates` and `currentTipUpdates` streams opened at a launch have yielded and no
/// `expect-updates` has asked about (S10.4, S11).
struct UpdateLog: Sendable {
  private var statuses: [Int: [Tips.Status]] = [:]
  private var currents: [Int: [Int]] = [:]
  /// Tips whose first value has been asked about.
  private var asked: Set<Int> = []

  /// Opens the streams on what holds when the launch has ended.
  mutating func open(status: Tips.Status, of tip: Int) { statuses[tip] = [status] }

  /// Opens the stream of a group that has a current tip.
  mutating func open(current: Int, of group: Int) { currents[group] = [current] }

  mutating func add(_ status: Tips.Status, of tip: Int) {
    let first = first(of: tip)
    statuses[tip, default: first].append(status)
  }

  mutating func add(current: Int, of group: Int) {
    currents[group, default: []].append(current)
  }

  /// What a tip's stream yielded since it was asked last.
  func statuses(of tip: Int) -> [Tips.Status] { statuses[tip] ?? first(of: tip) }

  /// What a group's stream yielded since it was asked last.
  func currents(of group: Int) -> [Int] { currents[group] ?? [] }

  mutating func forgetStatuses(of tip: Int) {
    statuses[tip] = []
    asked.insert(tip)
  }

  mutating func forgetCurrents(of group: Int) { currents[group] = [] }

  /// A stream begins with the tip's status, which is `pending` when no change was heard of.
  private func first(of tip: Int) -> [Tips.Status] { asked.contains(tip) ? [] : [.pending] }
}
