import OpenTipKit
import Testing

@testable import TipSource

@Suite("What a tap on a view's tip runs")
struct ViewClosureTests {
  /// Runs the closure of `TipView(tip) { … }` in a view, and gives what it does.
  private func tap(
    _ closure: String, _ view: String = "", action: String = "open", index: Int = 0,
    tip: String = "ShareTip", names: [String] = [], _ prepare: (RecordingHost) -> Void = { _ in }
  ) -> String {
    let model = readApp(
      galleryTips + """
        struct HomeView: View {
          let tip = ShareTip()
          let steps = TipGroup(.ordered) { ShareTip(); SearchTip() }
          @Environment(\\.dismiss) private var dismiss
          @State private var showEditor = false
          \(view)
          var body: some View { TipView(tip) \(closure) }
        }
        """)
    let host = RecordingHost()
    prepare(host)
    let declarations = model.declarations
    guard let type = declarations.nearest("HomeView", to: 0),
      let body = declarations.variable("body", of: type), let getter = body.getter,
      case .expression(let call)? = declarations.units[0].lowering.statements(getter).first,
      case .call(_, let arguments) = call.form, let handler = arguments.last?.value
    else { return "no closure" }
    let closure = SourceClosure(
      calling: handler, arguments: 1, in: Scope(unit: 0, type: type, selfType: type),
      tipNames: names)
    let actions = Tips.ActionBuilder.buildFinalResult(
      [Tips.Action(id: "zero", title: "0"), Tips.Action(id: "one", title: "1")])
    let tapped = action == "open" ? Tips.Action(id: "open", title: "Open") : actions[index]
    model.run(closure, for: tapped, of: tip, in: host)
    return host.log.joined(separator: "\n")
  }

  @Test("by the action's id, and by its index")
  func ids() {
    let closure = """
      { action in
        switch action.id {
        case "open", "edit":
          showEditor = true
          tip.invalidate(reason: .actionPerformed)
        case "later": dismiss()
        default: break
        }
        if action.index == 1 { ShareTip.count += 1 }
      }
      """
    #expect(
      tap(closure)
        == """
        note 21: `showEditor = true` is the app's and was passed over
        invalidate ShareTip actionPerformed
        """)
    #expect(tap(closure, action: "one", index: 1) == "set ShareTip.count = 1")
  }

  @Test(
    "the tip by the names that it has there",
    arguments: [
      ("{ _ in self.tip.invalidate(reason: .tipClosed) }", [], "invalidate ShareTip tipClosed"),
      (
        "{ _ in shown.invalidate(reason: .tipClosed) }", ["shown"], "invalidate SearchTip tipClosed"
      ),
      (
        "{ _ in given.invalidate(reason: .tipClosed) }", ["self.given"],
        "invalidate SearchTip tipClosed"
      ),
      ("{ _ in close() }", ["given"], "invalidate SearchTip tipClosed"),
      ("{ if $0.id == \"open\" { ShareTip.isReady = true } }", [], "set ShareTip.isReady = true"),
      (
        "{ _ in steps.currentTip?.invalidate(reason: .actionPerformed) }", [],
        "invalidate SearchTip actionPerformed"
      ),
      (
        "{ _ in if let search = steps.currentTip as? SearchTip { search.invalidate(reason: .tipClosed) } }",
        [], "invalidate SearchTip tipClosed"
      ),
      ("{ _ in if steps.currentTip is ShareTip { ShareTip.count = 9 } }", [], ""),
      (
        "{ _ in unknownTip.invalidate(reason: .tipClosed) }", [],
        "note 19: `unknownTip.invalidate(reason: .tipClosed)` was not run: `unknownTip` is declared nowhere in what was read"
      ),
    ] as [(String, [String], String)])
  func names(_ closure: String, _ names: [String], _ expected: String) {
    let view = """
      let given: any Tip
      func close() { given.invalidate(reason: .tipClosed) }
      """
    #expect(
      tap(closure, view, tip: "SearchTip", names: names) {
        $0.currentTips["HomeView.steps"] = "SearchTip"
      } == expected)
  }

  @Test("functions of the view, tasks and conditions")
  func functions() {
    let view = """
      private func handle(_ action: Tips.Action) {
        guard action.id == "open" else { return }
        Task {
          await ShareTip.opened.donate()
          try? await Task.sleep(for: .seconds(1))
          if ShareTip.opened.donations.count > 1 { finish() }
        }
      }
      private func finish() {
        router.push(.editor)
        withAnimation { showEditor.toggle() }
        if tip.shouldDisplay { tip.invalidate(reason: .actionPerformed) }
      }
      """
    #expect(
      tap("{ handle($0) }", view) {
        $0.counts["ShareTip.opened"] = 1
        $0.statuses["ShareTip"] = .available
      }
        == """
        donate ShareTip.opened
        note 26: `router.push(.editor)` is the app's and was passed over
        note 27: `showEditor.toggle()` is the app's and was passed over
        note 28: `tip.invalidate(reason: .actionPerformed)` is run without waiting: the time that `Task.sleep(for: .seconds(1))` takes does not pass
        invalidate ShareTip actionPerformed
        """)
  }
}
