// swift-format-ignore-file
import SwiftUI
import TipKit

struct TagTip: Tip {
    private let config: Config
    struct Config {
        let title: LocalizedStringKey
        let key: String
    }
    init() { config = Config(title: "Tag a Note", key: "tag") }
    var id: String { config.key }
    var title: Text { Text(config.title) }
}

struct FolderTip: Tip {
    let title: Text = Text("Folders")
    let message: Text? = Text("Drag a note onto another.")
    let image: Image? = Image(systemName: "folder")
    let rules: [Rule] = [#Rule(NoteEvents.created) { $0.donations.count >= 3 }]
}

struct NoteEvents {
    static let created = Tips.Event(id: "note created")
    static let deleted = Tips.Event(id: "note deleted")
}

struct PinTip: Tip {
    var title: Text { Text("Pin a Note") }
    var rules: [Rule] {
        #Rule(NoteEvents.created) { $0.donations.count > 1 }
        #Rule(NoteEvents.deleted) { $0.donations.count == 0 }
    }
}

struct ScanTip: Tip {
    static let threshold = 2
    var title: Text { Text("Scan a Page") }
    var rules: [Rule] {
        #Rule(NoteEvents.created) {
            $0.donations.count >= ScanTip.threshold * 2 - 1
        }
    }
    var options: [TipOption] { MaxDisplayCount(limit) }
    private var limit: Int { 1 }
}

struct LinkTip: Tip {
    var title: Text { Text("Link Notes") }
    var rules: [Rule] {
        #Rule(Self.linkCreated) {
            $0.donations.count == 0
        }
        #Rule(NoteEvents.created) {
            $0.donations.last != nil && $0.donations.first != nil
        }
    }
    static let linkCreated: Event = Event(id: "linkCreated")
}

struct CollaborateTip: Tip {
    init() { Self.hasFriends = true }
    @Parameter static var hasFriends: Bool = false
    var title: Text { Text("Write Together") }
    var rules: [Rule] { #Rule(CollaborateTip.$hasFriends) { $0 == true } }
}

struct WidgetTip: Tip {
    var title: Text { Text("Add a Widget") }
    var message: Text? {
        #if os(macOS)
        Text("Open the notification center.")
        #else
        Text("Touch and hold the home screen.")
        #endif
    }
    var image: Image? { Image(systemName: Symbols.widget) }
    var actions: [Action] {
        Action(id: "how", title: "Show Me How")
        #if DEBUG
        Action(id: "debug", title: "Debug")
        #endif
    }
}

enum Symbols {
    static let widget = "square.grid.2x2"
}

struct BrokenTip: Tip {
    static let typed = Event(id: "typed")
    @Parameter static var isReady: Bool = false
    var title: Text { Text("Type Faster") }
    var rules: [Rule] {
        #Rule(Self.typed.donations.count >= 5) { $0 }
    }
}
