import SwiftUI
import TipKit

struct LibraryWindow: View {
    @Environment(Library.self) private var library

    var body: some View {
        @Bindable var library = library

        NavigationSplitView {
            SidebarView()
        } detail: {
            if let note = library.selected {
                EditorView(note: note)
            } else {
                ContentUnavailableView("No Note", systemImage: "doc.text")
            }
        }
        #if os(macOS)
        .sheet(isPresented: $library.isExporting) {
            ExportPanel()
                .frame(width: 420, height: 260)
        }
        #endif
    }
}
