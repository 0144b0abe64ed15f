import OpenTipKit
import Testing
import TipSource

@Suite("What a tap on an action runs")
struct ActionClosureTests {
  /// What the handlers of a tip's actions do, by the action's id.
  private func handlers(
    _ actions: String, _ more: String = "", _ prepare: (RecordingHost) -> Void = { _ in }
  ) -> [String] {
    let model = read(
      galleryTips + more
        + "struct ATip: Tip {\nvar title: Text { Text(\"A\") }\nvar actions: [Action] {\n\(actions)\n}\n}"
    )
    guard let tip = model.tips.first(where: { $0.name == "ATip" }) else { return [] }
    #expect(tip.actions.count == tip.actionHandlers.count)
    return zip(tip.actions, tip.actionHandlers).map { action, handler in
      guard let handler else { return "\(action.id): none" }
      let host = RecordingHost()
      prepare(host)
      model.run(handler, for: action, of: "ATip", in: host)
      return "\(action.id): " + host.log.joined(separator: "; ")
    }
  }

  @Test("an action's own handler, in each form")
  func forms() {
    #expect(
      handlers(
        """
        Action(id: "a", title: "A") { invalidate(reason: .actionPerformed) }
        Action(title: "B", perform: { self.invalidate(reason: .tipClosed) })
        Action(id: "c", perform: open) { Text("C") }
        Action { ShareTip.isReady = true } _: { Text("D") }
        Action(id: "e", title: "E")
        Action(id: "f") { Text("F") }
        """, "func open() { ShareTip.count += 1 }\n")
        == [
          "a: invalidate ATip actionPerformed", "1: invalidate ATip tipClosed",
          "c: set ShareTip.count = 1", "3: set ShareTip.isReady = true", "e: none", "f: none",
        ])
  }

  @Test(
    "what a handler may hold",
    arguments: [
      ("Task { await ShareTip.opened.donate() }", "donate ShareTip.opened"),
      ("showEditor = true", "note 16: `showEditor = true` is the app's and was passed over"),
      (
        "Router.shared.open(.editor)\nSearchTip().invalidate(reason: .actionPerformed)",
        "note 16: `Router.shared.open(.editor)` is the app's and was passed over; invalidate SearchTip actionPerformed"
      ),
      (
        "if ShareTip.isReady { ShareTip.count = 1 } else { ShareTip.count = 2 }",
        "set ShareTip.count = 2"
      ),
      ("withAnimation { ShareTip.isReady = true }", "set ShareTip.isReady = true"),
      (
        "if Remote.isOn { ShareTip.isReady = true }",
        "note 16: `ShareTip.isReady = true` was not run: whether `Remote.isOn` holds cannot be read from source"
      ),
      ("while true { ShareTip.count = 1; break }", "set ShareTip.count = 1"),
    ])
  func body(_ lines: String, _ expected: String) {
    #expect(handlers("Action(id: \"a\", title: \"A\") {\n\(lines)\n}") == ["a: " + expected])
  }
}
