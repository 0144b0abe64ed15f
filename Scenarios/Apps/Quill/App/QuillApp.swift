import SwiftUI

#if canImport(TipKit)
import TipKit
#endif

@main
struct QuillApp: App {
    #if os(macOS)
    @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    #endif
    @State private var library = Library()

    init() {
        // On the Mac the delegate starts them: it comes before the first window.
        #if !os(macOS)
        TipCenter.start()
        #endif
    }

    var body: some Scene {
        WindowGroup {
            LibraryWindow()
                .environment(library)
        }
        .commands {
            QuillCommands(library: library)
        }

        #if os(macOS)
        Settings {
            SettingsView()
        }
        #endif
    }
}
