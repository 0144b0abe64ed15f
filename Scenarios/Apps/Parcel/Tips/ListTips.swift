import SwiftUI
import TipKit

struct ArchiveTip: Tip {
    var id: String { "archive" }
    var title: Text { Text("archive.title", tableName: "Tips") }
    var message: Text? { Text("archive.message", tableName: "Tips") }
    var rules: [Rule] {
        #Rule(ParcelEvents.opened) { $0.donations.donatedWithin(.days(3)).count >= 2 }
    }
    var options: [Option] {
        Tips.MaxDisplayCount(5)
    }
}

struct NotificationsTip: Tip {
    var title: Text { Text("notifications.title", tableName: "Tips") }
    // One sentence is enough here.
    // var message: Text? { Text("notifications.message", tableName: "Tips") }
    var image: Image? { Image(systemName: "bell.badge") }
}

struct TorchTip: Tip {
    var title: Text { Text("torch.title", tableName: "Tips") }
    var options: [any Option] { MaxDisplayCount(1) }
}
