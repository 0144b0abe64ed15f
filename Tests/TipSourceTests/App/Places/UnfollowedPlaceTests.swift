import Testing
import TipSource

/// What is not followed is told, with its reason.
@Suite struct UnfollowedPlaceTests {
  static let cases: [PlaceCase] = [
    PlaceCase(
      "undeclared",
      """
      struct HomeView: View {
        let model: HomeViewModel
        let tip: any Tip
        var body: some View {
          TipView(viewModel.tip)
          TipView(model.tip)
          TipView(tip)
          TipView(makeTip())
          TipView(shop.tips.first { $0.isOn })
        }
      }
      func present(_ tip: any Tip, in view: UIViewController) {
        view.present(TipUIPopoverViewController(tip, sourceItem: x), animated: true)
      }
      """,
      """
      note 5: `TipView(viewModel.tip)` is not followed: `viewModel` is declared nowhere in what was read
      note 6: `TipView(model.tip)` is not followed: the type of `model`, `HomeViewModel`, is declared nowhere in what was read
      note 7: `TipView(tip)` is not followed: nothing that was read gives `tip` of `HomeView` its value
      note 8: `TipView(makeTip())` is not followed: `makeTip` is declared nowhere in what was read
      note 9: `TipView(shop.tips.first { $0.isOn })` is not followed: `shop` is declared nowhere in what was read
      note 13: `TipUIPopoverViewController(tip)` is not followed: nothing that was read gives `tip` of `present` its value
      """)
  ]

  @Test(arguments: cases) func isRead(_ example: PlaceCase) {
    #expect(places(example.source) == example.places)
  }
}
