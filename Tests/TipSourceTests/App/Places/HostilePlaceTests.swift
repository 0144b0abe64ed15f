import Testing
import TipSource

/// Sources that would make a reader go on without end.
@Suite(.timeLimit(.minutes(2))) struct HostilePlaceTests {
  @Test func viewsThatWrapWhatTheyAreGivenEnd() {
    let text = places(
      """
      struct Box { let inner: Any; let tip = ATip() }
      struct A: View {
        let box: Any
        let tips: [any Tip]
        var body: some View {
          A(box: Box(inner: box), tips: [BTip()])
          A(box: [box, box], tips: tips)
          TipView(ATip())
        }
      }
      """)
    #expect(text == "A: ATip inline")
  }

  @Test func functionsThatCallEachOtherEnd() {
    let text = places(
      """
      struct A: View {
        var body: some View { first(ATip()) }
        func first(_ tip: any Tip) -> some View { second(tip); second(BTip()) }
        func second(_ tip: any Tip) -> some View { first(tip); first(CTip()); TipView(tip) }
        var a: any Tip { b }
        var b: any Tip { a }
        var c: some View {
          func inner() { inner(); inner(); TipView(ATip()) }
          inner()
          return TipView(a)
        }
      }
      """)
    #expect(
      text == """
        A: ATip inline
        A: BTip inline
        A: CTip inline
        A: ATip inline
        note 10: `TipView(a)` is not followed: `a` is defined by itself
        """)
  }

  @Test func thousandsOfCallersAreRead() throws {
    let count = 3_000
    let views = (0..<count).map {
      "struct V\($0): View { var body: some View { Text(\"x\").showTip(ATip()) } }"
    }
    let model = readApp([
      "Tips.swift": threeTips,
      "Helper.swift": """
      struct Modifier: ViewModifier {
        let tip: any Tip
        func body(content: Content) -> some View { content.popoverTip(tip) }
      }
      extension View { func showTip(_ tip: any Tip) -> some View { modifier(Modifier(tip: tip)) } }
      """,
      "Views.swift": views.joined(separator: "\n"),
    ])
    let places = try #require(model.app?.places)
    #expect(places.count == 1)
    #expect(places.first?.hosts.first?.view == "Modifier")
    #expect((places.first?.hosts.count ?? 0) >= 500)
  }

  @Test func longChainsOfViewsAreRead() throws {
    let count = 2_000
    let views = (0..<count).map {
      "struct V\($0): View { var body: some View { V\($0 + 1)(); TipView(ATip()) } }"
    }
    let model = readApp(["Tips.swift": threeTips, "Views.swift": views.joined(separator: "\n")])
    let places = try #require(model.app?.places)
    #expect(places.count == count)
    #expect(places.last?.hosts.map(\.view).prefix(3) == ["V1999", "V1998", "V1997"])
    #expect(places.allSatisfy { $0.hosts.count <= 501 })
  }

  @Test(arguments: [
    "struct A: View { var body: some View { TipView( } }", "TipView(", "}}}} .popoverTip(x)",
    "struct A: View { var body: some View { TipView(TipView(TipView(ATip()))) } }",
    "extension A.B.C { func f() { popoverTip(self) } }",
    "struct A: View { var body: some View { \(String(repeating: "VStack { ", count: 3_000)) } }",
    "struct A: View { var body: some View { x\(String(repeating: ".a()", count: 3_000)) } }",
  ])
  func brokenSourceIsRead(_ source: String) {
    _ = places(source)
  }
}
