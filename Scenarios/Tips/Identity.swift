import SwiftUI
import TipKit

// How tips are told apart.

/// Version 1 of the app.
struct BookmarkTip: Tip {
    let id = "bookmarks"
    var title: Text { Text("Bookmark this page") }
}

/// Version 2: another name, the same id.
struct StarTip: Tip {
    var id: String { "bookmarks" }
    var title: Text { Text("Star this page") }
}

/// A mistake: every launch makes another id.
struct PhotoTip: Tip {
    let id = UUID().uuidString
    var title: Text { Text("Edit this photo") }
}

/// One tip for each thing on the list.
struct ItemTip: Tip {
    let item: String

    var id: String { "item-\(item)" }
    var title: Text { Text("Swipe to tick off \(item)") }
}
