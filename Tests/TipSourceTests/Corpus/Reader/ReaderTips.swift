// swift-format-ignore-file
import SwiftUI
import TipKit

/// One tip for each thing that a reader may not have found.
enum ReaderTip: String, Tip, CaseIterable {
    case bookmark
    case highlight
    case nightMode = "night"

    var id: String { "reader.\(rawValue)" }

    var title: Text {
        switch self {
        case .bookmark: return Text("Bookmark a Page")
        case .highlight: return Text("Highlight Text")
        case .nightMode: return Text("Read at Night")
        }
    }

    var message: Text? {
        switch self {
        case .bookmark: return Text("Tap the corner.")
        case .highlight: return Text("Drag over a line.")
        default: return nil
        }
    }

    var image: Image? {
        switch self {
        case .bookmark: Image(systemName: "bookmark")
        case .highlight: Image(systemName: "highlighter")
        case .nightMode: Image(systemName: "moon")
        }
    }

    static let pageTurned = Tips.Event(id: "reader.pageTurned")
    @Parameter static var isNight: Bool = false

    var rules: [Rule] {
        switch self {
        case .bookmark:
            #Rule(ReaderTip.pageTurned) { $0.donations.count >= 10 }
        case .highlight:
            #Rule(ReaderTip.pageTurned) { $0.donations.count >= 20 }
        case .nightMode:
            #Rule(ReaderTip.$isNight) { $0 == true }
        }
    }

    var options: [any TipOption] {
        switch self {
        case .bookmark: [MaxDisplayCount(1)]
        default: []
        }
    }
}

struct LibraryTip: Tip {
    var title: Text
    var message: Text?
    var image: Image?
    let id: String

    init(id: String, title: String, message: String? = nil, systemImage: String = "books.vertical") {
        self.id = id
        self.title = Text(title)
        self.message = message.map { Text($0) }
        self.image = Image(systemName: systemImage)
    }
}

extension LibraryTip {
    static let shelves = LibraryTip(id: "shelves", title: "Shelves", message: "Sort books your way.")
    static let wishlist = LibraryTip(id: "wishlist", title: "Wishlist", systemImage: "star")
}

struct AuthorTip: Tip {
    let name: String?
    let onTap: () -> Void
    var title: Text { Text("More by \(name ?? "this author")") }
    var actions: [Action] {
        Action(title: "Show") { onTap() }
    }
}

struct AudioTip: Tip {
    let isPremium: Bool
    var title: Text {
        if isPremium {
            Text("Listen Instead")
        } else {
            Text("Listen to a Sample")
        }
    }
    var actions: [Action] {
        Action(id: "play", perform: { print("play") }) {
            Text("Play")
        }
    }
}

func previewAudio() -> [any Tip] {
    [AudioTip(isPremium: true), AudioTip(isPremium: false)]
}
