import OpenTipKit
import Testing

@Suite("S6.4, S6.5: display durations")
struct DurationTests {
  private func app(_ seconds: Double) throws -> TestApp {
    let app = TestApp([HandMadeTip("A", options: [Tips.MaxDisplayDuration(seconds)])])
    try app.configure()
    return app
  }

  @Test("S6.4: invalidated as soon as the total is reached, at that very instant")
  func total() throws {
    let app = try app(90)
    app.appear("one", .inline, "A")
    #expect(app.engine.nextDeadline == 90 * second)
    app.advance(90 * second - 1)
    #expect(app.status("A") == .available)
    _ = app.story()
    app.advance(hour)
    #expect(
      app.story() == """
        +90000 A: available → invalidated(OpenTipKit.Tips.InvalidationReason.displayDurationExceeded)
        +90000 all: A → none
        +90000 A off one: tipUnavailable

        """)
    #expect(app.record("A").displayedMilliseconds == 90 * second)
  }

  @Test("S6.4: not before this display has lasted 60 s")
  func floor() throws {
    let app = try app(10)
    app.appear("one", .inline, "A")
    app.advance(minute - 1)
    #expect(app.status("A") == .available)
    app.advance(1)
    #expect(app.status("A") == .invalidated(.displayDurationExceeded))
  }

  @Test("S6.4: the total adds up over displays; the floor is each display's own")
  func severalDisplays() throws {
    let app = try app(100)
    app.appear("one", .inline, "A")
    app.advance(70 * second)
    app.engine.disappear(place: "one")
    app.advance(hour)
    app.appear("one", .inline, "A")
    app.advance(minute - 1)
    #expect(app.status("A") == .available, "130 s in all, and this display is younger than 60 s")
    app.advance(1)
    #expect(app.status("A") == .invalidated(.displayDurationExceeded))
  }

  @Test("S6.4: the total adds up over launches; a crash loses the running display's seconds")
  func launches() throws {
    let app = try app(150)
    app.appear("one", .inline, "A")
    app.advance(70 * second)
    app.engine.terminate()
    try app.relaunch()
    #expect(app.record("A").displayedMilliseconds == 70 * second)
    app.appear("one", .inline, "A")
    app.advance(70 * second)
    try app.relaunch()
    #expect(app.record("A").displayedMilliseconds == 70 * second)
    app.appear("one", .inline, "A")
    app.advance(80 * second - 1)
    #expect(app.status("A") == .available)
    app.advance(1)
    #expect(app.status("A") == .invalidated(.displayDurationExceeded))
  }

  @Test("S6.4: seconds with several places count once; the display that has lasted 60 s decides")
  func twoPlaces() throws {
    let app = try app(70)
    app.appear("one", .inline, "A")
    app.advance(30 * second)
    app.appear("two", .inline, "A")
    app.advance(20 * second)
    app.engine.disappear(place: "one")
    #expect(app.engine.explanation(of: app["A"]).displayedMilliseconds == 50 * second)
    #expect(app.engine.nextDeadline == 40 * second, "place two's 60 s, 20 s after the total")
    app.advance(40 * second)
    #expect(app.status("A") == .invalidated(.displayDurationExceeded))
    #expect(app.record("A").displayedMilliseconds == 90 * second)
  }

  @Test("S6.5: in the background durations and the 60 s stand still, and nothing begins")
  func background() throws {
    let app = try app(60)
    app.appear("one", .inline, "A")
    app.advance(20 * second)
    app.engine.enterBackground()
    #expect(app.displayed.isEmpty)
    #expect(app.blockers("A") == ["background"])
    #expect(app.engine.nextDeadline == nil)
    app.appear("two", .inline, "A")
    #expect(app.count("A") == 1)
    app.advance(day)
    #expect(app.status("A") == .available)
    app.engine.enterForeground()
    #expect(app.displayed == ["A"])
    #expect(app.count("A") == 2, "place two begins; place one goes on")
    app.advance(40 * second - 1)
    #expect(app.status("A") == .available)
    app.advance(1)
    #expect(app.status("A") == .invalidated(.displayDurationExceeded))
  }

  @Test("S6.5: a clock that is set adds nothing", arguments: [-day, day])
  func clockSet(_ by: Int64) throws {
    let app = try app(60)
    app.appear("one", .inline, "A")
    app.advance(20 * second)
    app.setClock(app.elapsed + by)
    #expect(app.status("A") == .available)
    app.advance(40 * second - 1)
    #expect(app.status("A") == .available)
    app.advance(1)
    #expect(app.status("A") == .invalidated(.displayDurationExceeded))
  }

  @Test("S6.4: in the background a place that leaves ends its display with the seconds it has")
  func leavesInBackground() throws {
    let app = try app(600)
    app.appear("one", .inline, "A")
    app.advance(20 * second)
    app.engine.enterBackground()
    app.advance(20 * second)
    app.engine.disappear(place: "one")
    #expect(app.record("A").displayedMilliseconds == 20 * second)
  }

  @Test("S6.4: a fraction of a second counts, rounded up to the millisecond")
  func fraction() throws {
    let app = try app(61.0001)
    app.appear("one", .inline, "A")
    #expect(app.engine.nextDeadline == 61_001)
  }

  @Test("S6.4: a limit beyond all time never comes")
  func huge() throws {
    let app = try app(1e300)
    app.appear("one", .inline, "A")
    app.advance(36_500 * day)
    #expect(app.status("A") == .available)
  }
}
