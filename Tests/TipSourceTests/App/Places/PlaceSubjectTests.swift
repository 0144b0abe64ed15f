import Testing
import TipSource

/// Which tip a place shows.
@Suite struct PlaceSubjectTests {
  static let cases: [PlaceCase] = [
    PlaceCase(
      "properties",
      """
      struct HomeView: View {
        let tip = ATip()
        private var other = BTip()
        @State private var third = CTip()
        var body: some View {
          VStack {
            TipView(tip, arrowEdge: .bottom)
            Text("x").popoverTip(other, arrowEdge: .top) { action in
              other.invalidate(reason: .actionPerformed)
            }
            TipView(third)
          }
        }
      }
      """,
      """
      HomeView: ATip inline bottom
      HomeView: BTip popover top, action
      HomeView: CTip inline
      """),
    PlaceCase(
      "made in place, static, global",
      """
      let globalTip = CTip()
      enum AppTips { static let a = ATip() }
      extension BTip { static let shared = BTip() }
      struct HomeView: View {
        static let own: any Tip = ATip()
        var body: some View {
          TipView(ATip())
          TipView(AppTips.a)
          TipView(BTip.shared)
          TipView(globalTip)
          TipView(Self.own)
          Text("x").popoverTip(ATip(), arrowEdge: Edge.leading)
        }
      }
      """,
      """
      HomeView: ATip inline
      HomeView: ATip inline
      HomeView: BTip inline
      HomeView: CTip inline
      HomeView: ATip inline
      HomeView: ATip popover leading
      """),
    PlaceCase(
      "optional, any, by a condition",
      """
      struct HomeView: View {
        var tip: (any Tip)? = ATip()
        @State private var later: (any Tip)?
        let flag: Bool
        let isOn: Bool
        var body: some View {
          TipView(tip)
          Text("x").popoverTip(flag ? ATip() : BTip())
          Text("x").popoverTip(isOn ? BTip() : nil)
          Button("Go") { later = CTip() }.popoverTip(later)
          if let tip { TipView(tip) }
          if let tip = later { TipView(tip) }
          Text("x").popoverTip(nil)
        }
      }
      """,
      """
      HomeView: ATip inline
      HomeView: ATip popover
      HomeView: BTip popover
      HomeView: BTip popover
      HomeView: CTip popover
      HomeView: ATip inline
      HomeView: CTip inline
      """),
    PlaceCase(
      "of a model",
      """
      final class Model: ObservableObject {
        lazy var lazyTip = ATip()
        var computed: any Tip { flag ? BTip() : CTip() }
        func tip(for step: Int) -> (any Tip)? {
          switch step {
          case 0: return ATip()
          case 1: return BTip()
          default: return nil
          }
        }
        var flag = false
      }
      struct HomeView: View {
        @StateObject private var model = Model()
        @State private var second: Model
        @EnvironmentObject var third: Model
        @Environment(Model.self) private var fourth
        @Bindable var fifth: Model
        var body: some View {
          TipView(model.lazyTip)
          TipView(second.computed)
          TipView(third.tip(for: 1))
          TipView(fourth.lazyTip)
          TipView(fifth.lazyTip)
        }
      }
      """,
      """
      HomeView: ATip inline
      HomeView: BTip inline
      HomeView: CTip inline
      HomeView: ATip inline
      HomeView: BTip inline
      HomeView: ATip inline
      HomeView: ATip inline
      """),
    PlaceCase(
      "locals",
      """
      struct HomeView: View {
        var body: some View {
          let tip = ATip()
          let other: any Tip = tip
          return VStack { TipView(other) }
        }
      }
      """,
      """
      HomeView: ATip inline
      """),
    PlaceCase(
      "cases of an enum",
      """
      enum FeedTip: Tip {
        case search, filter(count: Int)
        var title: Text { Text("x") }
      }
      struct HomeView: View {
        let tip: FeedTip = .search
        var body: some View {
          TipView(FeedTip.search)
          TipView(tip)
          TipView(FeedTip.filter(count: 3))
          ForEach(FeedTip.allCases) { tip in TipView(tip) }
        }
      }
      """,
      """
      HomeView: FeedTip.search inline
      HomeView: FeedTip.search inline
      HomeView: FeedTip.filter inline
      HomeView: FeedTip.search inline
      HomeView: FeedTip.filter inline
      """),
    PlaceCase(
      "of lists",
      #"""
      struct HomeView: View {
        let tips: [any Tip] = [ATip(), BTip()]
        var body: some View {
          ForEach(tips, id: \.id) { tip in TipView(tip) }
          List(0..<tips.count) { index in TipView(tips[index]) }
          tips.first.map { TipView($0) }
        }
      }
      """#,
      """
      HomeView: ATip inline
      HomeView: BTip inline
      HomeView: ATip inline
      HomeView: BTip inline
      HomeView: ATip inline
      HomeView: BTip inline
      """),
    PlaceCase(
      "bindings, `??`, dictionaries",
      """
      struct Holder: View {
        @State private var tip: (any Tip)? = ATip()
        var body: some View { Inner(tip: $tip); TipView(tip ?? BTip()) }
      }
      struct Inner: View {
        @Binding var tip: (any Tip)?
        var body: some View { TipView(tip) }
      }
      struct Choice: View {
        var flag = false
        private var chosen: any Tip { if flag { return ATip() } else { return CTip() } }
        let byName: [String: any Tip] = ["a": ATip(), "b": BTip()]
        var body: some View { TipView(chosen); TipView(byName["a"]!) }
      }
      """,
      """
      Holder: ATip inline
      Holder: BTip inline
      Inner: ATip inline; under Holder
      Choice: ATip inline
      Choice: CTip inline
      Choice: ATip inline
      Choice: BTip inline
      """),
    PlaceCase(
      "rows of a list",
      #"""
      struct Item { let name: String; let tip: (any Tip)? }
      struct HomeView: View {
        let items = [
          Item(name: "a", tip: ATip()), Item(name: "b", tip: nil), Item(name: "c", tip: CTip()),
        ]
        var body: some View {
          List(items, id: \.name) { item in Text(item.name).popoverTip(item.tip) }
        }
      }
      """#,
      """
      HomeView: ATip popover
      HomeView: CTip popover
      """),
  ]

  @Test(arguments: cases) func isRead(_ example: PlaceCase) {
    #expect(places(example.source) == example.places)
  }
}
