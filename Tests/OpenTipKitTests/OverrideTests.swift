import OpenTipKit
import Testing

@Suite("S4: testing overrides")
struct OverrideTests {
  struct Combination: CustomTestStringConvertible {
    let showsSome, hidesSome, showsAll, hidesAll: Bool

    static let all = (0..<16).map { bits in
      Combination(
        showsSome: bits & 1 > 0, hidesSome: bits & 2 > 0, showsAll: bits & 4 > 0,
        hidesAll: bits & 8 > 0)
    }

    var testDescription: String {
      [(showsSome, "showT"), (hidesSome, "hideT"), (showsAll, "showAll"), (hidesAll, "hideAll")]
        .filter(\.0).map(\.1).joined(separator: "+")
    }
  }

  @Test(
    "S1.2, S4.1: show some, hide some, show all, hide all; the rest by themselves",
    arguments: Combination.all, [false, true])
  func precedence(_ overrides: Combination, isInvalidated: Bool) throws {
    // Ineligible by itself, so that `available` can only come from an override.
    let app = TestApp([HandMadeTip("T", rules: [.isTrue(flag("T.never"))])])
    try app.configure()
    if isInvalidated { app.engine.invalidate(app["T"], reason: .tipClosed) }
    if overrides.hidesAll { app.engine.hideAllTipsForTesting() }
    if overrides.showsAll { app.engine.showAllTipsForTesting() }
    if overrides.hidesSome { app.engine.hideTipsForTesting(["T"]) }
    if overrides.showsSome { app.engine.showTipsForTesting(["T"]) }
    let expected: Tips.Status =
      if overrides.showsSome {
        .available
      } else if overrides.hidesSome {
        .pending
      } else if overrides.showsAll {
        .available
      } else if overrides.hidesAll {
        .pending
      } else {
        isInvalidated ? .invalidated(.tipClosed) : .pending
      }
    #expect(app.status("T") == expected)
  }

  @Test("S4.1: lists match type names and ids")
  func matching() throws {
    let app = TestApp([HandMadeTip("A", id: "tip.a"), HandMadeTip("B", id: "tip.b")])
    try app.configure()
    app.engine.hideTipsForTesting(["A", "tip.b"])
    #expect(app.blockers("A") == ["hidden:some"])
    #expect(app.blockers("B") == ["hidden:some"])
  }

  @Test("S4.2: a show override ignores rules, frequency and invalidation, also a later one")
  func shown() throws {
    let app = TestApp([
      HandMadeTip("Spender"), HandMadeTip("T", rules: [.isTrue(flag("T.never")), .unknown("?")]),
    ])
    try app.configure(.daily)
    app.appear("home", .inline, "Spender")
    app.engine.invalidate(app["T"], reason: .tipClosed)
    app.engine.showAllTipsForTesting()
    #expect(app.status("T") == .available)
    app.engine.invalidate(app["T"], reason: .actionPerformed)
    #expect(app.status("T") == .available)
    #expect(app.record("T").invalidation?.reason == .tipClosed)
  }

  @Test("S4.2: a close ends the display, and its place is empty until it appears again")
  func closeUnderOverride() throws {
    let app = TestApp([HandMadeTip("T")])
    try app.configure()
    app.engine.showAllTipsForTesting()
    app.appear("home", .popover, "T")
    #expect(app.engine.close(app["T"]))
    #expect(app.displayed.isEmpty)
    #expect(app.status("T") == .available)
    #expect(app.blockers("T") == ["dismissed"])
    app.appear("other", .popover, "T")
    #expect(app.displayed == ["T"], "another place shows it")
    app.engine.disappear(place: "other")
    app.appear("home", .popover, "T")
    #expect(app.displayed == ["T"])
  }

  @Test("S4.3: nothing displayed or invalidated under a show override touches a record")
  func noTrace() throws {
    let options: [any TipOption] = [Tips.MaxDisplayCount(1), Tips.MaxDisplayDuration(1)]
    let app = TestApp([HandMadeTip("T", options: options), HandMadeTip("B")])
    app.engine.showTipsForTesting(["T"])
    try app.configure(.daily)
    app.appear("home", .inline, "T")
    app.appear("second", .inline, "T")
    app.advance(10 * minute)
    app.engine.disappear(place: "home")
    app.engine.invalidate(app["T"], reason: .actionPerformed)
    app.engine.close(app["T"])
    app.engine.terminate()
    #expect(app.record("T") == TipRecord())
    try app.relaunch(.daily)
    #expect(app.status("T") == .available)
    #expect(app.record("T") == TipRecord())
    #expect(app.status("B") == .available, "the frequency clock did not start")
  }

  @Test("S4.3: a display under an override ends with it; a tip that is eligible begins its own")
  func displayEndsWithOverride() throws {
    let app = TestApp([HandMadeTip("T")])
    try app.configure()
    app.engine.showTipsForTesting(["T"])
    app.appear("home", .inline, "T")
    #expect(app.count("T") == 0)
    _ = app.story()
    app.engine.showTipsForTesting([])
    #expect(
      app.story() == """
        +0 T off home: overrideEnded
        +0 T on home

        """)
    #expect(app.count("T") == 1)
  }

  @Test("S4.3: a display that was there before goes on, its seconds standing still")
  func displayBeforeOverride() throws {
    let app = TestApp([HandMadeTip("T", options: [Tips.MaxDisplayCount(1)])])
    try app.configure()
    app.appear("home", .inline, "T")
    app.advance(5 * second)
    app.engine.showAllTipsForTesting()
    app.advance(hour)
    #expect(app.displayed == ["T"])
    app.engine.disappear(place: "home")
    #expect(app.record("T").displayedMilliseconds == 5 * second)
    #expect(app.record("T").invalidation == nil, "not under a show override")
  }

  @Test("S4.3, S6.3: a count reached before an override invalidates when the override ends")
  func countAfterOverride() throws {
    let app = TestApp([HandMadeTip("T", options: [Tips.MaxDisplayCount(1)])])
    try app.configure()
    app.appear("home", .inline, "T")
    app.engine.showTipsForTesting(["T"])
    app.engine.disappear(place: "home")
    app.engine.showTipsForTesting([])
    #expect(app.status("T") == .invalidated(.displayCountExceeded))
  }

  @Test("S4.3: a relaunch forgets overrides")
  func forgotten() throws {
    let app = TestApp([HandMadeTip("T", rules: [.isTrue(flag("T.never"))])])
    app.engine.showAllTipsForTesting()
    try app.configure()
    #expect(app.status("T") == .available)
    try app.relaunch()
    #expect(app.status("T") == .pending)
  }

  @Test("S4.4: a list replaces the list; overrides take effect at once")
  func replaced() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    try app.configure()
    app.appear("home", .inline, "A")
    app.engine.hideTipsForTesting(["A"])
    #expect(app.displayed.isEmpty)
    app.engine.hideTipsForTesting(["B"])
    #expect(app.displayed == ["A"])
    #expect(app.status("B") == .pending)
  }

  @Test("S4.5: launch arguments")
  func launchArguments() throws {
    let arguments = TestingLaunchArguments([
      "app", "-verbose", "-com.apple.TipKit.ShowAllTips", "1", "-com.apple.TipKit.HideAllTips", "0",
      "-com.apple.TipKit.ShowTips", "A,tip.b", "-com.apple.TipKit.HideTips", "C",
      "-com.apple.TipKit.ResetDatastore",
    ])
    #expect(arguments.showsAllTips)
    #expect(!arguments.hidesAllTips)
    #expect(arguments.shownTips == ["A", "tip.b"])
    #expect(arguments.hiddenTips == ["C"])
    #expect(!arguments.resetsDatastore, "a pair without its value is none")
    let app = TestApp([HandMadeTip("A", rules: [.isTrue(flag("A.never"))]), HandMadeTip("C")])
    try app.engine.apply(arguments)
    try app.configure()
    #expect(app.status("A") == .available)
    #expect(app.status("C") == .pending)
  }
}
