import Testing

@testable import TipSource

/// Tips that an app declares and no place shows.
@Suite struct ShownNowhereTests {
  private static let tips = """
    struct ATip: Tip { var title: Text { Text("A") } }
    struct BTip: Tip { var title: Text { Text("B") } }
    struct CTip: Tip { var title: Text { Text("C") } }

    """

  @Test(
    arguments: [
      ("TipView(ATip())", ["BTip", "CTip"]),
      ("TipView(TipGroup { ATip(); BTip() }.currentTip)", ["CTip"]),
      ("Text(\"\").popoverTip(tips.currentTip as? BTip)", ["ATip", "CTip"]),
      // Without any place nothing is known of where tips are shown.
      ("Text(\"\")", []),
    ])
  func areListed(body: String, expected: [String]) {
    let source =
      Self.tips + """
        struct HomeView: View {
          let tips = TipGroup { ATip(); BTip() }
          var body: some View { \(body) }
        }
        """
    let inspection = Inspection(readApp(source))
    let lines = inspection.text.split(separator: "\n").map(String.init)
    let listed = lines.drop { $0 != "Shown nowhere" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(listed.map { $0.dropFirst(2).prefix { $0 != " " } }.map(String.init) == expected)
    let names = expected.map { "\n    \"\($0)\"" }.joined(separator: ",")
    let array = expected.isEmpty ? "[]" : "[\(names)\n  ]"
    #expect(inspection.json.contains("\"shownNowhere\": \(array)"))
  }
}
