import SwiftUI
import TipKit

// The recipe app of a second guide, whole. It declares `FavoriteRecipeTip` twice; this is the
// complete version. Changed: `WelcomeTip`, which it leaves out, is declared; `PromotedFeatureTip`
// gets the title that its "// ..." stands for; the list's recipes are spelled out. `@TipGroup` is
// the guide's own spelling and no Swift that compiles: it is left as it is written there.

@main
struct CraftedApp: App {
    init() {
        try? Tips.configure([
            .displayFrequency(.immediate),
            .datastoreLocation(.applicationDefault)
        ])
    }

    var body: some Scene {
        WindowGroup {
            RootView()
        }
    }
}

struct WelcomeTip: Tip {
    var title: Text { Text("Welcome to Crafted") }
}

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

struct AdvancedSearchTip: Tip {
    @Parameter
    static var searchCount: Int = 0

    var title: Text { Text("Try Advanced Search") }
    var message: Text? { Text("Filter by ingredient, cook time, or cuisine.") }

    var rules: [Rule] {
        #Rule(Self.$searchCount) { $0 >= 3 }
    }
}

struct ShareRecipeTip: Tip {
    static let didCookEvent = Event(id: "didCookRecipe")

    var title: Text { Text("Share What You Cook") }
    var message: Text? { Text("Send your favorite recipes to friends with one tap.") }

    var rules: [Rule] {
        #Rule(Self.didCookEvent) { event in
            event.donations.count >= 2
        }
    }
}

struct OnboardingTip: Tip {
    var title: Text { Text("Welcome") }
    var message: Text? { Text("Tap anywhere to begin.") }

    var options: [Option] {
        MaxDisplayCount(3)
        IgnoresDisplayFrequency(true)
    }
}

struct PromotedFeatureTip: Tip {
    @Parameter static var experimentBucket: String = "control"

    var title: Text { Text("Plan a whole week") }

    var rules: [Rule] {
        #Rule(Self.$experimentBucket) { $0 == "treatment" }
    }
}

struct RootView: View {
    @TipGroup(.ordered)
    private var onboardingTips = [
        WelcomeTip(),
        FavoriteRecipeTip(),
        AdvancedSearchTip(),
        ShareRecipeTip()
    ]

    var body: some View {
        NavigationStack {
            RecipeListView()
                .popoverTip(onboardingTips.currentTip)
        }
    }
}

struct RecipeListView: View {
    private let favoriteTip = FavoriteRecipeTip()
    @State private var query = ""

    var body: some View {
        List {
            TipView(favoriteTip)
            ForEach(filteredRecipes, id: \.self) { recipe in
                Button(recipe) {
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

    var filteredRecipes: [String] { ["Ragù", "Minestrone"].filter { $0.hasPrefix(query) } }
}
