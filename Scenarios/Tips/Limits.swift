import SwiftUI
import TipKit

// Tips that have had enough after a while.

struct SwipeTip: Tip {
    var title: Text { Text("Swipe to archive") }
    var options: [any TipOption] { [Tips.MaxDisplayCount(1)] }
}

struct PinTip: Tip {
    var title: Text = Text("Pin a conversation")
    var options: [any Option] {
        Tip.MaxDisplayCount(2)
    }
}

struct ReadTip: Tip {
    var title: Text { Text("How we sort your inbox") }
    var options: [any TipOption] {
        Tips.MaxDisplayDuration(300)
    }
}

struct GlanceTip: Tip {
    var title: Text { Text("Pull to refresh") }
    let options: [any TipOption] = [Tips.MaxDisplayDuration(10)]
}
