import Testing
import TipSource

/// Places that show what other objects hold.
@Suite struct PlaceObjectTests {
  static let cases: [PlaceCase] = [
    PlaceCase(
      "the environment",
      #"""
      struct TipsKey: EnvironmentKey { static let defaultValue = AppTips() }
      extension EnvironmentValues {
        var tips: AppTips {
          get { self[TipsKey.self] }
          set { self[TipsKey.self] = newValue }
        }
        @Entry var more = AppTips()
      }
      struct AppTips {
        let first = ATip();
        var group = TipGroup {
          BTip(); CTip()
        }
      }
      struct HomeView: View {
        @Environment(\.tips) private var tips
        @Environment(\.more) private var more
        var body: some View { TipView(tips.first); TipView(more.group.currentTip) }
      }
      """#,
      """
      HomeView: ATip inline
      HomeView: AppTips.group.currentTip inline
      """),
    PlaceCase(
      "a protocol of the app",
      """
      protocol HasTip { var tip: any Tip { get } }
      struct AModel: HasTip { var tip: any Tip { ATip() } }
      struct BModel: HasTip { var tip: any Tip = BTip() }
      struct HomeView: View {
        let model: any HasTip
        var body: some View { TipView(model.tip) }
      }
      struct Root: View {
        var body: some View { HomeView(model: AModel()); HomeView(model: BModel()) }
      }
      """,
      """
      HomeView: ATip inline; under Root
      HomeView: BTip inline; under Root
      """),
    PlaceCase(
      "a generic view",
      """
      struct Card<T: Tip>: View { let tip: T; var body: some View { TipView(tip) } }
      struct Root: View { var body: some View { Card(tip: ATip()); Card<BTip>(tip: BTip()) } }
      """,
      """
      Card: ATip inline; under Root
      Card: BTip inline; under Root
      """),
    PlaceCase(
      "set by code",
      """
      final class Model: ObservableObject {
        @Published var tip: (any Tip)?
        func next(_ step: Int) { tip = step == 0 ? ATip() : BTip() }
      }
      struct HomeView: View {
        @ObservedObject var model: Model
        var body: some View { Text("x").popoverTip(model.tip) }
      }
      """,
      """
      HomeView: ATip popover
      HomeView: BTip popover
      """),
    PlaceCase(
      "an environment object",
      """
      @main struct MyApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        let model = Model()
        var body: some Scene {
          WindowGroup { ContentView().environmentObject(model) }
          Settings { SettingsView() }
        }
      }
      final class Model: ObservableObject { let tip = ATip() }
      struct ContentView: View {
        @EnvironmentObject var model: Model; var body: some View { TipView(model.tip) }
      }
      struct SettingsView: View { var body: some View { TipView(BTip()) } }
      """,
      """
      ContentView: ATip inline; under MyApp
      SettingsView: BTip inline; under MyApp (later)
      """),
    PlaceCase(
      "tips with arguments",
      #"""
      struct NamedTip: Tip {
        let name: String
        var id: String { "named.\(name)" }
        var title: Text { Text("Hello \(name)") }
      }
      struct HomeView: View {
        let user: User
        private let fallback = "Ann"
        var body: some View {
          TipView(NamedTip(name: user.name))
          TipView(NamedTip(name: "Bob"))
          TipView(NamedTip(name: fallback))
          TipView(NamedTip(name: "Ann"))
        }
      }
      """#,
      """
      HomeView: NamedTip(name: user.name) inline
      HomeView: NamedTip(name: "Bob") inline
      HomeView: NamedTip(name: "Ann") inline
      HomeView: NamedTip(name: "Ann") inline
      """),
    PlaceCase(
      "one call with an unknown argument",
      #"""
      struct NamedTip: Tip {
        let name: String
        var title: Text { Text("Hello \(name)") }
      }
      struct HomeView: View {
        let user: User
        var body: some View { TipView(NamedTip(name: user.name)) }
      }
      #Preview { TipView(NamedTip(name: "Preview")) }
      """#,
      """
      HomeView: NamedTip inline
      """),
  ]

  @Test(arguments: cases) func isRead(_ example: PlaceCase) {
    #expect(places(example.source) == example.places)
  }
}
