import SwiftUI
import TipKit

// A shop whose events say what was bought.

struct Purchase: Codable, Sendable {
    let category: String
    let amount: Double
}

enum StoreEvents {
    static let purchased = Tips.Event<Purchase>(id: "com.example.store.purchased")
    static let visited = Tips.Event(id: "com.example.store.visited")
}

struct LoyaltyTip: Tip {
    var title: Text { Text("Collect points") }
    var rules: [Rule] {
        #Rule(StoreEvents.purchased) {
            $0.donations.filter { $0.amount >= 50 }.count >= 2
        }
    }
}

struct FavouriteAisleTip: Tip {
    var title: Text { Text("Your favourite aisle, one tap away") }
    var rules: [Rule] {
        #Rule(StoreEvents.purchased) {
            $0.donations.largestSubset(groupedBy: \.category).count >= 3
        }
    }
}

struct ExploreTip: Tip {
    var title: Text { Text("You know all aisles: try the bundle") }
    var rules: [Rule] {
        #Rule(StoreEvents.purchased) {
            $0.donations.smallestSubset(groupedBy: \.category).count >= 2
        }
    }
}

/// For people who look around but have not bought anything yet.
struct CouponTip: Tip {
    var title: Text { Text("Ten percent off your first order") }
    var message: Text? {
        Text("""
            Enter **HELLO** at the checkout.
            It is valid today.
            """)
    }
    var rules: [Rule] {
        #Rule(StoreEvents.visited) { $0.donations.count >= 3 }
        #Rule(StoreEvents.purchased) { $0.donations.count == 0 }
    }
}
