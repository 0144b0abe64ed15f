import SwiftUI
import TipKit

struct OfflineMapTip: Tip {
    var title: Text { Text("Keep the map offline") }
    var message: Text? {
        Text("map.offline.message", comment: "Says how to download the map; differs by device.")
    }
    var image: Image? {
        Image(systemName: "arrow.down.circle.fill")
    }
    var actions: [Action] {
        Action(id: "download", title: String(localized: "Download Now"))
        Action(id: "later", title: String(localized: "Later"))
    }
    var rules: [Rule] {
        // Twice "later" is a no.
        #Rule(MapEvents.postponed) { $0.donations.count < 2 }
        #Rule(MapEvents.downloaded) { $0.donations.count == 0 }
    }
}

/// Friends are on the map from iOS 26 on.
@available(iOS 26, macOS 26, *)
struct CollaborateTip: Tip {
    var title: Text { Text("See where your friends are") }
    var options: [any TipOption] {
        MaxDisplayDuration(600)
        IgnoresDisplayFrequency(true)
    }
    var rules: [Rule] {
        #Rule(ShareTripTip.$hasTrips) { $0 == true }
        #Rule(Paywall.$isSubscriber) { $0 == true }
    }
}
