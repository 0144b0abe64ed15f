import Testing
import TipSource

/// The views that a place is found under, and whether it shows at once.
@Suite struct PlaceHostTests {
  static let cases: [PlaceCase] = [
    PlaceCase(
      "sheets, links, overlays",
      """
      struct HomeView: View {
        @State private var isOn = false
        var body: some View {
          NavigationStack {
            NavigationLink("x") { LinkedView() }
            NavigationLink {
              LinkedView()
            } label: {
              LabelView()
            }
            NavigationLink(destination: Third()) { LabelView() }
            HeldView()
          }
          .sheet(isPresented: $isOn) {
            SheetView(); TipView(BTip())
          }
          .overlay { OverlayView() }
          .navigationDestination(for: Int.self) { _ in Third() }
        }
      }
      struct LinkedView: View { var body: some View { TipView(ATip()) } }
      struct LabelView: View { var body: some View { TipView(ATip()) } }
      struct HeldView: View { var body: some View { TipView(ATip()) } }
      struct SheetView: View { var body: some View { TipView(ATip()) } }
      struct OverlayView: View { var body: some View { TipView(ATip()) } }
      struct Third: View { var body: some View { TipView(ATip()) } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """,
      """
      HomeView (later): BTip inline; under TheApp (later)
      LinkedView: ATip inline; under HomeView (later), TheApp (later)
      LabelView: ATip inline; under HomeView, TheApp
      HeldView: ATip inline; under HomeView, TheApp
      SheetView: ATip inline; under HomeView (later), TheApp (later)
      OverlayView: ATip inline; under HomeView, TheApp
      Third: ATip inline; under HomeView (later), TheApp (later)
      """),
    PlaceCase(
      "tabs",
      """
      struct RootView: View {
        let newTip = BTip()
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") { FirstView() }
            Tab("Discover", systemImage: "sparkles") { SecondView() }.popoverTip(newTip)
          }
        }
      }
      struct Selected: View {
        enum Page { case one, two }
        @State private var page = Page.two
        var body: some View {
          TabView(selection: $page) {
            FirstView().tabItem { Text("1") }.tag(Page.one)
            SecondView().tabItem { Text("2") }.tag(Page.two)
          }
        }
      }
      struct FirstView: View { var body: some View { TipView(ATip()) } }
      struct SecondView: View { var body: some View { TipView(ATip()) } }
      """,
      """
      RootView: BTip popover
      FirstView: ATip inline; under RootView, Selected (later)
      SecondView: ATip inline; under RootView (later), Selected
      """),
    PlaceCase(
      "two ways",
      """
      struct Root: View {
        @State var isOn = false
        var body: some View { Detail().sheet(isPresented: $isOn) { Detail() } }
      }
      struct Detail: View { var body: some View { TipView(ATip()) } }
      """,
      """
      Detail: ATip inline; under Root
      """),
    PlaceCase(
      "cycles",
      """
      struct A: View { var body: some View { TipView(ATip()); B() } }
      struct B: View { var body: some View { C(); Text("x").sheet(isPresented: x) { A() } } }
      struct C: View {
        let depth: Int; var body: some View { if depth > 0 { C(depth: depth - 1) }; B() }
      }
      """,
      """
      A: ATip inline; under B (later), C (later)
      """),
    PlaceCase(
      "previews and `#if`",
      """
      struct HomeView: View {
        var body: some View {
          #if DEBUG
            TipView(ATip())
          #else
            TipView(BTip())
          #endif
          if #available(iOS 99, *) { TipView(CTip()) } else { Text("x").popoverTip(BTip()) }
          Text("x")
            #if os(iOS)
              .popoverTip(CTip())
            #endif
        }
      }
      #Preview { TipView(BTip()) }
      struct HomeView_Previews: PreviewProvider {
        static var previews: some View { TipView(CTip()); HomeView() }
      }
      """,
      """
      HomeView: ATip inline
      HomeView: CTip inline
      HomeView: CTip popover
      """),
    PlaceCase(
      "test files",
      """
      import XCTest
      struct HomeView: View { var body: some View { TipView(ATip()) } }
      """,
      """

      """),
    PlaceCase(
      "actions and menus",
      """
      struct HomeView: View {
        @State private var shown: (any Tip)?
        var body: some View {
          Button("x") { shown = ATip() }
            .popoverTip(shown) { action in if action.id == "a" { open() } }
            .toolbar { ToolbarItem { EditButton().popoverTip(CTip(), action: handle) } }
            .contextMenu { TipView(BTip()) }
        }
        func handle(_ action: Tips.Action) {}
      }
      """,
      """
      HomeView: ATip popover, action
      HomeView: CTip popover, action
      HomeView (later): BTip inline
      """),
    PlaceCase(
      "modifier chains",
      """
      struct HomeView: View {
        var body: some View {
          Button {
          } label: {
            Image(systemName: "x")
          }.padding().background { TipView(ATip()) }.popoverTip(BTip(), arrowEdge: .leading)
            .font(.title).onTapGesture {}.frame(width: 3)
        }
      }
      """,
      """
      HomeView: ATip inline
      HomeView: BTip popover leading
      """),
    PlaceCase(
      "iOS 26",
      """
      struct HomeView: View {
        @State var isOn = false
        var body: some View {
          Text("x").popoverTip(
            ATip(), isPresented: $isOn, attachmentAnchor: .rect(.bounds), arrowEdge: .bottom
          ) { _ in }
          TipView(BTip(), isPresented: $isOn, anchorID: "x")
        }
      }
      """,
      """
      HomeView: ATip popover bottom, action
      HomeView: BTip inline
      """),
  ]

  @Test(arguments: cases) func isRead(_ example: PlaceCase) {
    #expect(places(example.source) == example.places)
  }
}
