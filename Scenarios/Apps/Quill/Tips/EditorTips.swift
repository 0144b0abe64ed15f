import SwiftUI
import TipKit

struct FocusModeTip: Tip {
    var title: Text {
        Text("Only the line you write")
    }

    var message: Text? {
        #if os(macOS)
        Text("Press ⌃⌘F, and again to come back.")
        #else
        Text("Tap the moon, and again to come back.")
        #endif
    }

    var image: Image? { Image(systemName: "moon") }

    var actions: [Action] {
        Action(id: "focus-on", title: "Turn On")
    }

    var rules: [Rule] {
        #Rule(WritingEvents.saved) { $0.donations.count >= 3 }
    }
}

#if os(iOS)
struct PencilTip: Tip {
    var title: Text { Text("Write by hand") }
    var image: Image? { Image(systemName: "pencil.tip") }
}
#endif
