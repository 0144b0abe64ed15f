import Testing
import TipSource

/// Apps of the guides, read whole.
@Suite struct SeedPlaceTests {
  static let cases: [PlaceCase] = [
    PlaceCase(
      "LibraryApp",
      """
      import SwiftUI
      import TipKit

      // MARK: - Tips

      struct SearchTip: Tip {
        var title: Text { Text("Search Your Library") }
        var message: Text? { Text("Tap to find any item by name, tag, or date.") }
        var image: Image? { Image(systemName: "magnifyingglass") }
      }

      struct CollectionTip: Tip {
        static let itemAddedEvent = Tips.Event(id: "itemAdded")

        var title: Text { Text("Create a Collection") }
        var message: Text? { Text("Group related items together for quick access.") }
        var image: Image? { Image(systemName: "folder.badge.plus") }

        var rules: [Rule] {
          #Rule(Self.itemAddedEvent) { $0.donations.count >= 3 }
        }
      }

      struct ShareTip: Tip {
        @Parameter
        static var hasCreatedCollection: Bool = false

        var title: Text { Text("Share Your Collection") }
        var message: Text? { Text("Invite others to view or collaborate on your collection.") }
        var image: Image? { Image(systemName: "square.and.arrow.up") }

        var rules: [Rule] {
          #Rule(Self.$hasCreatedCollection) { $0 == true }
        }
      }

      // MARK: - App

      @main
      struct LibraryApp: App {
        init() {
          #if DEBUG
            if ProcessInfo.processInfo.arguments.contains("--show-all-tips") {
              Tips.showAllTipsForTesting()
            }
            if ProcessInfo.processInfo.arguments.contains("--hide-all-tips") {
              Tips.hideAllTipsForTesting()
            }
          #endif

          try? Tips.configure([
            .displayFrequency(.daily),
            .datastoreLocation(.applicationDefault),
          ])
        }

        var body: some Scene {
          WindowGroup { LibraryView() }
        }
      }

      // MARK: - Main View

      struct LibraryView: View {
        let searchTip = SearchTip()
        let collectionTip = CollectionTip()
        let shareTip = ShareTip()

        @State private var items: [LibraryItem] = []

        var body: some View {
          NavigationStack {
            List {
              TipView(collectionTip)

              ForEach(items) { item in
                Text(item.name)
              }
            }
            .navigationTitle("Library")
            .toolbar {
              ToolbarItem(placement: .primaryAction) {
                Button("Search", systemImage: "magnifyingglass") {
                  showSearch()
                  searchTip.invalidate(reason: .actionPerformed)
                }
                .popoverTip(searchTip)
              }

              ToolbarItem(placement: .secondaryAction) {
                Button("Share", systemImage: "square.and.arrow.up") {
                  shareCollection()
                  shareTip.invalidate(reason: .actionPerformed)
                }
                .popoverTip(shareTip)
              }

              ToolbarItem(placement: .secondaryAction) {
                Button("Add Item", systemImage: "plus") {
                  addItem()
                  CollectionTip.itemAddedEvent.donate()
                }
              }
            }
          }
        }

        func addItem() { /* ... */  }
        func showSearch() { /* ... */  }
        func shareCollection() { /* ... */  }
      }
      """,
      """
      LibraryView: CollectionTip inline; under LibraryApp
      LibraryView: SearchTip popover; under LibraryApp
      LibraryView: ShareTip popover; under LibraryApp
      """),
    PlaceCase(
      "ToolbarGroupView",
      """
      struct SearchTip: Tip { var title: Text { Text("S") } }
      struct FilterTip: Tip { var title: Text { Text("S") } }
      struct SortTip: Tip { var title: Text { Text("S") } }
      struct ToolbarGroupView: View {
        let group = TipGroup(.ordered) {
          SearchTip()
          FilterTip()
          SortTip()
        }

        var body: some View {
          HStack {
            Button("Search", systemImage: "magnifyingglass") { search() }
              .popoverTip(group.currentTip as? SearchTip)

            Button("Filter", systemImage: "line.3.horizontal.decrease") { filter() }
              .popoverTip(group.currentTip as? FilterTip)

            Button("Sort", systemImage: "arrow.up.arrow.down") { sort() }
              .popoverTip(group.currentTip as? SortTip)
          }
        }
      }
      """,
      """
      ToolbarGroupView: ToolbarGroupView.group.currentTip as SearchTip popover
      ToolbarGroupView: ToolbarGroupView.group.currentTip as FilterTip popover
      ToolbarGroupView: ToolbarGroupView.group.currentTip as SortTip popover
      """),
    PlaceCase(
      "HomeView with a group",
      """
      struct OnboardingTipA: Tip {
        var title: Text { Text("Welcome to the App") }
        var message: Text? { Text("Let's take a quick tour of the main features.") }
        var image: Image? { Image(systemName: "hand.wave") }
      }

      struct OnboardingTipB: Tip {
        var title: Text { Text("Browse Your Feed") }
        var message: Text? { Text("Swipe through curated content tailored for you.") }
        var image: Image? { Image(systemName: "rectangle.stack") }
      }

      struct OnboardingTipC: Tip {
        var title: Text { Text("Customize Your Profile") }
        var message: Text? { Text("Tap your avatar to set your name and preferences.") }
        var image: Image? { Image(systemName: "person.crop.circle") }
      }

      struct HomeView: View {
        let tipGroup = TipGroup(.ordered) {
          OnboardingTipA()
          OnboardingTipB()
          OnboardingTipC()
        }

        var body: some View {
          VStack {
            if let currentTip = tipGroup.currentTip {
              TipView(currentTip) { action in
                currentTip.invalidate(reason: .actionPerformed)
              }
            }

            FeedView()
          }
          .padding()
        }
      }
      """,
      """
      HomeView: HomeView.tipGroup.currentTip inline, action
      """),
    PlaceCase(
      "ContentView with onboarding",
      """
      struct WelcomeTip: Tip {
        @Parameter
        static var hasCompletedOnboarding: Bool = false

        var title: Text { Text("Welcome to MyApp") }
        var message: Text? { Text("Swipe through to learn the basics.") }

        var rules: [Rule] {
          // Only show if onboarding was NOT completed (user skipped it)
          #Rule(Self.$hasCompletedOnboarding) { $0 == false }
        }
      }

      struct FeatureDiscoveryTip: Tip {
        @Parameter
        static var hasCompletedOnboarding: Bool = false

        var title: Text { Text("Discover Collections") }
        var message: Text? { Text("Organize your items into collections for easy access.") }

        var rules: [Rule] {
          // Only show after onboarding completes
          #Rule(Self.$hasCompletedOnboarding) { $0 == true }
        }
      }

      struct OnboardingView: View {
        @Binding var isPresented: Bool

        var body: some View {
          VStack {
            // Onboarding pages...

            Button("Get Started") {
              completeOnboarding()
            }
          }
        }

        func completeOnboarding() {
          // Invalidate welcome tips since onboarding covered the basics
          WelcomeTip.hasCompletedOnboarding = true
          FeatureDiscoveryTip.hasCompletedOnboarding = true

          // Explicitly invalidate any welcome-specific tips
          let welcomeTip = WelcomeTip()
          welcomeTip.invalidate(reason: .actionPerformed)

          isPresented = false
        }
      }

      struct ContentView: View {
        @AppStorage("hasCompletedOnboarding") private var hasCompletedOnboarding = false
        @State private var showOnboarding = false

        let welcomeTip = WelcomeTip()
        let discoveryTip = FeatureDiscoveryTip()

        var body: some View {
          NavigationStack {
            VStack {
              TipView(welcomeTip)

              CollectionGrid()
                .popoverTip(discoveryTip)
            }
          }
          .sheet(isPresented: $showOnboarding) {
            OnboardingView(isPresented: $showOnboarding)
          }
          .onAppear {
            if !hasCompletedOnboarding {
              showOnboarding = true
            }
          }
        }
      }
      """,
      """
      ContentView: WelcomeTip inline
      ContentView: FeatureDiscoveryTip popover
      """),
    PlaceCase(
      "MainTabView",
      """
      struct NewFeatureTabTip: Tip { var title: Text { Text("x") } }
      struct MainTabView: View {
        let newTabTip = NewFeatureTabTip()

        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") {
              HomeView()
            }

            Tab("Discover", systemImage: "sparkles") {
              DiscoverView()
            }
            .popoverTip(newTabTip)
          }
        }
      }
      """,
      """
      MainTabView: NewFeatureTabTip popover
      """),
    PlaceCase(
      "ItemListView",
      """
      struct FilterTip: Tip { var title: Text { Text("x") } }
      struct ItemListView: View {
        let filterTip = FilterTip()
        @State private var items: [Item] = []

        var body: some View {
          List {
            TipView(filterTip)

            ForEach(items) { item in
              ItemRow(item: item)
            }
          }
          .navigationTitle("Items")
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              Button {
                showFilters()
                filterTip.invalidate(reason: .actionPerformed)
              } label: {
                Image(systemName: "line.3.horizontal.decrease.circle")
              }
              .popoverTip(filterTip, arrowEdge: .top)
            }
          }
        }
      }
      """,
      """
      ItemListView: FilterTip inline
      ItemListView: FilterTip popover top
      """),
    PlaceCase(
      "HomeView with an editor",
      """
      struct NewEditorTip: Tip {
        var title: Text {
          Text("Try the New Editor")
        }

        var message: Text? {
          Text("A faster, more powerful editing experience awaits.")
        }

        var image: Image? {
          Image(systemName: "pencil.and.outline")
        }

        var actions: [Action] {
          Action(id: "open-editor", title: "Open Editor")
          Action(id: "later", title: "Maybe Later")
        }
      }

      struct HomeView: View {
        let editorTip = NewEditorTip()
        @State private var showEditor = false

        var body: some View {
          VStack {
            TipView(editorTip) { action in
              switch action.id {
              case "open-editor":
                showEditor = true
                editorTip.invalidate(reason: .actionPerformed)
              case "later":
                editorTip.invalidate(reason: .tipClosed)
              default:
                break
              }
            }

            MainContentView()
          }
          .sheet(isPresented: $showEditor) {
            EditorView()
          }
        }
      }
      struct EditorView: View { var body: some View { TipView(ATip()) } }
      """,
      """
      HomeView: NewEditorTip inline, action
      EditorView: ATip inline; under HomeView (later)
      """),
    PlaceCase(
      "RecipeListView",
      """
      import SwiftUI
      import TipKit

      struct FavoriteRecipeTip: Tip {
        @Parameter static var searchCount: Int = 0
        static let didFavoriteEvent = Event(id: "didFavorite")

        var title: Text { Text("Save Your Favorites") }
        var message: Text? {
          Text("Tap the heart on any recipe to keep it on your home screen.")
        }
        var image: Image? { Image(systemName: "heart.fill") }

        var rules: [Rule] {
          #Rule(Self.$searchCount) { $0 >= 3 }
          #Rule(Self.didFavoriteEvent) { $0.donations.isEmpty }
        }

        var options: [Option] {
          MaxDisplayCount(2)
        }
      }

      struct RecipeListView: View {
        private let favoriteTip = FavoriteRecipeTip()
        @State private var query = ""

        var body: some View {
          List {
            TipView(favoriteTip)
            ForEach(filteredRecipes) { recipe in
              RecipeRow(recipe: recipe) {
                Task {
                  await FavoriteRecipeTip.didFavoriteEvent.donate()
                  favoriteTip.invalidate(reason: .actionPerformed)
                }
              }
            }
          }
          .searchable(text: $query)
          .onChange(of: query) { _, new in
            if !new.isEmpty { FavoriteRecipeTip.searchCount += 1 }
          }
        }
      }
      """,
      """
      RecipeListView: FavoriteRecipeTip inline
      """),
  ]

  @Test(arguments: cases) func isRead(_ example: PlaceCase) {
    #expect(places(example.source) == example.places)
  }
}
