import SwiftUI
import TipKit

/// Three parcels of one carrier: time to filter.
struct FilterTip: Tip {
    static let threshold = 3

    var id: String { "filter" }

    var title: Text {
        Text("filter.title", tableName: "Tips")
    }

    var message: Text? {
        Text("filter.message \(Self.threshold)", tableName: "Tips")
    }

    var rules: [Rule] {
        #Rule(ParcelEvents.added) { added in
            added.donations.largestSubset(groupedBy: \.carrier).count >= 3
        }
    }
}
