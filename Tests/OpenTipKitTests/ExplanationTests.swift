import Testing

@testable import OpenTipKit

@Suite("Why: explanations")
struct ExplanationTests {
  @Test("S1.2: every gate that holds, each with its numbers")
  func numbers() throws {
    let app = TestApp([
      HandMadeTip("Spender"),
      HandMadeTip("T", rules: [.isTrue(flag("T.has")), .unknown("no such call")]),
    ])
    try app.configure(.hourly)
    app.advance(5)
    app.appear("home", .inline, "Spender")
    app.advance(5)
    app.engine.invalidate(app["T"], reason: .actionPerformed)
    let since = TestApp.start.adding(milliseconds: 5)
    #expect(
      app.engine.blockers(of: app["T"]) == [
        .invalidated(.init(reason: .actionPerformed, date: since.adding(milliseconds: 5))),
        .rule(index: 0, input: "has"),
        .unknown(index: 1, input: "mystery", reason: "no such call"),
        .frequency(tip: "Spender", since: since, until: since.adding(milliseconds: hour)),
      ])
  }

  @Test("A rule's parts are told, whatever the status")
  func parts() throws {
    let use = event("use")
    let app = TestApp([HandMadeTip("A", rules: [.count(use) { $0 >= 2 }, .isTrue(flag("A.has"))])])
    try app.configure()
    app.engine.donate(use)
    app.engine.showAllTipsForTesting()
    let explanation = app.engine.explanation(of: app["A"])
    #expect(explanation.isForced)
    #expect(explanation.status == .available)
    #expect(explanation.rules.map(\.answer) == [.unsatisfied, .unsatisfied])
    #expect(
      explanation.rules.first?.parts == [RulePart(source: "$0.donations.count", value: "1")])
  }

  @Test("S9.5: nextChange is when a window's answer changes, not when its count does")
  func window() throws {
    let use = event("use")
    let app = TestApp([HandMadeTip("A", rules: [.count(use, within: .hour) { $0 < 1 }])])
    try app.configure()
    for _ in 0..<3 {
      app.engine.donate(use)
      app.advance(minute)
    }
    let last = TestApp.start.adding(milliseconds: 2 * minute + hour + 1)
    #expect(app.engine.explanation(of: app["A"]).nextChange == last)
    #expect(app.engine.explanation(of: app["A"]).rules.first?.nextChange == last)
    app.advance(2 * hour)
    #expect(app.engine.explanation(of: app["A"]).nextChange == nil)
  }

  @Test("S5.8: nextChange is the interval's end")
  func interval() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    try app.configure(.daily)
    app.appear("home", .inline, "A")
    #expect(
      app.engine.explanation(of: app["B"]).nextChange == TestApp.start.adding(milliseconds: day))
    #expect(app.engine.explanation(of: app["A"]).nextChange == nil)
  }

  @Test("S6.4: nextChange is the end of a displayed tip's duration")
  func duration() throws {
    let app = TestApp([HandMadeTip("A", options: [Tips.MaxDisplayDuration(90)])])
    try app.configure()
    app.appear("home", .inline, "A")
    app.advance(40 * second)
    let explanation = app.engine.explanation(of: app["A"])
    #expect(explanation.displayedMilliseconds == 40 * second)
    #expect(explanation.limits.displayMilliseconds == 90 * second)
    #expect(explanation.places.map(\.name) == ["home"])
    #expect(explanation.nextChange == TestApp.start.adding(milliseconds: 90 * second))
  }

  @Test("S2.1: without configure nothing changes with time")
  func notConfigured() {
    let app = TestApp([HandMadeTip("A")])
    #expect(app.engine.explanation(of: app["A"]).nextChange == nil)
    #expect(app.engine.explanation(of: app["A"]).status == .pending)
  }

  @Test("S7.3: an action's handler is the app's; running it changes nothing by itself")
  func action() throws {
    let counter = Counter()
    let action = Tips.Action(id: "more", title: "More") { counter.add() }
    let app = TestApp([HandMadeTip("A")])
    try app.configure()
    app.appear("home", .inline, "A")
    _ = app.story()
    action.handler()
    app.engine.settle()
    #expect(counter.value == 1)
    #expect(app.story() == "")
    #expect(app.displayed == ["A"])
  }
}
