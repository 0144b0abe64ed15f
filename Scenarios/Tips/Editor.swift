#if canImport(TipKit)
import SwiftUI
import TipKit

struct EditorView: View {
    private let layersTip = LayersTip()

    var body: some View {
        TextEditor(text: .constant(""))
            .popoverTip(layersTip, arrowEdge: .top)
    }
}

struct LayersTip {}

@available(iOS 17, macOS 14, *)
extension LayersTip: Tip {
    var title: Text { Text("Layers").foregroundStyle(.indigo) }
    var message: Text? { Text("Every sketch has as many as you like.") }

    var rules: [Rule] {
        [
            #Rule(EditorEvents.documentOpened) { $0.donations.count > 2 },
            // #Rule(EditorState.$isPro) { $0 },
        ]
    }
}

extension EditorView {
    struct CropTip: Tip {
        public init() {}

        var title: Text { Text("Crop with two fingers", comment: "Tip on the canvas") }
    }
}

nonisolated struct ExportTip: Tip {
    var rules: [Self.Rule] {
        #Rule(EditorEvents.documentOpened) { $0.donations.count >= 2 }
        #Rule(EditorEvents.exported) { $0.donations.count == 0 }
    }

    var title: Text { Text("Export as PDF") }
}

/// For those who pay and those who try.
struct ProTip: TipKit.Tip {
    var title: Text { Text("All brushes are yours") }

    var rules: [Tips.Rule] {
        #Rule(EditorState.$isPro, EditorState.$trialDaysLeft) { $0 || $1 > 0 }
    }
}
#endif
