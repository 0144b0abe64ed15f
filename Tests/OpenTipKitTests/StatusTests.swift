import OpenTipKit
import Testing

@Suite("S0, S1: time, steps, status")
struct StatusTests {
  @Test(
    "S0.1: an instant from a Date is whole milliseconds, rounded down", arguments: [0, 1, 999, -1])
  func milliseconds(_ value: Int64) {
    let instant = Timestamp(milliseconds: value)
    #expect(Timestamp(instant.date) == instant)
    #expect(Timestamp(instant.date.addingTimeInterval(0.0004)) == instant)
  }

  @Test("S0.1: instants saturate instead of overflowing")
  func saturation() {
    #expect(Timestamp(milliseconds: .max).adding(milliseconds: 1).milliseconds == .max)
    #expect(Timestamp(milliseconds: .min).adding(milliseconds: -1).milliseconds == .min)
    #expect(Timestamp(milliseconds: 0).subtracting(milliseconds: .min).milliseconds == .max)
    #expect(Timestamp(milliseconds: .max).milliseconds(since: .init(milliseconds: -1)) == .max)
    #expect(Timestamp(milliseconds: .min).milliseconds(since: .init(milliseconds: 1)) == .min)
  }

  @Test("S0.2: places are served in the order in which they appeared, statuses computed after each")
  func order() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    app.start()
    app.appear("second", .inline, "B")
    app.appear("first", .inline, "A")
    _ = app.story()
    try app.configure(.daily)
    #expect(
      app.story() == """
        +0 B: pending → available
        +0 all: none → B
        +0 B on second

        """)
    #expect(app.blockers("A") == ["frequency:B"])
  }

  @Test("S0.2: what is due is a step of its own before the call that finds it")
  func dueFirst() throws {
    let use = event("use")
    let app = TestApp([HandMadeTip("A", rules: [.count(use, within: .minute) { $0 > 0 }])])
    try app.configure()
    app.engine.donate(use)
    app.appear("home", .inline, "A")
    _ = app.story()
    app.clock.advance(milliseconds: minute + 1)
    #expect(!app.engine.close(app["A"]))
    #expect(
      app.story() == """
        +60001 A: available → pending
        +60001 all: A → none
        +60001 A off home: tipUnavailable

        """)
    #expect(app.status("A") == .pending)
  }

  @Test(
    "S1.1, S1.2: not configured, hidden, invalidated, rule, unknown, frequency: each alone decides")
  func precedence() throws {
    let has = flag("T.has")
    let app = TestApp([
      HandMadeTip("Spender"),
      HandMadeTip("T", rules: [.isTrue(has), .unknown("no idea")]),
    ])
    #expect(app.status("T") == .pending)
    #expect(app.blockers("T") == ["not-configured"])
    try app.configure(.daily)
    app.appear("home", .inline, "Spender")
    #expect(app.blockers("T") == ["rule:has", "unknown:mystery", "frequency:Spender"])
    #expect(app.status("T") == .pending)
    app.engine.invalidate(app["T"], reason: .actionPerformed)
    #expect(app.status("T") == .invalidated(.actionPerformed))
    app.engine.hideTipsForTesting(["T"])
    #expect(app.status("T") == .pending)
    app.engine.hideAllTipsForTesting()
    #expect(
      app.blockers("T") == [
        "hidden:some", "hidden:all", "invalidated:actionPerformed", "rule:has", "unknown:mystery",
        "frequency:Spender",
      ])
  }

  @Test("S1.3: no rules is eligible; all must hold; never donated is zero")
  func rules() throws {
    let (one, two, use) = (flag("T.one"), flag("T.two"), event("use"))
    let app = TestApp([
      HandMadeTip("None"), HandMadeTip("Both", rules: [.isTrue(one), .isTrue(two)]),
      HandMadeTip("Zero", rules: [.count(use) { $0 == 0 }]),
    ])
    try app.configure()
    #expect(app.status("None") == .available)
    #expect(app.status("Zero") == .available)
    #expect(app.blockers("Both") == ["rule:one", "rule:two"])
    app.engine.set(one, to: true)
    #expect(app.blockers("Both") == ["rule:two"])
    app.engine.set(two, to: true)
    #expect(app.status("Both") == .available)
  }

  @Test("S1.4, S1.5: a displayed tip stays available; an available one need not be displayed")
  func available() throws {
    let app = TestApp([HandMadeTip("A")])
    try app.configure()
    #expect(app.status("A") == .available)
    #expect(app.blockers("A") == ["no-view"])
    #expect(app.count("A") == 0)
    app.appear("home", .inline, "A")
    #expect(app.status("A") == .available)
    #expect(app.blockers("A").isEmpty)
    #expect(app.displayed == ["A"])
    #expect(app.count("A") == 1)
  }
}
