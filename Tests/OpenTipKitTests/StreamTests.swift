import OpenTipKit
import Testing

@Suite("S10.4, S11: streams", .timeLimit(.minutes(1)))
struct StreamTests {
  private let has = flag("A.has")

  private func app() -> TestApp {
    TestApp([HandMadeTip("A", rules: [.isTrue(has)]), HandMadeTip("B")])
  }

  @Test("S11.1: the current status, then each change; equal neighbours are dropped")
  func statuses() async throws {
    let app = app()
    var updates = app.engine.statusUpdates(of: app["A"]).makeAsyncIterator()
    try app.configure()
    app.engine.set(has, to: true)
    app.engine.set(has, to: true)
    app.engine.set(has, to: false)
    app.engine.invalidate(app["A"], reason: .tipClosed)
    app.engine.invalidate(app["A"], reason: .actionPerformed)
    app.engine.resetEligibility(app["A"])
    var seen: [Tips.Status] = []
    for _ in 0..<5 { if let next = await updates.next() { seen.append(next) } }
    #expect(seen == [.pending, .available, .pending, .invalidated(.tipClosed), .pending])
  }

  @Test("S11.1, S0.2: only the state at the end of a step is seen")
  func endOfStep() async throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    app.appear("one", .inline, "A")
    var updates = app.engine.statusUpdates(of: app["B"]).makeAsyncIterator()
    try app.configure(.hourly)
    app.advance(hour)
    #expect(await updates.next() == .pending)
    #expect(await updates.next() == .available)
    #expect(app.elapsed == hour)
  }

  @Test("S11.1: a stream opened late begins with the status of that time")
  func late() async throws {
    let app = app()
    try app.configure()
    app.engine.set(has, to: true)
    var updates = app.engine.statusUpdates(of: app["A"]).makeAsyncIterator()
    #expect(await updates.next() == .available)
  }

  @Test("S11.2: every access is independent; one that ends does not end the others")
  func independent() async throws {
    let app = app()
    try app.configure()
    let (engine, tip) = (app.engine, app["A"])
    var stays = engine.statusUpdates(of: tip).makeAsyncIterator()
    let cancelled = Task {
      var count = 0
      for await _ in engine.statusUpdates(of: tip) { count += 1 }
      return count
    }
    cancelled.cancel()
    _ = await cancelled.value
    app.engine.set(has, to: true)
    var opened = engine.statusUpdates(of: tip).makeAsyncIterator()
    app.engine.set(has, to: false)
    #expect(await stays.next() == .pending)
    #expect(await stays.next() == .available)
    #expect(await stays.next() == .pending)
    #expect(await opened.next() == .available)
    #expect(await opened.next() == .pending)
  }

  @Test("S10.4: the current tip if there is one, each new one, the same again after none")
  func currentTips() async throws {
    let app = TestApp(
      [HandMadeTip("A", rules: [.isTrue(has)]), HandMadeTip("B")],
      groups: [HandMadeGroup("all", .ordered)])
    try app.configure()
    var updates = app.engine.currentTipUpdates(of: app[group: "all"]).makeAsyncIterator()
    app.engine.set(has, to: true)
    app.engine.set(has, to: false)
    app.engine.set(has, to: true)
    app.engine.invalidate(app["A"], reason: .tipClosed)
    var seen: [TrackedTip?] = []
    for _ in 0..<3 { seen.append(await updates.next()) }
    #expect(seen == [app["A"], app["A"], app["B"]])
    var late = app.engine.currentTipUpdates(of: app[group: "all"]).makeAsyncIterator()
    #expect(await late.next() == app["B"])
  }

  @Test("S11.1: what a test sees is what the observer was told")
  func observer() throws {
    let app = app()
    try app.configure()
    app.engine.set(has, to: true)
    app.engine.set(has, to: true)
    #expect(
      app.story() == """
        +0 B: pending → available
        +0 all: none → B
        +0 A: pending → available
        +0 all: B → A

        """)
  }
}
