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
    /// How many places a person without a subscription may save.
    static let limit = 2

    var title: Text { Text("\(Self.limit) places are free") }
    var message: Text? { Text("\(Self.limit) places are free, \(Self.trips) trip as well.") }

    var rules: [Rule] {
        #Rule(Paywall.$isSubscriber) { !$0 }
    }

    private static let trips = 1
}

/// Closed for one sight, closed for all of them.
struct SaveSightTip: Tip {
    var id: String { "com.example.voyage.save-sight" }
    var title: Text { Text("Swipe to save a sight") }
}
