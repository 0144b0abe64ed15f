import SwiftUI
import TipKit

/// What the editor can do with plain text; a history for each.
enum WritingTip: String, Tip, CaseIterable {
    case headings, lists, links

    var id: String { "quill.writing.\(rawValue)" }

    var title: Text {
        switch self {
        case .headings: Text("# makes a heading")
        case .lists: Text("Return goes on with the list")
        case .links: Text("Paste a link over a word")
        }
    }

    var message: Text? {
        switch self {
        case .headings: Text("One `#` for the largest, six for the smallest.")
        case .lists, .links: nil
        }
    }

    var options: [any TipOption] {
        MaxDisplayCount(self == .headings ? 4 : 2)
    }
}
