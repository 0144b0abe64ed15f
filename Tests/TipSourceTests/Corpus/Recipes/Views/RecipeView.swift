// swift-format-ignore-file
import SwiftUI
import TipKit

struct RecipeView: View {
    let favoriteTip = FavoriteRecipeTip()
    @State private var tips = TipGroup(.ordered) {
        FavoriteRecipeTip()
        ShoppingListTip()
        TimerTip()
    }
    @State private var isFavorite = false

    var body: some View {
        List {
            TipView(favoriteTip, arrowEdge: .bottom) { action in
                if action.id == "learn-more" { print("more") }
            }
            Button {
                isFavorite.toggle()
                favoriteTip.invalidate(reason: .actionPerformed)
            } label: {
                Image(systemName: isFavorite ? "heart.fill" : "heart")
            }
            .popoverTip(tips.currentTip as? ShoppingListTip)
            #if os(iOS)
            .navigationBarTitleDisplayMode(.inline)
            #endif
        }
        .task {
            await FavoriteRecipeTip.didOpenRecipe.donate()
        }
    }
}

struct EditRecipeView: View {
    private let tip = EditTip()
    var body: some View {
        Form { TipView(tip) }
    }
}

private struct EditTip: Tip {
    var title: Text { Text("Drag to Reorder") }
    var image: Image? { Image(systemName: "line.3.horizontal") }
}
