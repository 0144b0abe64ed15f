import Testing
import TipSource

/// Which files of an app are looked into for places.
@Suite struct AppFileTests {
  @Test func filesThatLeadToTipsAreFollowedUp() {
    let model = readApp([
      "App.swift": "@main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }",
      "Root.swift": "struct Root: View { var body: some View { Home(services: Services()) } }",
      "Home.swift": """
      struct Home: View {
        let services: Services
        var body: some View { Banner().showTip(services.tips.first); Row() }
      }
      """,
      "Row.swift": "struct Row: View { var body: some View { Text(\"row\") } }",
      "Modifiers.swift": """
      extension View { func showTip(_ tip: some Tip) -> some View { popoverTip(tip) } }
      """,
      "Services.swift": "final class Services { let tips = TipStore() }",
      "TipStore.swift": "final class TipStore { let first = ATip() }",
      "Tips.swift": threeTips,
    ])
    #expect(model.placeText == "Home: ATip popover; under Root, TheApp")
  }

  @Test func theOrderOfFilesDoesNotMatter() {
    let files = [
      SourceFile(path: "A.swift", text: "struct A: View { var body: some View { B() } }"),
      SourceFile(
        path: "B.swift", text: "struct B: View { var body: some View { C(tip: ATip()) } }"),
      SourceFile(
        path: "C.swift",
        text: "struct C: View { let tip: any Tip; var body: some View { TipView(tip) } }"),
      SourceFile(path: "Tips.swift", text: threeTips),
    ]
    let reader = SourceReader(readsApp: true)
    let expected = "C: ATip inline; under B, A"
    #expect(reader.read(files).placeText == expected)
    #expect(reader.read(files.reversed()).placeText == expected)
  }

  @Test func withoutTheAppNothingIsReadOfIt() {
    let files = [SourceFile(path: "Tips.swift", text: threeTips)]
    #expect(SourceReader().read(files).app == nil)
    #expect(SourceReader(readsApp: true).read(files).app?.places.count == 0)
  }
}
