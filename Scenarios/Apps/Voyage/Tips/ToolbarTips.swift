import SwiftUI
import TipKit

// The three steps of the trip list's toolbar, in this order.

struct SearchTripsTip: Tip {
    var title: Text { Text("Find any trip") }
    var message: Text? { Text("By its name, a place or a date.") }
    var image: Image? { Image(systemName: "magnifyingglass") }
}

struct SortTripsTip: Tip {
    var title: Text { Text("Sort your trips") }
    var image: Image? { Image(systemName: "arrow.up.arrow.down") }
}

struct ShareTripTip: Tip {
    @Parameter
    static var hasTrips: Bool = false

    var title: Text { Text("Plan together") }
    var message: Text? { Text("Send a trip to the people you travel with.") }
    var image: Image? { Image(systemName: "square.and.arrow.up") }

    var actions: [Action] {
        Action(id: "copy-link") {
            Text("Copy Link")
        }
    }

    var rules: [Rule] {
        #Rule(Self.$hasTrips) { $0 }
    }
}
