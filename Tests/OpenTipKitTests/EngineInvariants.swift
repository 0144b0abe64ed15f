import OpenTipKit
import Testing

/// What holds at the end of every step, whatever happened.
struct EngineInvariants {
  private var counts: [Int]

  /// Begins to watch an app.
  init(_ app: TestApp) {
    counts = Array(repeating: 0, count: app.tips.count)
  }

  /// A reset makes counts begin again.
  mutating func forgetCount(of tip: String, in app: TestApp) {
    for (index, other) in app.tips.enumerated() where other.id == id(of: tip, in: app) {
      counts[index] = 0
    }
  }

  /// Checks everything; returns what does not hold.
  mutating func broken(_ app: TestApp) -> [String] {
    var broken: [String] = []
    let engine = app.engine
    engine.settle()
    if let next = engine.nextDeadline, next <= 0 {
      broken.append("a deadline \(next) after settling")
    }
    let places = engine.places
    let popovers = places.filter { $0.place.kind == .popover && $0.tip != nil }
    if popovers.count > 1 { broken.append("\(popovers.count) popovers") }
    if engine.hasModal && !popovers.isEmpty { broken.append("a popover beside a modal") }
    for place in places where place.isDismissed && place.tip != nil {
      broken.append("\(place.place.name) is dismissed and displays")
    }
    if engine.isInBackground && !engine.displayedTips.isEmpty { broken.append("on screen behind") }
    for (index, tip) in app.tips.enumerated() {
      let name = tip.typeName
      let status = app.status(name)
      let explanation = engine.explanation(of: app[name])
      if explanation.status != status { broken.append("\(name): two statuses") }
      if let implied = impliedStatus(explanation), implied != status {
        broken.append("\(name): \(status), but its blockers say \(implied): \(app.blockers(name))")
      }
      if places.contains(where: { $0.tip == app[name] }) && status != .available {
        broken.append("\(name) is displayed and \(status)")
      }
      if let change = explanation.nextChange, change < engine.now {
        broken.append("\(name): a next change in the past")
      }
      let record = app.record(name)
      if record.displayCount < counts[index] { broken.append("\(name): its count went down") }
      counts[index] = record.displayCount
      if (record.displayCount == 0) != (record.firstDisplayed == nil) {
        broken.append(
          "\(name): \(record.displayCount) displays, first \(record.firstDisplayed as Any)")
      }
      if case .invalidated(let reason) = status, record.invalidation?.reason != reason {
        broken.append("\(name): \(status), recorded \(record.invalidation as Any)")
      }
      if let limit = explanation.limits.displayCount, record.displayCount > limit {
        broken.append("\(name): \(record.displayCount) displays of \(limit)")
      }
    }
    for group in app.groups {
      let current = app.current(group.name)
      if current != expectedCurrent(group, in: app) {
        broken.append("\(group.name): \(current ?? "none")")
      }
    }
    return broken
  }

  /// The status that the blockers come to (S1.2); nil when they leave it open, as for a displayed tip.
  private func impliedStatus(_ explanation: Explanation) -> Tips.Status? {
    if explanation.isForced { return .available }
    var invalidation: Tips.InvalidationReason?
    var isHeldBack = false
    for blocker in explanation.blockers {
      switch blocker {
      case .notConfigured, .hidden: return .pending
      case .invalidated(let record): invalidation = record.reason
      case .rule, .unknown, .frequency: isHeldBack = true
      case .noView, .group, .slot, .dismissed, .background: break
      }
    }
    if let invalidation { return .invalidated(invalidation) }
    return isHeldBack ? .pending : .available
  }

  /// The current tip by the words of S10.
  private func expectedCurrent(_ group: HandMadeGroup, in app: TestApp) -> String? {
    let members = group.members ?? app.tips.map(\.typeName)
    switch group.priority {
    case .firstAvailable: return members.first { app.status($0) == .available }
    case .ordered:
      guard app.engine.isConfigured else { return nil }
      let head = members.first { app.record($0).invalidation == nil }
      return head.flatMap { app.status($0) == .available ? $0 : nil }
    }
  }

  private func id(of tip: String, in app: TestApp) -> String? {
    app.tips.first { $0.typeName == tip }?.id
  }
}
