import Testing
import TipSource

/// Places in initialisers, whose arguments their callers give, and tips that a call makes many of.
@Suite struct InitialiserPlaceTests {
  @Test func anArgumentIsUsedInTheInitialiserItself() {
    let text = places(
      """
      class Banner: UIView {
        init(tip: any Tip) { super.init(frame: .zero); addSubview(TipUIView(tip)) }
      }
      final class Card: UIView {
        var tipView: TipUIView?
        init(first: any Tip, second: any Tip) {
          super.init(frame: .zero)
          tipView = TipUIView(first)
          addSubview(TipUIView(second))
        }
      }
      final class Wide: Banner {}
      final class Screen: UIViewController {
        override func viewDidLoad() {
          view.addSubview(Banner(tip: ATip()))
          view.addSubview(Card(first: BTip(), second: CTip()))
          view.addSubview(Wide(tip: CTip()))
        }
      }
      """)
    #expect(
      text == """
        Banner: ATip inline; under Screen
        Wide: CTip inline; under Screen
        Card: BTip inline; under Screen
        Card: CTip inline; under Screen
        """)
  }

  @Test func aTipOfAnUnknownValueIsToldOf() {
    let text = readApp([
      "Views.swift": """
      import TipKit
      struct HintTip: Tip {
        let name: String
        var id: String { name }
        var title: Text { Text(name) }
      }
      struct Home: View {
        let names = ["red", "green"]
        var body: some View { ForEach(names, id: \\.self) { name in TipView(HintTip(name: name)) } }
      }
      """
    ]).placeText
    #expect(
      text == """
        Home: HintTip inline
        note 9: `TipView(HintTip(name: name))` is not followed: the id of the tip depends on `name`, which is not known: HintTip stands for all of these tips
        """)
  }
}

@Suite struct UndecidedGroupTests {
  @Test(
    arguments: [
      ("TipGroup(Bool.random() ? .ordered : .firstAvailable) { ATip() }", false, ["ATip"]),
      ("TipGroup(Remote.priority) { ATip() }", false, ["ATip"]),
      ("TipGroup { if Remote.isOn { ATip() } else { BTip() } }", false, []),
      ("TipGroup { if Remote.isOn { ATip() }; BTip() }", false, ["BTip"]),
      ("TipGroup { if Remote.isOn { ATip(); BTip() } else { BTip() } }", false, ["BTip"]),
    ])
  func isReported(made: String, isOrdered: Bool, members: [String]) {
    let model = readApp([
      "Tips.swift": threeTips, "Views.swift": "struct Home: View { let group = \(made) }",
    ])
    #expect(model.groups.map(\.isOrdered) == [isOrdered])
    #expect(model.groups.map(\.members) == [members])
    #expect(
      model.diagnostics.map(\.code).filter { $0.hasPrefix("opaque-group") }.count == 1)
  }

  @Test(
    arguments: [
      ("TipGroup(.ordered) { ATip() }", true),
      ("TipGroup(TipGroup.Priority.ordered) { ATip() }", true),
      ("TipGroup(Self.priority) { ATip() }", true), ("TipGroup(.firstAvailable) { ATip() }", false),
      ("TipGroup { ATip() }", false),
    ])
  func aDecidedOneIsNot(made: String, isOrdered: Bool) {
    let model = readApp([
      "Tips.swift": threeTips,
      "Views.swift": """
      struct Home: View {
        static let priority: TipGroup.Priority = .ordered
        let group = \(made)
      }
      """,
    ])
    #expect(model.groups.map(\.isOrdered) == [isOrdered])
    #expect(model.diagnostics == [])
  }
}
