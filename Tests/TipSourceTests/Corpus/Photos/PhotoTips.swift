// swift-format-ignore-file
import SwiftUI
import TipKit

struct AlbumTip: TipKit.Tip {
    var title: Text { Text(L10n.Tips.Album.title) }
    var message: Text? { Text(L10n.Tips.Album.message) }
    var image: Image? { Image(.albumSymbol) }
}

struct ImportTip: Tip {
    var title: Text { Text("tip.import.title", bundle: .module, comment: "Title of the import tip") }
    var message: Text? { Text("tip.import.message", tableName: "Tips", bundle: .module) }
    var image: Image? { Image(systemName: "square.and.arrow.down") }
    var options: [TipOption] { [MaxDisplayCount(.max)] }
}

struct DuplicateTip: Tip {
    var title: Text { Text(NSLocalizedString("Merge Duplicates", comment: "tip title")) }
    var message: Text? { Text(String(localized: "Photos that look alike are shown side by side.")) }
    var image: Image? { Image("duplicates") }
    var actions: [Action] {
        Action(id: "merge", title: NSLocalizedString("Merge", comment: ""))
        Action(id: "later", title: String(localized: "Later"))
    }
}

struct LensTip: Tip {
    var title: Text { Text(verbatim: "0.5×") }
    var message: Text? { Text("Tap ") + Text(Image(systemName: "camera")) + Text(" to switch the lens.") }
    var image: Image? { nil }
}

struct FilterTip: Tip {
    let count: Int = 12
    var title: Text { Text("\(count) New Filters") }
    var message: Text? { Text("Open \(Image(systemName: "camera.filters")) to try them.") }
}

struct ShareAlbumTip: Tip {
    @Parameter(.transient)
    static var sharedAlbums: Int = -1

    var title: Text {
        Text(#localized("Share This Album"))
    }
    var message: Text? {
        Text(#"Use \albums to find it"#)
    }
    var rules: [Rule] {
        #Rule(Self.$sharedAlbums) { $0 == 0 }
    }
}

struct SlideshowTip: Tip {
    var title: Text { Text(Strings.slideshowTitle) }
    var message: Text? { Text(.slideshowMessage) }
    var image: Image? { Image(uiImage: Asset.slideshow.image) }
    var asset: Image? { Image(systemName: "play") }
}

struct MemoryTip: Tip {
    var title: Text { Text("Memories") }
    var message: Text { Text("Made from your photos") }
    var image: Image { Image(systemName: "sparkles") }
}

extension AlbumTip {
    static let opened = Tips.Event(id: "album-opened")
    var rules: [Rule] {
        #Rule(Self.opened) { $0.donations.count >= 3 }
    }
}

enum EditorTool: String, CaseIterable {
    case crop, light, color = "colour"
}

extension EditorTool: Tip {
    var id: String { "editor-\(rawValue)" }
    var title: Text {
        switch self {
        case .crop: Text("Crop")
        case .light: Text("Light")
        case .color: Text("Color")
        }
    }
    var image: Image? {
        switch self {
        case .crop: Image(systemName: "crop")
        case .light: Image(systemName: "sun.max")
        case .color: Image(systemName: "paintpalette")
        }
    }
}
