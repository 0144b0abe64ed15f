import OpenTipKit
import Testing

@Suite("S5.2, S6.2, S7.1: a past that is told, in any order")
struct PastTests {
  /// What is told of the days before: a display of a tip, or its invalidation.
  enum Told: Sendable {
    case displayed(String, daysAgo: Int64)
    case invalidated(String, Tips.InvalidationReason, daysAgo: Int64)
  }

  static let story: [Told] = [
    .displayed("B", daysAgo: 3), .displayed("M", daysAgo: 2), .displayed("B", daysAgo: 1),
    .invalidated("A", .actionPerformed, daysAgo: 10), .invalidated("A", .tipClosed, daysAgo: 1),
  ]

  @Test("The order in which it is told changes nothing", arguments: [story, story.reversed()])
  func anyOrder(_ story: [Told]) throws {
    let tips = [HandMadeTip("A"), HandMadeTip("B"), HandMadeTip("M"), HandMadeTip("New")]
    let now = VirtualClock(TestApp.start)
    let stores = MemoryDatastores()
    for told in story {
      switch told {
      case .displayed(let name, let days):
        try past(days, stores) { $0.recordPastDisplay(of: $0.track(HandMadeTip(name))) }
      case .invalidated(let name, let reason, let days):
        try past(days, stores) {
          $0.recordPastInvalidation(of: $0.track(HandMadeTip(name)), reason: reason)
        }
      }
    }
    let engine = TipEngine(clock: now, datastores: stores)
    let tracked = tips.map { engine.track($0) }
    var configuration = EngineConfiguration()
    configuration.displayFrequency = .weekly
    try engine.configure(configuration)
    let start = TestApp.start
    #expect(engine.status(of: tracked[0]) == .invalidated(.actionPerformed))
    #expect(engine.record(of: tracked[1]).displayCount == 2)
    #expect(
      engine.record(of: tracked[1]).firstDisplayed == start.subtracting(milliseconds: 3 * day))
    // M was displayed for the first time after B was, whatever B's later display.
    #expect(
      engine.blockers(of: tracked[3]) == [
        .frequency(
          tip: "M", since: start.subtracting(milliseconds: 2 * day),
          until: start.adding(milliseconds: 5 * day))
      ])
  }

  private func past(
    _ days: Int64, _ stores: MemoryDatastores, _ write: (TipEngine) -> Void
  ) throws {
    let clock = VirtualClock(TestApp.start.subtracting(milliseconds: days * day))
    let engine = TipEngine(clock: clock, datastores: stores)
    try engine.configure()
    write(engine)
    engine.terminate()
  }
}
