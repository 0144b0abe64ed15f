import Testing

@testable import TipSource

/// The closures of places: what they run, and which names stand for the tip that is shown.
@Suite struct PlaceClosureTests {
  @Test func namesThatStandForTheTipAreKnown() throws {
    let app = try #require(
      readApp([
        "Tips.swift": threeTips,
        "Views.swift": """
        struct HomeView: View {
          private let steps = TipGroup(.ordered) { ATip(); BTip() }
          var body: some View {
            if let currentTip = steps.currentTip {
              TipView(currentTip) { action in currentTip.invalidate(reason: .actionPerformed) }
            }
            Card(tip: CTip())
          }
        }
        struct Card: View {
          let tip: any Tip
          var body: some View {
            let shown = tip
            TipView(shown) { _ in shown.invalidate(reason: .tipClosed) }
          }
        }
        """,
      ]).app)
    #expect(app.places.map { $0.action?.tipNames } == [["currentTip"], ["shown", "tip"]])
    #expect(app.places.map { $0.action?.location.line } == [5, 14])
    #expect(app.places[0].action?.closure.parameters == ["action"])
    #expect(app.places[0].action?.scope.object?.declaredType != nil)
  }

  @Test(arguments: [
    ("_ action: Tips.Action", nil), ("action: Tips.Action", "action"),
  ])
  func aFunctionIsCalled(parameter: String, label: String?) throws {
    let app = try #require(
      readApp([
        "Tips.swift": threeTips,
        "Views.swift": """
        struct HomeView: View {
          var body: some View { Text("x").popoverTip(ATip(), action: handle) }
          func handle(\(parameter)) { ATip().invalidate(reason: .actionPerformed) }
        }
        """,
      ]).app)
    let closure = try #require(app.places.first?.action?.closure)
    guard case .expression(let line)? = closure.body.first,
      case .call(let callee, let arguments) = line.form, case .name(let name, _) = callee.form
    else {
      Issue.record("the closure calls no function")
      return
    }
    #expect(name == "handle")
    #expect(arguments.map(\.label) == [label])
  }
}
