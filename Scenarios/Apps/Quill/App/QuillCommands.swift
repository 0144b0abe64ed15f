import SwiftUI
import TipKit

struct QuillCommands: Commands {
    let library: Library

    var body: some Commands {
        CommandGroup(after: .newItem) {
            Button("New Folder") {
                library.addFolder()
            }
            .keyboardShortcut("n", modifiers: [.command, .shift])
        }

        CommandMenu("Writing") {
            Button("Focus Mode") {
                FocusModeTip().invalidate(reason: .actionPerformed)
                library.isFocused.toggle()
            }
            .keyboardShortcut("f", modifiers: [.command, .control])

            Button("Export…") {
                library.isExporting = true
            }
            .keyboardShortcut("e")
        }

        CommandGroup(after: .help) {
            Button("Show Tips Again") {
                UserDefaults.standard.set(true, forKey: TipCenter.Key.resetAtNextLaunch)
            }
        }
    }
}
