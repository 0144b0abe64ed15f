import SwiftUI
import TipKit

struct RemindersTip: Tip {
    var title: Text {
        Text("Never miss a train")
    }

    var message: Text? {
        Text("Reminders tell you an hour before you leave.")
    }

    var image: Image? {
        Image(systemName: "bell.badge")
            .symbolRenderingMode(.multicolor)
    }
}

/// For people who come back.
struct WidgetTip: Tip {
    var title: Text { Text("Your next trip on the home screen") }

    var rules: [Rule] {
        #Rule(AppEvents.opened) { $0.donations.count >= 3 }
    }

    var options: [Option] {
        MaxDisplayCount(3)
    }
}
