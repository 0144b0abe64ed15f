import OpenTipKit
import Testing

@Suite("S13: presentation")
struct PresentationTests {
  private func app() throws -> TestApp {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B"), HandMadeTip("C")])
    try app.configure()
    return app
  }

  @Test("S13.1: any number of inline tips, one popover")
  func slot() throws {
    let app = try app()
    app.appear("a", .popover, "A")
    app.appear("b", .popover, "B")
    app.appear("c", .inline, "C")
    app.appear("c2", .inline, "C")
    #expect(app.displayed == ["A", "C"])
    #expect(app.blockers("B") == ["slot:A"])
    #expect(app.count("B") == 0)
  }

  @Test("S13.1: of several waiting, the one whose place appeared first is next")
  func queue() throws {
    let app = try app()
    app.appear("b", .popover, "B")
    app.appear("c", .popover, "C")
    app.appear("a", .popover, "A")
    #expect(app.displayed == ["B"])
    app.engine.close(app["B"])
    #expect(app.displayed == ["C"])
    app.engine.tapOutside()
    #expect(app.displayed == ["A"])
    #expect(app.blockers("C") == ["slot:A", "dismissed"])
  }

  @Test("S13.1: a modal takes the slot, also from a popover, which comes back as a new display")
  func modal() throws {
    let app = try app()
    app.appear("c", .inline, "C")
    app.appear("a", .popover, "A")
    _ = app.story()
    app.engine.presentModal()
    #expect(app.blockers("A") == ["slot:modal"])
    #expect(app.status("A") == .available)
    #expect(app.displayed == ["C"])
    app.advance(second)
    app.engine.dismissModal()
    #expect(
      app.story() == """
        +0 A off a: slotTaken
        +1000 A on a

        """)
    #expect(app.count("A") == 2)
  }

  @Test("S13.1: robbed, and no longer available when the slot is free")
  func robbedForGood() throws {
    let app = try app()
    app.appear("a", .popover, "A")
    app.appear("b", .popover, "B")
    app.engine.presentModal()
    app.engine.invalidate(app["A"], reason: .actionPerformed)
    app.engine.dismissModal()
    #expect(app.displayed == ["B"])
  }

  @Test("S13.1: the slot is the process's: another process has its own")
  func otherProcess() throws {
    let app = try app()
    app.appear("a", .popover, "A")
    app.engine.presentModal()
    try app.relaunch()
    app.appear("b", .popover, "B")
    #expect(app.displayed == ["B"])
  }

  @Test("S13.1, S6.5: in the background a popover keeps its slot")
  func background() throws {
    let app = try app()
    app.appear("a", .popover, "A")
    app.engine.enterBackground()
    app.appear("b", .popover, "B")
    #expect(app.blockers("B") == ["slot:A", "background"])
    app.engine.enterForeground()
    #expect(app.displayed == ["A"])
    #expect(app.count("A") == 1)
  }

  @Test("S13.2: a rule that turns false removes the tip from the screen, and the next one comes")
  func ruleTurnsFalse() throws {
    let has = flag("A.has", default: true)
    let app = TestApp([HandMadeTip("A", rules: [.isTrue(has)]), HandMadeTip("B")])
    try app.configure()
    app.appear("a", .popover, "A")
    app.appear("b", .popover, "B")
    app.engine.set(has, to: false)
    #expect(app.displayed == ["B"])
    app.engine.set(has, to: true)
    #expect(app.displayed == ["B"], "it waits now")
    #expect(app.blockers("A") == ["slot:B"])
  }

  @Test("S13.2: in the background too, and it does not come back by itself there")
  func ruleTurnsFalseInBackground() throws {
    let has = flag("A.has", default: true)
    let app = TestApp([HandMadeTip("A", rules: [.isTrue(has)])])
    try app.configure()
    app.appear("a", .inline, "A")
    app.engine.enterBackground()
    app.engine.set(has, to: false)
    app.engine.set(has, to: true)
    #expect(app.engine.places.map(\.tip) == [nil])
    app.engine.enterForeground()
    #expect(app.displayed == ["A"])
    #expect(app.count("A") == 2)
  }

  @Test("S13.3: places do not survive the process")
  func relaunch() throws {
    let app = try app()
    app.appear("a", .inline, "A")
    app.engine.terminate()
    #expect(app.engine.places.isEmpty)
    try app.relaunch()
    #expect(app.engine.places.isEmpty)
    #expect(app.blockers("A") == ["no-view"])
  }

  @Test("S1.5: several gates between an available tip and the screen are all listed")
  func severalBlockers() throws {
    let app = try app()
    app.appear("a", .popover, "A")
    app.engine.tapOutside()
    app.engine.presentModal()
    app.engine.enterBackground()
    #expect(app.blockers("A") == ["slot:modal", "dismissed", "background"])
    #expect(app.blockers("B") == ["no-view", "background"])
    app.appear("group", .popover, group: "all")
    #expect(app.blockers("B") == ["group:A", "background"])
  }
}
