import OpenTipKit
import Testing

@Suite("S12: identity")
struct IdentityTests {
  struct Outer {
    struct NestedTip: Tip { var title: Text { Text("nested") } }
  }

  enum FeedTip: Tip {
    case search, share
    var title: Text { Text("feed") }
    var options: [any TipOption] { [MaxDisplayCount(2)] }
  }

  enum ItemTip: Tip {
    case one(@Sendable () -> Void)
    case two(@Sendable () -> Void)
    var title: Text { Text("item") }
    var rules: [Rule] {
      switch self {
      case .one: []
      case .two: [.unknown("two")]
      }
    }
  }

  private func engine() throws -> TipEngine {
    let engine = TipEngine(clock: VirtualClock(TestApp.start), datastores: MemoryDatastores())
    try engine.configure()
    return engine
  }

  @Test("S12.1: the default id is the type's bare name")
  func defaultID() {
    #expect(Outer.NestedTip().id == "NestedTip")
    #expect(FeedTip.search.id == "FeedTip")
    #expect(AnyTip(AnyTip(Outer.NestedTip())).id == "NestedTip")
  }

  @Test("S12.1: the cases of an enum share all history, and are tips of their own")
  func cases() throws {
    let engine = try engine()
    let (search, share) = (engine.track(FeedTip.search), engine.track(FeedTip.share))
    engine.appear(Place(name: "one", kind: .inline, subject: .tip(search)))
    #expect(engine.displayedTips == [search])
    #expect(engine.record(of: share).displayCount == 1)
    engine.appear(Place(name: "two", kind: .inline, subject: .tip(share)))
    #expect(engine.record(of: search).displayCount == 2)
    engine.disappear(place: "one")
    #expect(engine.status(of: search) == .available, "the other case is still displayed")
    engine.disappear(place: "two")
    #expect(engine.status(of: search) == .invalidated(.displayCountExceeded))
    #expect(engine.status(of: share) == .invalidated(.displayCountExceeded))
  }

  @Test("S12.1, S6.3: of several limits for one id the narrowest counts, for all of them")
  func limits() throws {
    let app = TestApp([
      HandMadeTip("A", id: "x", options: [Tips.MaxDisplayCount(1)]), HandMadeTip("B", id: "x"),
    ])
    try app.configure()
    app.appear("one", .inline, "A")
    app.appear("two", .inline, "B")
    #expect(app.displayed == ["A"])
    app.engine.disappear(place: "one")
    #expect(app.status("B") == .invalidated(.displayCountExceeded))
  }

  @Test("S12.1: closing one case finishes all")
  func closeCase() throws {
    TipEngine.$taskLocal.withValue(try engine()) {
      FeedTip.search.invalidate(reason: .tipClosed)
      #expect(FeedTip.share.status == .invalidated(.tipClosed))
      #expect(AnyTip(FeedTip.share).status == .invalidated(.tipClosed))
    }
  }

  @Test("S12.1: cases with values are told apart, behind AnyTip too")
  func casesWithValues() throws {
    TipEngine.$taskLocal.withValue(try engine()) {
      #expect(ItemTip.one {}.status == .available)
      #expect(ItemTip.two {}.status == .pending)
      #expect(AnyTip(ItemTip.one {}).status == .available)
      #expect(AnyTip(ItemTip.two {}).status == .pending)
    }
  }

  @Test("S12.2: an id of another launch has no history here")
  func freshID() throws {
    let datastores = MemoryDatastores()
    let app = TestApp([HandMadeTip("A", id: "1")], datastores: datastores)
    try app.configure()
    app.engine.invalidate(app["A"], reason: .tipClosed)
    let next = TestApp([HandMadeTip("A", id: "2")], datastores: datastores)
    try next.configure()
    #expect(next.status("A") == .available)
  }
}
