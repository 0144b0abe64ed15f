import SwiftUI
import TipKit

struct TimelineTip: Tip {
    var id: String { "timeline" }
    var title: Text { Text("timeline.title", tableName: "Tips") }

    var actions: [Action] {
        Action(id: "expand", title: NSLocalizedString("timeline.expand", comment: ""))
        Action(id: "undo", title: NSLocalizedString("timeline.undo", comment: ""))
    }

    var rules: [Rule] {
        #Rule(ParcelEvents.timelineExpanded) { $0.donations.count < 3 }
    }
}

struct ShareTrackingTip: Tip {
    var title: Text { Text("share.title", tableName: "Tips") }
    var message: Text? { Text("share.message", tableName: "Tips") }
    var options: [any TipOption] { [Tips.MaxDisplayCount(1)] }
}
