import Testing
import TipSource

/// Places that show a group's current tip.
@Suite struct GroupPlaceTests {
  static let cases: [PlaceCase] = [
    PlaceCase(
      "held by the view",
      """
      struct HomeView: View {
        @State private var steps = TipGroup(.ordered) {
          ATip(); BTip()
        }
        static let all = TipGroup {
          ATip(); CTip()
        }
        var body: some View {
          if let currentTip = steps.currentTip {
            TipView(currentTip) { action in currentTip.invalidate(reason: .actionPerformed) }
          }
          Text("x").popoverTip(steps.currentTip as? ATip)
          Text("x").popoverTip(Self.all.currentTip, arrowEdge: .trailing)
          if let tip = steps.currentTip as? BTip { TipView(tip) }
          switch steps.currentTip {
          case let tip as ATip: TipView(tip)
          case let tip?: TipView(tip)
          default: EmptyView()
          }
          Text("x").popoverTip(
            TipGroup {
              ATip(); BTip()
            }.currentTip)
        }
      }
      """,
      """
      HomeView: HomeView.steps.currentTip inline, action
      HomeView: HomeView.steps.currentTip as ATip popover
      HomeView: HomeView.all.currentTip popover trailing
      HomeView: HomeView.steps.currentTip as BTip inline
      HomeView: HomeView.steps.currentTip as ATip inline
      HomeView: HomeView.steps.currentTip inline
      HomeView: HomeView.group.currentTip popover
      """),
    PlaceCase(
      "a property wrapper",
      """
      struct HomeView: View {
        @TipGroup(.ordered) private var onboarding = [ATip(), BTip()]
        var body: some View { ContentView().popoverTip(onboarding.currentTip) }
      }
      """,
      """
      HomeView: HomeView.onboarding.currentTip popover
      """),
    PlaceCase(
      "held by others, made in initialisers",
      """
      @Observable final class Model {
        let tips = TipGroup(.ordered) {
          ATip(); BTip()
        }
      }
      struct RootView: View {
        @State private var model = Model()
        var body: some View { HomeView(model: model); Other(group: model.tips) }
      }
      struct HomeView: View {
        var model: Model
        var body: some View { Text("x").popoverTip(model.tips.currentTip as? ATip) }
      }
      struct Other: View {
        let group: TipGroup
        var body: some View { TipView(group.currentTip) }
      }
      struct Made: View {
        private let steps: TipGroup
        init() { steps = TipGroup { CTip() } }
        var body: some View { TipView(steps.currentTip) }
      }
      struct Stated: View {
        @State private var steps: TipGroup
        init(flag: Bool) {
          _steps = State(initialValue: TipGroup { if flag { ATip() } else { BTip() } })
        }
        var body: some View { TipView(steps.currentTip) }
      }
      """,
      """
      HomeView: Model.tips.currentTip as ATip popover; under RootView
      Other: Model.tips.currentTip inline; under RootView
      Made: Made.steps.currentTip inline
      Stated: Stated.steps.currentTip inline
      """),
    PlaceCase(
      "UIKit, updates of the current tip",
      """
      final class HomeController: UIViewController {
        private let steps = TipGroup(.ordered) {
          ATip(); BTip()
        }
        override func viewDidAppear(_ animated: Bool) {
          Task { [weak self] in
            for await tip in self!.steps.currentTipUpdates { self?.present(tip) }
          }
        }
        private func present(_ tip: any Tip) {
          let popover = TipUIPopoverViewController(tip, sourceItem: view)
          present(popover, animated: true)
        }
        private func showFirst() {
          guard let tip = steps.currentTip as? ATip else { return }
          view.addSubview(TipUIView(tip))
        }
        private func observe(_ tip: some Tip) {
          Task { for await should in tip.shouldDisplayUpdates { banner.isHidden = !should } }
        }
        func start() { observe(BTip()) }
      }
      """,
      """
      HomeController: HomeController.steps.currentTip popover
      HomeController: HomeController.steps.currentTip as ATip inline
      HomeController: BTip inline
      """),
  ]

  @Test(arguments: cases) func isRead(_ example: PlaceCase) {
    #expect(places(example.source) == example.places)
  }
}
