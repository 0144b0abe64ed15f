import OpenTipKit
import Testing

@Suite("S7: invalidation")
struct InvalidationTests {
  @Test(
    "S7.1: permanent and persisted; the first reason wins",
    arguments: Tips.InvalidationReason.allCases)
  func permanent(_ reason: Tips.InvalidationReason) throws {
    let app = TestApp([HandMadeTip("A")])
    try app.configure()
    app.clock.advance(milliseconds: 5)
    app.engine.invalidate(app["A"], reason: reason)
    app.engine.invalidate(app["A"], reason: .actionPerformed)
    app.engine.invalidate(app["A"], reason: .tipClosed)
    #expect(app.status("A") == .invalidated(reason))
    app.advance(3650 * day)
    try app.relaunch()
    #expect(app.status("A") == .invalidated(reason))
    #expect(app.record("A").invalidation?.date == TestApp.start.adding(milliseconds: 5))
  }

  @Test("S7.2: a tap outside empties the place without invalidating, until it appears again")
  func tapOutside() throws {
    let app = TestApp([HandMadeTip("A")])
    try app.configure()
    app.appear("pop", .popover, "A")
    #expect(app.engine.tapOutside())
    #expect(app.displayed.isEmpty)
    #expect(app.status("A") == .available)
    #expect(app.blockers("A") == ["dismissed"])
    app.engine.enterBackground()
    app.engine.enterForeground()
    #expect(app.displayed.isEmpty)
    app.appear("pop", .popover, "A")
    #expect(app.displayed == ["A"])
  }

  @Test("S7.2: a dismissed place stays empty for the group's next tip too")
  func dismissedGroupPlace() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    try app.configure()
    app.appear("pop", .popover, group: "all")
    app.engine.tapOutside()
    app.engine.invalidate(app["A"], reason: .actionPerformed)
    #expect(app.current() == "B")
    #expect(app.displayed.isEmpty)
    #expect(app.blockers("B") == ["dismissed"])
  }

  @Test("S7.2: there is nothing beside an inline place, or a popover in the background, to tap")
  func nothingToTap() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    try app.configure()
    app.appear("view", .inline, "A")
    #expect(!app.engine.tapOutside())
    app.appear("pop", .popover, "B")
    app.engine.enterBackground()
    #expect(!app.engine.tapOutside())
    #expect(!app.engine.close(app["B"]))
    app.engine.enterForeground()
    #expect(app.displayed == ["A", "B"])
  }

  @Test("S7.2: only a displayed tip can be closed")
  func closeNeedsDisplay() throws {
    let app = TestApp([HandMadeTip("A")])
    try app.configure()
    #expect(!app.engine.close(app["A"]))
    #expect(app.status("A") == .available)
    app.appear("view", .inline, "A")
    #expect(app.engine.close(app["A"]))
    #expect(app.status("A") == .invalidated(.tipClosed))
  }

  @Test("S7.2: a close ends the tip's displays everywhere")
  func closeEverywhere() throws {
    let app = TestApp([HandMadeTip("A")])
    try app.configure()
    app.appear("one", .inline, "A")
    app.appear("two", .popover, "A")
    _ = app.story()
    app.engine.close(app["A"])
    #expect(
      app.story() == """
        +0 A: available → invalidated(OpenTipKit.Tips.InvalidationReason.tipClosed)
        +0 all: A → none
        +0 A off one: closed
        +0 A off two: closed

        """)
  }

  @Test("S7.4: resetEligibility makes it as if new")
  func resetEligibility() throws {
    let app = TestApp([HandMadeTip("A", options: [Tips.MaxDisplayCount(1)])])
    try app.configure()
    app.appear("one", .inline, "A")
    app.advance(second)
    app.engine.close(app["A"])
    app.engine.resetEligibility(app["A"])
    #expect(app.status("A") == .available)
    #expect(app.displayed == ["A"], "its place is still on screen")
    app.engine.disappear(place: "one")
    app.engine.resetEligibility(app["A"])
    #expect(app.record("A") == TipRecord())
    try app.relaunch()
    #expect(app.record("A") == TipRecord())
  }

  @Test("S7.4: the frequency clock stays, and may hold the tip back for its own earlier display")
  func resetEligibilityAndFrequency() throws {
    let app = TestApp([HandMadeTip("A")])
    try app.configure(.daily)
    app.appear("one", .inline, "A")
    app.advance(hour)
    app.engine.resetEligibility(app["A"])
    #expect(app.displayed.isEmpty)
    #expect(app.blockers("A") == ["frequency:A"])
    app.advance(23 * hour - 1)
    #expect(app.status("A") == .pending)
    app.advance(1)
    #expect(app.displayed == ["A"])
    #expect(app.count("A") == 1)
  }

  @Test("S7.4: a running display goes on; its seconds begin again")
  func resetEligibilityWhileDisplayed() throws {
    let app = TestApp([HandMadeTip("A", options: [Tips.MaxDisplayDuration(100)])])
    try app.configure()
    app.appear("one", .inline, "A")
    app.advance(90 * second)
    app.engine.resetEligibility(app["A"])
    #expect(app.displayed == ["A"])
    app.advance(100 * second - 1)
    #expect(app.status("A") == .available)
    app.advance(1)
    #expect(app.status("A") == .invalidated(.displayDurationExceeded))
  }
}
