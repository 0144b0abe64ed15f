import OpenTipKit
import Testing

/// What a step costs is counted, not timed: evaluations of rules are what would grow.
@Suite("Architecture 9: performance by shape")
struct PerformanceTests {
  private func counting(_ event: EventDescriptor, _ counter: Counter) -> Tips.Rule {
    Tips.Rule(inputs: [.event(event)], source: "{ $0.donations.count >= 90 }") { evaluation in
      counter.add()
      return .init(evaluation.donations(of: event).count >= 90)
    }
  }

  @Test("A donation evaluates the rules that read its event, whatever other tips there are")
  func donations() throws {
    let (use, other) = (event("use"), event("other"))
    let (evaluations, unrelated) = (Counter(), Counter())
    var tips = (0..<300).map { HandMadeTip("T\($0)", rules: [counting(other, unrelated)]) }
    tips.append(HandMadeTip("A", rules: [counting(use, evaluations)]))
    let app = TestApp(tips)
    try app.configure()
    let before = (evaluations.value, unrelated.value)
    for _ in 0..<1000 { app.engine.donate(use) }
    #expect(evaluations.value - before.0 == 1000)
    #expect(unrelated.value == before.1)
    #expect(app.status("A") == .available)
  }

  @Test(
    "100 000 donations: a limit that holds them all, and a threshold at the end",
    .timeLimit(.minutes(1)))
  func manyDonations() throws {
    let use = event("use", limit: .init(maximumCount: 200_000))
    let app = TestApp(
      [HandMadeTip("A", rules: [.count(use) { $0 >= 100_000 }])]
        + (0..<300).map { HandMadeTip("T\($0)") })
    try app.configure()
    for _ in 0..<99_999 { app.engine.donate(use) }
    #expect(app.status("A") == .pending)
    app.engine.donate(use)
    #expect(app.status("A") == .available)
  }

  @Test(
    "S9.2: keeping a limit moves nothing: 20 000 donations beyond one of 10 000",
    .timeLimit(.minutes(1)))
  func trimming() throws {
    let use = event("use", limit: .init(maximumCount: 10_000))
    let app = TestApp([])
    try app.configure()
    for _ in 0..<30_000 {
      app.clock.advance(milliseconds: 1)
      app.engine.donate(use)
    }
    let kept = app.engine.donations(of: use)
    #expect(kept.count == 10_000)
    #expect(kept.first?.date == TestApp.start.adding(milliseconds: 20_001))
  }

  @Test("Ten years in which nothing falls due are one move")
  func tenYears() throws {
    let counter = Counter()
    let use = event("use")
    let app = TestApp((0..<300).map { HandMadeTip("T\($0)", rules: [counting(use, counter)]) })
    try app.configure()
    app.engine.donate(use)
    let before = counter.value
    #expect(app.engine.nextDeadline == nil)
    app.advance(3650 * day)
    #expect(counter.value == before)
  }

  @Test("Deadlines are those of what may change: a window's, once for each donation")
  func deadlines() throws {
    let counter = Counter()
    let use = event("use")
    let app = TestApp([
      HandMadeTip(
        "A",
        rules: [
          Tips.Rule(inputs: [.event(use)], source: "{ … }") { evaluation in
            counter.add()
            let all = evaluation.donations(of: use)
            return .init(evaluation.donations(all, within: .day).count > 0)
          }
        ])
    ])
    try app.configure()
    for _ in 0..<10 {
      app.engine.donate(use)
      app.clock.advance(milliseconds: second)
    }
    let before = counter.value
    app.advance(365 * day)
    #expect(counter.value - before == 10)
    #expect(app.status("A") == .pending)
  }
}
