import OpenTipKit
import Synchronization

/// An app under test: its tips, a clock that is moved by hand, datastores that outlive launches.
///
/// Tips, groups and places go by name; times are milliseconds since the app was made.
final class TestApp {
  typealias Frequency = Tips.ConfigurationOption.DisplayFrequency

  static let start = Timestamp(milliseconds: 1_000_000_000_000)

  let clock = VirtualClock(start)
  let datastores: any DatastoreProvider
  let tips: [HandMadeTip]
  let groups: [HandMadeGroup]
  private(set) var engine: TipEngine
  private var handles: [String: TrackedTip] = [:]
  private var groupHandles: [String: TrackedGroup] = [:]
  private let steps = StepCollector()

  init(
    _ tips: [HandMadeTip], groups: [HandMadeGroup] = [HandMadeGroup("all", .firstAvailable)],
    datastores: any DatastoreProvider = MemoryDatastores()
  ) {
    self.tips = tips
    self.groups = groups
    self.datastores = datastores
    engine = TipEngine(clock: clock, datastores: datastores)
    start()
  }

  // MARK: Life

  /// A new process that has not called `Tips.configure`.
  func start() {
    engine = TipEngine(clock: clock, datastores: datastores)
    engine.setObserver { [steps] in steps.add($0) }
    for tip in tips { handles[tip.typeName] = engine.track(tip) }
    for group in groups {
      let members = group.members ?? tips.map(\.typeName)
      groupHandles[group.name] = engine.track(
        group: group.name, priority: group.priority, members: members.map { self[$0] })
    }
  }

  /// `Tips.configure`.
  func configure(_ frequency: Frequency = .immediate) throws {
    try engine.configure(configuration(frequency))
  }

  func configuration(_ frequency: Frequency = .immediate) -> EngineConfiguration {
    var configuration = EngineConfiguration()
    configuration.displayFrequency = frequency
    return configuration
  }

  /// A new process that is configured; the one before is gone as by a crash, unless terminated.
  func relaunch(_ frequency: Frequency = .immediate) throws {
    start()
    try configure(frequency)
  }

  // MARK: Time

  /// Milliseconds since the app was made, by the wall clock.
  var elapsed: Int64 { clock.now.milliseconds(since: TestApp.start) }

  /// Lets time pass from deadline to deadline.
  func advance(_ milliseconds: Int64) {
    var remaining = milliseconds
    var deadlines = 0
    while let next = engine.nextDeadline, next <= remaining, deadlines < 100_000 {
      clock.advance(milliseconds: next)
      remaining -= next
      engine.settle()
      deadlines += 1
    }
    precondition(deadlines < 100_000, "deadlines without end")
    clock.advance(milliseconds: remaining)
    engine.settle()
  }

  /// Sets the wall clock to so many milliseconds after the app was made.
  func setClock(_ milliseconds: Int64) {
    clock.set(TestApp.start.adding(milliseconds: milliseconds))
    engine.settle()
  }

  // MARK: The screen

  func appear(_ place: String, _ kind: Place.Kind, _ tip: String) {
    engine.appear(Place(name: place, kind: kind, subject: .tip(self[tip])))
  }

  func appear(_ place: String, _ kind: Place.Kind, group: String, as only: String? = nil) {
    engine.appear(
      Place(
        name: place, kind: kind, subject: .group(self[group: group], only: only.map { self[$0] }))
    )
  }

  var displayed: [String] { engine.displayedTips.map(name) }

  // MARK: Questions

  subscript(name: String) -> TrackedTip {
    guard let handle = handles[name] else { preconditionFailure("no tip \(name)") }
    return handle
  }

  subscript(group name: String) -> TrackedGroup {
    guard let handle = groupHandles[name] else { preconditionFailure("no group \(name)") }
    return handle
  }

  func name(_ tip: TrackedTip) -> String { tips[tip.index].typeName }

  func status(_ tip: String) -> Tips.Status { engine.status(of: self[tip]) }

  func record(_ tip: String) -> TipRecord { engine.record(of: self[tip]) }

  func count(_ tip: String) -> Int { record(tip).displayCount }

  func current(_ group: String = "all") -> String? {
    engine.currentTip(of: self[group: group]).map(name)
  }

  /// The blockers as the scenario language writes them.
  func blockers(_ tip: String) -> [String] { engine.blockers(of: self[tip]).map(word) }

  func word(_ blocker: Blocker) -> String {
    switch blocker {
    case .notConfigured: "not-configured"
    case .hidden(let scope): "hidden:\(scope.rawValue)"
    case .invalidated(let invalidation): "invalidated:\(invalidation.reason)"
    case .rule(_, let input): "rule:\(input ?? "")"
    case .unknown(_, let input, _): "unknown:\(input ?? "")"
    case .frequency(let tip, _, _): "frequency:\(tip)"
    case .noView: "no-view"
    case .group(_, let tip): "group:\(tip.map(name) ?? "none")"
    case .slot(.tip(let tip)): "slot:\(name(tip))"
    case .slot(.modal): "slot:modal"
    case .dismissed: "dismissed"
    case .background: "background"
    }
  }

  /// What the steps since the last call changed, one line each, with the time since the start.
  func story() -> String {
    steps.take().map { step in
      let time = step.date.milliseconds(since: TestApp.start)
      return step.events.map { "+\(time) \(line($0))\n" }.joined()
    }.joined()
  }

  private func line(_ event: EngineEvent) -> String {
    switch event {
    case .statusChanged(let tip, let from, let to): "\(name(tip)): \(from) → \(to)"
    case .currentTipChanged(let group, let from, let to):
      "\(groups[group.index].name): \(from.map(name) ?? "none") → \(to.map(name) ?? "none")"
    case .displayBegan(let tip, let place, let isForced):
      "\(name(tip)) on \(place.name)\(isForced ? " (forced)" : "")"
    case .displayEnded(let tip, let place, let end): "\(name(tip)) off \(place.name): \(end)"
    case .donationsTrimmed(let event, let count): "\(event): \(count) trimmed"
    case .parameterDiscarded(let id): "\(id): discarded"
    case .datastoreFailed(let reason): "datastore failed: \(reason)"
    }
  }
}

/// Collects steps on whichever thread they happen.
final class StepCollector: Sendable {
  private let steps = Mutex<[EngineStep]>([])

  func add(_ step: EngineStep) { steps.withLock { $0.append(step) } }

  func take() -> [EngineStep] {
    steps.withLock { steps in
      defer { steps = [] }
      return steps
    }
  }
}

let second: Int64 = 1000
let minute: Int64 = 60_000
let hour: Int64 = 3_600_000
let day: Int64 = 86_400_000
