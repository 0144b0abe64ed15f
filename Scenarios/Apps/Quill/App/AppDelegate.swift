#if os(macOS)
import AppKit
import TipKit

final class AppDelegate: NSObject, NSApplicationDelegate {
    private var statusItem: NSStatusItem?
    private var popover: TipNSPopover?

    func applicationWillFinishLaunching(_ notification: Notification) {
        TipCenter.start()
    }

    func applicationDidFinishLaunching(_ notification: Notification) {
        let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
        item.button?.image = NSImage(
            systemSymbolName: "pencil.line", accessibilityDescription: "Quill")
        item.button?.action = #selector(newNote)
        item.button?.target = self
        statusItem = item

        Task { @MainActor in
            let tip = QuickNoteTip()
            for await shouldDisplay in tip.shouldDisplayUpdates {
                if shouldDisplay, let button = item.button {
                    let popover = TipNSPopover(tip) { action in
                        if action.id == "try" {
                            tip.invalidate(reason: .actionPerformed)
                            self.newNote()
                        }
                    }
                    popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
                    self.popover = popover
                } else {
                    popover?.close()
                    popover = nil
                }
            }
        }
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        false
    }

    @objc private func newNote() {
        NSApp.activate()
        NotificationCenter.default.post(name: .newNote, object: nil)
    }
}

extension Notification.Name {
    static let newNote = Notification.Name("com.example.quill.new-note")
}
#endif
