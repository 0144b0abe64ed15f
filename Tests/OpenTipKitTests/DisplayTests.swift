import OpenTipKit
import Testing

@Suite("S6.1–S6.3: displays and counts")
struct DisplayTests {
  let once: [any TipOption] = [Tips.MaxDisplayCount(1)]
  let twice: [any TipOption] = [Tips.MaxDisplayCount(2)]

  @Test("S6.1: reading a status is not a display")
  func reading() throws {
    let app = TestApp([HandMadeTip("A", options: once)])
    try app.configure()
    for _ in 0..<3 { #expect(app.status("A") == .available) }
    #expect(app.count("A") == 0)
  }

  @Test("S6.1: a display ends when its place leaves, its tip stops, or the group moves on")
  func ends() throws {
    let has = flag("A.has", default: true)
    let app = TestApp(
      [HandMadeTip("A", rules: [.isTrue(has)]), HandMadeTip("B")],
      groups: [
        HandMadeGroup("all", .firstAvailable, ["A", "B"]),
        HandMadeGroup("other", .firstAvailable, ["B"]),
      ])
    try app.configure()
    app.appear("place", .inline, group: "all")
    app.engine.set(has, to: false)
    app.engine.set(has, to: true)
    app.engine.disappear(place: "place")
    app.engine.disappear(place: "nowhere")
    #expect(
      app.story() == """
        +0 A: pending → available
        +0 B: pending → available
        +0 all: none → A
        +0 other: none → B
        +0 A on place
        +0 A: available → pending
        +0 all: A → B
        +0 A off place: tipUnavailable
        +0 B on place
        +0 A: pending → available
        +0 all: B → A
        +0 B off place: notCurrent
        +0 A on place
        +0 A off place: placeLeft

        """)
    #expect(app.count("A") == 2)
    #expect(app.count("B") == 1)
  }

  @Test("S6.1: each place is a display of its own")
  func places() throws {
    let app = TestApp([HandMadeTip("A")])
    try app.configure()
    app.appear("one", .inline, "A")
    app.appear("two", .inline, "A")
    app.appear("three", .popover, "A")
    #expect(app.count("A") == 3)
    #expect(app.displayed == ["A"])
  }

  @Test("S6.1: a place that appears again is another display")
  func again() throws {
    let app = TestApp([HandMadeTip("A")])
    try app.configure()
    app.appear("one", .inline, "A")
    app.appear("one", .inline, "A")
    #expect(app.count("A") == 2)
    #expect(app.engine.places.count == 1)
  }

  @Test("S6.2: the count is durable when the display begins")
  func durable() throws {
    let app = TestApp([HandMadeTip("A")])
    try app.configure()
    app.appear("one", .inline, "A")
    try app.relaunch()
    #expect(app.count("A") == 1)
    #expect(app.record("A").firstDisplayed == TestApp.start)
  }

  @Test("S6.3: at the maximum no further display begins; the end of the last one invalidates")
  func maximum() throws {
    let app = TestApp([HandMadeTip("A", options: twice)])
    try app.configure()
    app.appear("one", .inline, "A")
    app.engine.disappear(place: "one")
    #expect(app.status("A") == .available)
    app.appear("one", .inline, "A")
    app.appear("two", .inline, "A")
    #expect(app.count("A") == 2)
    #expect(app.status("A") == .available)
    app.engine.disappear(place: "one")
    #expect(app.status("A") == .invalidated(.displayCountExceeded))
    #expect(app.count("A") == 2)
  }

  @Test("S6.3: with two places the last running display decides")
  func lastOfTwo() throws {
    let app = TestApp([HandMadeTip("A", options: twice)])
    try app.configure()
    app.appear("one", .inline, "A")
    app.appear("two", .inline, "A")
    app.engine.disappear(place: "one")
    #expect(app.status("A") == .available)
    #expect(app.displayed == ["A"])
    app.engine.disappear(place: "two")
    #expect(app.status("A") == .invalidated(.displayCountExceeded))
  }

  @Test("S6.3: without the option there is no limit")
  func unlimited() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("M", options: [Tips.MaxDisplayCount(.max)])])
    try app.configure()
    for _ in 0..<100 {
      app.appear("one", .inline, "A")
      app.appear("two", .inline, "M")
    }
    #expect(app.count("A") == 100)
    #expect(app.status("M") == .available)
  }

  @Test("S6.3: a clean end is the last display's end; after a crash configure finishes it (S2.8)")
  func ending() throws {
    let app = TestApp([HandMadeTip("A", options: once), HandMadeTip("B", options: once)])
    try app.configure()
    app.appear("one", .inline, "A")
    app.engine.terminate()
    #expect(app.record("A").invalidation?.reason == .displayCountExceeded)
    try app.relaunch()
    app.appear("one", .inline, "B")
    try app.relaunch()
    #expect(app.status("A") == .invalidated(.displayCountExceeded))
    #expect(app.status("B") == .invalidated(.displayCountExceeded))
  }

  @Test("S6.3, S7.1: closed or invalidated at its last display, that is the reason")
  func reasons() throws {
    let app = TestApp([HandMadeTip("A", options: once), HandMadeTip("B", options: once)])
    try app.configure()
    app.appear("one", .inline, "A")
    app.appear("two", .inline, "B")
    app.engine.close(app["A"])
    app.engine.invalidate(app["B"], reason: .actionPerformed)
    #expect(app.status("A") == .invalidated(.tipClosed))
    #expect(app.status("B") == .invalidated(.actionPerformed))
  }

  @Test("S6.3, S13.1: a popover robbed at its last display is finished")
  func robbed() throws {
    let app = TestApp([HandMadeTip("A", options: once)])
    try app.configure()
    app.appear("one", .popover, "A")
    app.engine.presentModal()
    #expect(app.status("A") == .invalidated(.displayCountExceeded))
  }

  @Test("S6.6: limits of nothing are programming errors")
  func programmingErrors() async {
    await #expect(processExitsWith: .failure) { _ = Tips.MaxDisplayCount(0) }
    await #expect(processExitsWith: .failure) { _ = Tips.MaxDisplayCount(-1) }
    await #expect(processExitsWith: .failure) { _ = Tips.MaxDisplayDuration(0) }
    await #expect(processExitsWith: .failure) { _ = Tips.MaxDisplayDuration(-.infinity) }
    await #expect(processExitsWith: .failure) { _ = Tips.MaxDisplayDuration(.infinity) }
    await #expect(processExitsWith: .failure) { _ = Tips.MaxDisplayDuration(.nan) }
  }
}
