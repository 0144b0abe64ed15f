import OpenTipKit
import Testing

@Suite("S5: display frequency")
struct FrequencyTests {
  static let intervals: [(TestApp.Frequency, Int64)] = [
    (.hourly, hour), (.daily, day), (.weekly, 7 * day), (.monthly, 30 * day),
  ]

  @Test(
    "S5.1, S5.5, S5.8: available at exactly the interval's end, without any trigger",
    arguments: intervals)
  func interval(_ frequency: TestApp.Frequency, _ length: Int64) throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    try app.configure(frequency)
    app.appear("home", .inline, "A")
    app.appear("side", .inline, "B")
    #expect(app.engine.nextDeadline == length)
    app.advance(length - 1)
    #expect(app.blockers("B") == ["frequency:A"])
    _ = app.story()
    app.advance(1)
    #expect(
      app.story() == """
        +\(length) B: pending → available
        +\(length) B on side

        """)
  }

  @Test("S5.8: also when nothing was asked between the display in the launch's step and the end")
  func intervalAfterLaunch() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    app.appear("home", .inline, "A")
    try app.configure(.hourly)
    _ = app.story()
    app.advance(hour)
    #expect(app.story() == "+\(hour) B: pending → available\n")
  }

  @Test("S5.5: immediate holds nothing back")
  func immediate() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    try app.configure(.immediate)
    app.appear("home", .inline, "A")
    app.appear("side", .inline, "B")
    #expect(app.displayed == ["A", "B"])
    #expect(app.engine.nextDeadline == nil)
  }

  @Test("S5.2: the clock starts at the first display, not at the dismissal")
  func startsAtDisplay() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    try app.configure(.hourly)
    app.appear("home", .inline, "A")
    app.advance(hour - minute)
    app.engine.close(app["A"])
    app.advance(minute)
    #expect(app.status("B") == .available)
  }

  @Test("S5.2: the budget is the datastore's: a relaunch does not renew it")
  func persists() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    try app.configure(.daily)
    app.appear("home", .inline, "A")
    app.advance(day - 1)
    try app.relaunch(.daily)
    #expect(app.blockers("B") == ["frequency:A"])
    app.advance(1)
    #expect(app.status("B") == .available)
  }

  @Test("S5.3: a tip displayed before may reappear, and does not start the clock anew")
  func reappears() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B"), HandMadeTip("C")])
    try app.configure(.hourly)
    app.appear("home", .inline, "A")
    app.engine.disappear(place: "home")
    app.advance(hour)
    app.appear("home", .inline, "B")
    #expect(app.status("A") == .available)
    app.advance(30 * minute)
    app.appear("side", .inline, "A")
    #expect(app.displayed == ["B", "A"])
    app.advance(30 * minute)
    #expect(app.status("C") == .available)
  }

  @Test("S5.4: an exempt tip does not wait; its own first display starts the clock anew")
  func exempt() throws {
    let app = TestApp([
      HandMadeTip("A"), HandMadeTip("Exempt", options: [Tips.IgnoresDisplayFrequency(true)]),
      HandMadeTip("Not", options: [Tips.IgnoresDisplayFrequency(false)]),
    ])
    try app.configure(.hourly)
    app.appear("home", .inline, "A")
    app.advance(30 * minute)
    #expect(app.status("Exempt") == .available)
    app.appear("side", .inline, "Exempt")
    #expect(app.displayed == ["A", "Exempt"])
    app.advance(30 * minute)
    #expect(app.blockers("Not") == ["frequency:Exempt"])
    app.engine.disappear(place: "side")
    app.appear("side", .inline, "Exempt")
    app.advance(30 * minute)
    #expect(app.status("Not") == .available, "a re-display does not start it again")
  }

  @Test("S5.6: several are available until one of them is displayed")
  func together() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B"), HandMadeTip("C")])
    try app.configure(.daily)
    #expect(["A", "B", "C"].map(app.status) == [.available, .available, .available])
    app.appear("home", .inline, "B")
    #expect(["A", "B", "C"].map(app.status) == [.pending, .available, .pending])
  }

  @Test("S5.7: a display in the future holds nothing back, and holds again when it is past")
  func setBack() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    try app.configure(.hourly)
    app.setClock(10 * hour)
    app.appear("home", .inline, "A")
    #expect(app.status("B") == .pending)
    app.setClock(10 * hour - 1)
    #expect(app.status("B") == .available)
    #expect(app.engine.nextDeadline == 1)
    app.advance(1)
    #expect(app.blockers("B") == ["frequency:A"])
    app.setClock(11 * hour - 1)
    #expect(app.blockers("B") == ["frequency:A"])
    app.setClock(11 * hour)
    #expect(app.status("B") == .available)
  }

  @Test("S5.2, S5.7: the latest first display that is not in the future counts")
  func latest() throws {
    let app = TestApp([
      HandMadeTip("A"), HandMadeTip("X", options: [Tips.IgnoresDisplayFrequency(true)]),
      HandMadeTip("C"),
    ])
    try app.configure(.hourly)
    app.setClock(2 * hour)
    app.appear("one", .inline, "A")
    app.setClock(hour)
    app.appear("two", .inline, "X")
    #expect(app.blockers("C") == ["frequency:X"])
    app.advance(hour - 1)
    #expect(app.blockers("C") == ["frequency:X"])
    app.advance(1)
    #expect(app.blockers("C") == ["frequency:A"])
    app.advance(hour)
    #expect(app.status("C") == .available)
  }

  @Test("S5.1: in one step, two places: the first takes the budget")
  func twoPlaces() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    app.appear("one", .inline, "B")
    app.appear("two", .inline, "A")
    try app.configure(.daily)
    #expect(app.displayed == ["B"])
    #expect(app.blockers("A") == ["frequency:B"])
  }

  @Test("S5.5: a day is 24 hours on the clock, whatever is called a day")
  func numbers() {
    #expect(
      TestApp.Frequency.all.map(\.interval) == [
        0, 3_600_000, 86_400_000, 604_800_000, 2_592_000_000,
      ])
  }
}
