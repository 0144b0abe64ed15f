#if os(macOS)
import SwiftUI
import TipKit

struct QuickNoteTip: Tip {
    var title: Text { Text("A note from anywhere") }
    var message: Text? { Text("Click the pen in the menu bar.") }
    var image: Image? { Image(systemName: "menubar.rectangle") }
    var actions: [Action] {
        Action(id: "try", title: "Try It")
    }
}

struct FormatsTip: Tip {
    var title: Text { Text("Markdown stays Markdown") }
    var message: Text? { Text("Export as text to keep every `#` and `*`.") }
}

struct TemplatesTip: Tip {
    var title: Text { Text("Templates look after the rest") }
    var rules: [Rule] {
        #Rule(WritingEvents.saved) {
            $0.donations.filter { $0.words >= 1_000 }.count >= 1
        }
    }
    var options: [any TipOption] {
        IgnoresDisplayFrequency(true)
    }
}

struct SyncTip: Tip {
    var title: Text { Text("The same notes on your phone") }
    var actions: [Action] {
        Action(title: "Turn On")
        Action(title: "Not Now")
    }
    var rules: [Rule] {
        #Rule(WritingEvents.syncTurnedOn) { $0.donations.count == 0 }
    }
}
#endif
