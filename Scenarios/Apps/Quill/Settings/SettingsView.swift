#if os(macOS)
import SwiftUI
import TipKit

struct SettingsView: View {
    private enum Pane: String { case general, sync }

    @AppStorage("pane") private var pane = Pane.general

    var body: some View {
        TabView(selection: $pane) {
            GeneralSettings()
                .tabItem { Label("General", systemImage: "gear") }
                .tag(Pane.general)
            SyncSettings()
                .tabItem { Label("Sync", systemImage: "icloud") }
                .tag(Pane.sync)
        }
        .frame(width: 460)
    }
}

struct GeneralSettings: View {
    @AppStorage("font") private var font = "serif"

    var body: some View {
        Form {
            Picker("Font", selection: $font) {
                Text("Serif").tag("serif")
                Text("Sans").tag("sans")
            }
        }
        .padding()
    }
}

struct SyncSettings: View {
    @AppStorage("sync") private var isOn = false

    var body: some View {
        Form {
            TipView(SyncTip(), arrowEdge: .bottom) { action in
                guard action.index == 0 else {
                    SyncTip().invalidate(reason: .tipClosed)
                    return
                }
                isOn = true
                Task {
                    await WritingEvents.syncTurnedOn.donate()
                    SyncTip().invalidate(reason: .actionPerformed)
                }
            }
            Toggle("Keep notes in iCloud", isOn: $isOn)
        }
        .padding()
    }
}
#endif
