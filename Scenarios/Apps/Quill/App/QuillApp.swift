import SwiftUI

/// Quill writes notes: a SwiftUI app for the Mac with a popover at the menu bar, an AppKit panel
/// and a Settings window, built for iOS from the same sources. It stands for the app of two
/// platforms: a delegate configures TipKit on one of them and the app itself on the other, by a
/// helper that asks user defaults for the channel, and the history is in an app group.
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
