import Testing

@testable import OpenTipKit

@Suite("Invariants over random histories")
struct RandomHistoryTests {
  @Test(
    "Whatever happens, the invariants hold after each step", arguments: 0..<60 as Range<UInt64>)
  func invariants(seed: UInt64) throws {
    let app = RandomHistory.app()
    var invariants = EngineInvariants(app)
    try app.configure(.hourly)
    for (number, happening) in RandomHistory.happenings(seed: seed, count: 120).enumerated() {
      if case .resetEligibility(let tip) = happening { invariants.forgetCount(of: tip, in: app) }
      try app.apply(happening)
      let broken = invariants.broken(app)
      try #require(broken.isEmpty, "seed \(seed), step \(number), \(happening): \(broken)")
    }
  }

  @Test(
    "No deadline is missed: the same as settling at every instant of a grid",
    arguments: 0..<25 as Range<UInt64>)
  func deadlines(seed: UInt64) throws {
    let (byDeadline, byGrid) = (RandomHistory.app(), RandomHistory.app())
    try byDeadline.configure(.hourly)
    try byGrid.configure(.hourly)
    for (number, happening) in RandomHistory.happenings(seed: seed &+ 1000, count: 80).enumerated()
    {
      if case .advance(let time) = happening, time > 10 * minute { continue }
      try byDeadline.apply(happening)
      try byGrid.apply(happening) { time in
        // Every millisecond round the places where something can fall due, and a coarse grid.
        var passed: Int64 = 0
        while passed < time {
          let step = min(time - passed, byGrid.engine.nextDeadline.map { min($0, 7919) } ?? 7919)
          byGrid.clock.advance(milliseconds: max(1, step))
          passed += max(1, step)
          byGrid.engine.settle()
        }
      }
      try #require(
        byDeadline.answers() == byGrid.answers(), "seed \(seed), step \(number), \(happening)")
    }
  }

  @Test(
    "Deadlines are exact: nothing changes before one, whatever the grid",
    arguments: 0..<25 as Range<UInt64>)
  func nothingBetweenDeadlines(seed: UInt64) throws {
    let app = RandomHistory.app()
    try app.configure(.hourly)
    for (number, happening) in RandomHistory.happenings(seed: seed &+ 2000, count: 80).enumerated()
    {
      try app.apply(happening)
      _ = app.story()
      let horizon = min(app.engine.nextDeadline ?? hour, 3 * hour)
      guard horizon > 3 else { continue }
      app.clock.advance(milliseconds: horizon - 1)
      app.engine.judgeEverythingAnew()
      try #require(app.story() == "", "seed \(seed), step \(number), \(happening)")
    }
  }

  @Test(
    "What is loaded gives the same answers as what ran, from memory and from disk",
    arguments: 0..<12 as Range<UInt64>, [false, true])
  func reload(seed: UInt64, onDisk: Bool) throws {
    let folder = try TemporaryFolder()
    let datastores: any DatastoreProvider = onDisk ? folder.datastores : MemoryDatastores()
    let app = RandomHistory.app(datastores)
    try app.configure(.hourly)
    for happening in RandomHistory.happenings(seed: seed &+ 3000, count: onDisk ? 40 : 150) {
      try app.apply(happening)
    }
    app.engine.terminate()
    app.engine.dismissModal()
    app.engine.enterForeground()
    try app.relaunch(.hourly)
    let first = app.answers()
    try app.relaunch(.hourly)
    #expect(app.answers() == first)
    if onDisk {
      let again = TestApp(app.tips, groups: app.groups, datastores: folder.datastores)
      again.clock.set(app.clock.now)
      try again.configure(.hourly)
      #expect(again.answers() == first)
    }
  }

  @Test("The same history tells the same story, in every run")
  func deterministic() throws {
    func story() throws -> String {
      let app = RandomHistory.app()
      try app.configure(.hourly)
      for happening in RandomHistory.happenings(seed: 7, count: 300) { try app.apply(happening) }
      return app.story()
    }
    let first = try story()
    #expect(first.count > 1000)
    #expect(try story() == first)
  }
}

extension TipEngine {
  /// Evaluates every rule and status again, not by what the engine thinks is due.
  fileprivate func judgeEverythingAnew() {
    step { core in
      for index in core.tips.indices { core.tips[index].isStale = true }
      core.touchAll()
    }
  }
}
