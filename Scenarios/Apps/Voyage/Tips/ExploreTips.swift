import SwiftUI
import TipKit

struct DestinationTip: Tip {
    @Parameter
    static var hasFinishedOnboarding: Bool = false

    var title: Text { Text("destination.title", tableName: "Explore") }
    var message: Text? { Text("destination.message", tableName: "Explore") }
    var image: Image? { Image(systemName: "sparkles") }

    var actions: [Action] {
        Action(id: "plan") { Text("destination.plan", tableName: "Explore") }
        Action(id: "dismiss") { Text("destination.dismiss", tableName: "Explore") }
    }

    var rules: [Rule] {
        #Rule(Self.$hasFinishedOnboarding) { $0 == true }
    }
}

struct FreePlacesTip: Tip {
    /// What a person without a subscription may save and plan.
    static let limit = 2
    static let trips = 1

    var title: Text { Text("\(Self.limit) places are free") }
    var message: Text? {
        Text("Save \(Self.limit) places and plan \(Self.trips) trip without paying.")
    }

    var rules: [Rule] {
        #Rule(Paywall.$isSubscriber) { !$0 }
    }
}

/// For people who like what is suggested to them.
struct WishListTip: Tip {
    var title: Text { Text("Keep it for later") }
    var message: Text? { Text("The heart puts a place on your wish list.") }
    var image: Image? { Image(systemName: "heart") }

    var rules: [Rule] {
        #Rule(ExploreEvents.followed) { $0.donations.count >= 1 }
    }
}

/// Closed for one sight, closed for all of them.
struct SaveSightTip: Tip {
    var id: String { "com.example.voyage.save-sight" }
    var title: Text { Text("Swipe to save a sight") }
}
