import OpenTipKit
import Testing
import TipSource

/// Closures that a caller hands to the view that shows the tip.
@Suite struct GivenClosureTests {
  /// What a tap on the only place's action does, a line each.
  private func tap(_ source: String, action: String = "go", place: Int = 0) throws -> [String] {
    let model = readApp(["Tips.swift": galleryTips, "Views.swift": source])
    let app = try #require(model.app)
    try #require(app.places.count > place)
    let host = RecordingHost()
    guard case .tip(let tip) = app.places[place].subject else { return ["no tip"] }
    let closure = try #require(app.places[place].action)
    model.run(closure, for: Tips.Action(id: action, title: "Go"), of: tip, in: host)
    return host.log
  }

  /// A view whose property is called, and how callers hand their closure to it.
  private static let plain = """
    struct TipCard: View {
      let tip: any Tip
      var padding: Double = 8
      var onAction: () -> Void = {}
      var body: some View {
        TipView(tip) { action in
          tip.invalidate(reason: .actionPerformed)
          onAction()
        }
      }
    }
    """
  private static let explicit = """
    struct TipCard: View {
      private let tip: any Tip
      private let perform: () -> Void
      init(tip: any Tip, onAction: @escaping () -> Void = { ShareTip.count = 99 }) {
        self.tip = tip
        self.perform = onAction
      }
      var body: some View {
        TipView(tip, action: { _ in
          tip.invalidate(reason: .actionPerformed)
          self.perform()
        })
      }
    }
    """
  private static let optional = """
    struct TipCard: View {
      let tip: any Tip
      let onAction: (() -> Void)?
      var body: some View {
        Text("x").popoverTip(tip) { _ in
          tip.invalidate(reason: .actionPerformed)
          onAction?()
        }
      }
    }
    """
  private static let alias = """
    typealias Handler = () -> Void
    struct TipCard: View {
      let tip: any Tip
      var onAction: Handler
      var body: some View {
        TipView(tip) { _ in
          Task { onAction() }
          tip.invalidate(reason: .actionPerformed)
        }
      }
    }
    """

  @Test(arguments: [plain, explicit, optional, alias])
  func aCallersClosureRunsInItsOwnScope(card: String) throws {
    for call in [
      "TipCard(tip: ShareTip()) { section = .trips; ShareTip.count = step }",
      "TipCard(tip: ShareTip(), onAction: { section = .trips; ShareTip.count = step })",
      "TipCard(tip: ShareTip(), onAction: go)", "TipCard(tip: ShareTip(), onAction: self.go)",
    ] {
      let log = try tap(
        """
        struct HomeView: View {
          @State private var section = Section.home
          let step = 5
          var body: some View { \(call) }
          func go() { section = .trips; ShareTip.count = step }
        }
        \(card)
        """)
      #expect(
        log.map { $0.replacing(/note \d+/, with: "note") } == [
          "invalidate ShareTip actionPerformed",
          "note: `section = .trips` is the app's and was passed over", "set ShareTip.count = 5",
        ], "\(call)")
    }
  }

  @Test(
    arguments: [
      (plain, "TipCard(tip: ShareTip())", []),
      (explicit, "TipCard(tip: ShareTip())", ["set ShareTip.count = 99"]),
      (optional, "TipCard(tip: ShareTip(), onAction: nil)", []),
    ] as [(String, String, [String])])
  func withoutOneTheDefaultRuns(card: String, call: String, more: [String]) throws {
    let log = try tap("struct HomeView: View { var body: some View { \(call) } }\n\(card)")
    #expect(log == ["invalidate ShareTip actionPerformed"] + more)
  }

  @Test(arguments: [
    "TipView(tip, action: onTap)", "Text(\"x\").popoverTip(tip, action: onTap)",
    "TipView(tip) { onTap($0) }", "TipView(tip) { action in onTap(action) }",
    "TipView(tip, action: onTap ?? { _ in })",
  ])
  func theActionIsHandedOn(show: String) throws {
    let optional = show.contains("??") ? "((Tips.Action) -> Void)?" : "(Tips.Action) -> Void"
    for call in [
      "TipCard(tip: ShareTip()) { action in if action.id == \"go\" { ShareTip.count = 1 } }",
      "TipCard(tip: ShareTip()) { if $0.id == \"go\" { ShareTip.count = 1 } }",
      "TipCard(tip: ShareTip(), onTap: handle)",
    ] {
      let source = """
        struct HomeView: View {
          var body: some View { \(call) }
          func handle(_ action: Tips.Action) { if action.id == "go" { ShareTip.count = 1 } }
        }
        struct TipCard: View {
          let tip: any Tip
          let onTap: \(optional)
          var body: some View { \(show) }
        }
        """
      #expect(try tap(source) == ["set ShareTip.count = 1"], "\(call)")
      #expect(try tap(source, action: "other") == [], "\(call)")
    }
  }

  @Test func throughTwoLevels() throws {
    for middle in ["onDone: onDone", "onDone: { onDone() }", "onDone: finish"] {
      let log = try tap(
        """
        struct HomeView: View {
          let step = 5
          var body: some View { Section { ShareTip.count = step } }
        }
        struct Section: View {
          let step = 6
          let onDone: () -> Void
          var body: some View { TipCard(tip: ShareTip(), \(middle)) }
          func finish() { onDone() }
        }
        struct TipCard: View {
          let step = 7
          let tip: any Tip
          let onDone: () -> Void
          var body: some View { TipView(tip) { _ in onDone() } }
        }
        """)
      #expect(log == ["set ShareTip.count = 5"], "\(middle)")
    }
  }

  @Test func throughFunctionsAndModifiers() throws {
    let log = try tap(
      """
      struct HomeView: View {
        var body: some View { Text("x").onboarding(ShareTip()) { ShareTip.count = 5 } }
      }
      extension View {
        func onboarding(_ tip: any Tip, onAction: @escaping () -> Void) -> some View {
          modifier(Onboarding(tip: tip, onAction: onAction))
        }
      }
      struct Onboarding: ViewModifier {
        let tip: any Tip
        let onAction: () -> Void
        func body(content: Content) -> some View { content.popoverTip(tip) { _ in onAction() } }
      }
      """)
    #expect(log == ["set ShareTip.count = 5"])
  }

  @Test func namesOfTheTipAndOfLocalsAreTheCallers() throws {
    let log = try tap(
      """
      struct HomeView: View {
        let steps = TipGroup(.ordered) { ShareTip(); SearchTip() }
        let search = SearchTip()
        var body: some View {
          let shown = search
          TipCard(tip: shown) {
            shown.invalidate(reason: .tipClosed)
            search.invalidate(reason: .tipClosed)
            router.push(.search)
          }
        }
      }
      \(Self.plain)
      """)
    #expect(
      log == [
        "invalidate SearchTip actionPerformed", "invalidate SearchTip tipClosed",
        "invalidate SearchTip tipClosed",
        "note 9: `router.push(.search)` is the app's and was passed over",
      ])
  }

  @Test func eachCallerHasItsOwn() throws {
    let source = """
      struct HomeView: View { var body: some View { TipCard { ShareTip.count = 1 } } }
      struct TripsView: View { var body: some View { TipCard { ShareTip.count = 2 } } }
      struct TipCard: View {
        let tip = ShareTip()
        let onAction: () -> Void
        var body: some View { TipView(tip) { _ in onAction() } }
      }
      """
    let app = try #require(readApp(["Tips.swift": galleryTips, "Views.swift": source]).app)
    #expect(
      app.places.map { $0.hosts.map(\.view) } == [
        ["TipCard", "HomeView"], ["TipCard", "TripsView"],
      ])
    #expect(try tap(source, place: 0) == ["set ShareTip.count = 1"])
    #expect(try tap(source, place: 1) == ["set ShareTip.count = 2"])
  }

  @Test func viewsThatWrapThemselvesEnd() throws {
    let app = try #require(
      readApp([
        "Tips.swift": galleryTips,
        "Views.swift": """
        struct Nest: View {
          let onAction: () -> Void
          var body: some View {
            Nest { onAction() }
            Nest(onAction: { onAction(); onAction() })
            TipView(ShareTip()) { _ in onAction() }
          }
        }
        struct HomeView: View { var body: some View { Nest { ShareTip.count = 1 } } }
        """,
      ]).app)
    #expect(app.places.count > 0)
  }
}
