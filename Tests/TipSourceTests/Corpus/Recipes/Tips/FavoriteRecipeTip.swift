// swift-format-ignore-file
//
//  FavoriteRecipeTip.swift
//  Recipes
//

import SwiftUI
import TipKit

struct FavoriteRecipeTip: Tip {
    static let didOpenRecipe = Event(id: "didOpenRecipe")

    var title: Text {
        Text("Save Your Favorites")
    }

    var message: Text? {
        Text("Tap the heart to keep recipes one tap away on the home screen.")
    }

    var image: Image? {
        Image(systemName: "heart.fill")
    }

    var rules: [Rule] {
        // Only after a few recipes were opened.
        #Rule(Self.didOpenRecipe) {
            // three is enough
            $0.donations.count >= 3
        }
    }

    var options: [TipOption] {
        MaxDisplayCount(1)
    }
}

struct ShoppingListTip: Tip {
    @Parameter
    static var hasShoppingList: Bool = false

    var title: Text { Text("Build a Shopping List") }
    var message: Text? { Text("Swipe an ingredient to add it.") }
    var image: Image? { Image(systemName: "cart") }

    var rules: [Rule] {
        #Rule(Self.$hasShoppingList) { $0 == false }
        #Rule(FavoriteRecipeTip.didOpenRecipe) { $0.donations.count >= 5 }
    }
}

struct TimerTip: Tip {
    var title: Text { Text("Start a Timer") }
    var message: Text? { Text("Touch a **time** in the text to start a timer for it.") }
    var image: Image? { Image(systemName: "timer") }
    var actions: [Action] {
        Action(id: "learn-more", title: "Learn More")
    }
}

struct ServingsTip: Tip {
    var rules: [Rule] {
        #Rule(Self.$isCooking) { $0 }
    }
    @Parameter static var isCooking: Bool = false
    var title: Text { Text("Change the Servings") }
    var message: Text? {
        Text("""
        Drag the number to scale every ingredient.
        Amounts are rounded to what you can measure.
        """)
    }
    var options: [any TipOption] {
        Tips.MaxDisplayCount(1)
    }
}

// struct OldTip: Tip {
//     var title: Text { Text("Gone") }
// }

struct VoiceTip: Tip {
    var title: Text { Text("Hands Full?") }
    var message: Text? = Text("Say “next step” while you cook.")
    var image: Image? = Image(systemName: "mic")
    var options: [Option] { [MaxDisplayCount(1)] }
}
