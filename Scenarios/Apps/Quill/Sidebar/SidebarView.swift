import SwiftUI
import TipKit

struct SidebarView: View {
    @Environment(Library.self) private var library
    @State private var tips = TipGroup {
        FoldersTip()
        TagsTip()
    }

    var body: some View {
        @Bindable var library = library

        List(selection: $library.selection) {
            if let tip = tips.currentTip {
                TipView(tip)
                    .tipViewStyle(SidebarTipStyle())
            }

            ForEach(library.folders) { folder in
                Section(folder.name) {
                    ForEach(folder.notes) { note in
                        NavigationLink(note.title, value: note.id)
                    }
                }
            }
        }
        .listStyle(.sidebar)
    }
}

struct SidebarTipStyle: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack {
                configuration.image?
                    .foregroundStyle(.tint)
                configuration.title?
                    .font(.headline)
            }
            configuration.message?
                .font(.caption)
            Button("Got It") {
                configuration.tip.invalidate(reason: .tipClosed)
            }
            .controlSize(.small)
        }
        .padding(6)
    }
}
