import SwiftUI
import TipKit

/// For subscribers who look at their trips often.
struct ExportItineraryTip: Tip {
    enum ActionID {
        static let pdf = "export-pdf"
        static let never = "never"
    }

    var rules: [Rule] {
        // The paywall comes first: never advertise what a person cannot use.
        #Rule(Paywall.$isSubscriber) { $0 == true }
        #Rule(TripEvents.opened) { event in
            event.donations.donatedWithin(.week).count >= 3
        }
        #Rule(TripEvents.exported) { $0.donations.isEmpty }
    }

    var title: Text { Text("Take it with you") }
    var message: Text? { Text("Export the itinerary as PDF.") }
    var image: Image? { Image(systemName: "doc.richtext") }

    var actions: [Action] {
        [
            Action(id: ActionID.pdf, title: "Export PDF"),
            Action(id: ActionID.never, title: "No, Thanks"),
        ]
    }
}
