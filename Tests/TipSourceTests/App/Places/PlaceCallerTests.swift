import Testing
import TipSource

/// Places that show what their callers give them.
@Suite struct PlaceCallerTests {
  static let cases: [PlaceCase] = [
    PlaceCase(
      "initialisers",
      """
      struct TipCard: View {
        let tip: any Tip
        var body: some View { TipView(tip, arrowEdge: .top) }
      }
      struct Outer: View {
        private let inner: any Tip
        init(_ tip: any Tip, flag: Bool = false) { self.inner = tip }
        var body: some View { TipCard(tip: inner) }
      }
      struct HomeView: View {
        var body: some View { TipCard(tip: ATip()); Outer(BTip()) }
      }
      struct SettingsView: View {
        let tip = CTip()
        var body: some View { VStack { Outer(tip, flag: true) } }
      }
      """,
      """
      TipCard: ATip inline top; under HomeView
      TipCard: BTip inline top; under Outer, HomeView
      TipCard: CTip inline top; under Outer, SettingsView
      """),
    PlaceCase(
      "modifiers and helpers",
      """
      extension View {
        func showTip(_ tip: some Tip, edge: Edge = .top) -> some View {
          popoverTip(tip, arrowEdge: edge)
        }
        @ViewBuilder func maybe(_ tip: (any Tip)?) -> some View {
          if let tip { self.popoverTip(tip) } else { self }
        }
      }
      struct TipModifier: ViewModifier {
        let tip: any Tip
        func body(content: Content) -> some View { content.popoverTip(tip) }
      }
      struct HomeView: View {
        let tip = CTip()
        var body: some View {
          Text("x").showTip(ATip())
          Button("y") {}.padding().maybe(BTip()).font(.body)
          Text("x").modifier(TipModifier(tip: tip))
          row(for: BTip())
          header
        }
        @ViewBuilder private func row(for tip: some Tip) -> some View {
          HStack { TipView(tip) }
        }
        private var header: some View { TipView(tip) }
      }
      """,
      """
      HomeView: ATip popover top
      HomeView: BTip popover
      TipModifier: CTip popover; under HomeView
      HomeView: BTip inline
      HomeView: CTip inline
      """),
    PlaceCase(
      "builders and factories",
      """
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
      }
      enum Screens {
        @ViewBuilder static func home() -> some View { HomeView() };
        static var other: some View { HomeView.Row() }
      }
      struct HomeView: View {
        struct Row: View { var body: some View { TipView(BTip()) } }
        var body: some View {
          Card { TipView(ATip()) }
          AnyView(Row())
        }
      }
      struct RootView: View {
        let route: Int
        var body: some View {
          switch route {
          case 0: Screens.home()
          default: Screens.other
          }
        }
      }
      """,
      """
      HomeView.Row: BTip inline; under HomeView, RootView
      HomeView: ATip inline; under RootView
      """),
    PlaceCase(
      "presenters, protocols, superclasses",
      """
      final class TipPresenter {
        static let shared = TipPresenter()
        func present(_ tip: any Tip, from controller: UIViewController) {
          controller.present(
            TipUIPopoverViewController(tip, sourceItem: controller.view), animated: true)
        }
      }
      protocol TipShowing: UIViewController {}
      extension TipShowing {
        func show(tip: any Tip) { view.addSubview(TipUIView(tip)) }
      }
      class BaseController: UIViewController {
        var tip: (any Tip)? { nil }
        override func viewDidAppear(_ animated: Bool) {
          if let tip { TipPresenter.shared.present(tip, from: self) }
        }
      }
      final class HomeController: BaseController, TipShowing {
        override var tip: (any Tip)? { ATip() }
        override func viewDidLoad() { super.viewDidLoad(); show(tip: BTip()) }
      }
      """,
      """
      TipPresenter: ATip popover; under HomeController
      HomeController: BTip inline
      """),
    PlaceCase(
      "local functions and closures",
      """
      final class HomeController: UIViewController {
        override func viewDidLoad() {
          func add(_ tip: any Tip) { view.addSubview(TipUIView(tip)) }
          add(ATip())
          add(BTip())
          let make = { TipUIPopoverViewController(CTip(), sourceItem: self.view) }
          present(make(), animated: true)
        }
      }
      """,
      """
      HomeController: ATip inline
      HomeController: BTip inline
      HomeController: CTip popover
      """),
    PlaceCase(
      "a view that draws the tip",
      """
      struct CustomTipBanner: View {
        let tip: any Tip
        var body: some View {
          HStack {
            tip.image;
            VStack {
              tip.title.font(.headline); if let message = tip.message { message }
            }
          }
        }
      }
      struct HomeView: View {
        let tip = ATip()
        @State private var shows = false
        var body: some View {
          VStack {
            if shows { CustomTipBanner(tip: tip) }; Text(item.title)
          }
          .task { for await should in tip.shouldDisplayUpdates { shows = should } }
        }
      }
      struct Style: TipViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack {
            configuration.title; configuration.tip.title
          }
        }
      }
      """,
      """
      CustomTipBanner: ATip inline; under HomeView
      """),
    PlaceCase(
      "an own TipView",
      """
      struct TipView: View {
        let tip: any Tip;
        var body: some View {
          VStack {
            tip.title; tip.message
          }
        }
      }
      struct HomeView: View { var body: some View { TipView(tip: ATip()) } }
      """,
      """
      TipView: ATip inline; under HomeView
      """),
  ]

  @Test(arguments: cases) func isRead(_ example: PlaceCase) {
    #expect(places(example.source) == example.places)
  }
}
