import OpenTipKit
import Testing

@Suite("S10: groups")
struct GroupTests {
  private let has = flag("A.has")

  private func app(_ priority: TipGroup.Priority) throws -> TestApp {
    let app = TestApp(
      [HandMadeTip("A", rules: [.isTrue(has)]), HandMadeTip("B"), HandMadeTip("C")],
      groups: [HandMadeGroup("all", priority)])
    try app.configure()
    return app
  }

  @Test("S10.1: ordered: a pending predecessor blocks, an invalidated one does not")
  func ordered() throws {
    let app = try app(.ordered)
    #expect(app.current() == nil)
    app.appear("view", .inline, group: "all")
    #expect(app.blockers("B") == ["group:A"])
    app.engine.set(has, to: true)
    #expect(app.current() == "A")
    #expect(app.blockers("B") == ["group:A"])
    app.engine.invalidate(app["A"], reason: .actionPerformed)
    #expect(app.current() == "B")
    app.engine.invalidate(app["B"], reason: .actionPerformed)
    app.engine.invalidate(app["C"], reason: .actionPerformed)
    #expect(app.current() == nil)
  }

  @Test("S10.1: ordered under overrides: the record decides, not the status")
  func orderedUnderOverrides() throws {
    let app = try app(.ordered)
    app.engine.invalidate(app["A"], reason: .tipClosed)
    app.engine.showAllTipsForTesting()
    #expect(app.status("A") == .available)
    #expect(app.current() == "B")
    app.engine.hideTipsForTesting(["B"])
    #expect(app.current() == nil, "a hidden head is pending")
    app.engine.invalidate(app["B"], reason: .tipClosed)
    #expect(app.status("B") == .pending)
    #expect(app.current() == "C", "though its status is the same as before")
  }

  @Test("S10.1: ordered, all records invalidated, all shown: none is current")
  func orderedAllInvalidated() throws {
    let app = try app(.ordered)
    for tip in ["A", "B", "C"] { app.engine.invalidate(app[tip], reason: .tipClosed) }
    app.engine.showAllTipsForTesting()
    app.appear("view", .inline, group: "all")
    #expect(app.current() == nil)
    #expect(app.blockers("A") == ["group:none"])
  }

  @Test("S10.2: first available, recomputed whenever a status changes")
  func firstAvailable() throws {
    let app = try app(.firstAvailable)
    #expect(app.current() == "B")
    app.engine.set(has, to: true)
    #expect(app.current() == "A")
    app.engine.set(has, to: false)
    #expect(app.current() == "B")
    app.engine.invalidate(app["B"], reason: .tipClosed)
    #expect(app.current() == "C")
    app.engine.showAllTipsForTesting()
    #expect(app.current() == "A")
  }

  @Test("S10.2: firstAvailable is the default")
  func defaultPriority() async {
    let engine = TipEngine(
      clock: VirtualClock(TestApp.start), datastores: MemoryDatastores())
    await TipEngine.$taskLocal.withValue(engine) {
      #expect(throws: Never.self) { try Tips.configure() }
      let pending = HandMadeTip("A", rules: [.unknown("?")])
      let group = TipGroup {
        pending
        HandMadeTip("B")
      }
      let current = await group.currentTip
      #expect(current?.id == "B")
    }
  }

  @Test("S10.3: a group does not change its members' status; frequency applies inside it")
  func frequency() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    try app.configure(.daily)
    #expect(app.status("B") == .available)
    app.appear("view", .inline, group: "all")
    app.engine.close(app["A"])
    #expect(app.current() == nil)
    app.advance(day)
    #expect(app.displayed == ["B"])
  }

  @Test("S10.2: a tip in two groups, and twice in one")
  func shared() throws {
    let app = TestApp(
      [HandMadeTip("A"), HandMadeTip("B")],
      groups: [
        HandMadeGroup("one", .ordered, ["A", "B", "A"]),
        HandMadeGroup("two", .ordered, ["B", "A"]), HandMadeGroup("none", .ordered, []),
      ])
    try app.configure()
    #expect(app.current("one") == "A")
    #expect(app.current("two") == "B")
    #expect(app.current("none") == nil)
    app.engine.invalidate(app["A"], reason: .tipClosed)
    #expect(app.current("one") == "B")
  }

  @Test("S10: an available head without a place keeps its followers off the screen")
  func headWithoutPlace() throws {
    let app = try app(.firstAvailable)
    app.appear("view", .inline, group: "all", as: "C")
    #expect(app.displayed.isEmpty)
    #expect(app.blockers("C") == ["group:B"])
    #expect(app.blockers("B") == ["no-view"])
    app.engine.invalidate(app["B"], reason: .actionPerformed)
    #expect(app.displayed == ["C"])
  }
}
