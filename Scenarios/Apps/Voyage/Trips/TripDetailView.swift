import SwiftUI
import TipKit

struct TripDetailView: View {
    let trip: Trip

    @Environment(Subscription.self) private var subscription
    @State private var notes = ""
    @State private var showsPaywall = false
    @State private var exportTip: ExportItineraryTip? = ExportItineraryTip()

    var body: some View {
        Form {
            Section("Places") {
                ForEach(trip.places) { place in
                    Label(place.name, systemImage: "mappin")
                }
            }

            Section("Notes") {
                TipView(NotesTip())
                TextEditor(text: $notes)
            }
        }
        .navigationTitle(trip.title)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Export", systemImage: "square.and.arrow.up.on.square", action: export)
                    .popoverTip(exportTip, arrowEdge: .top, action: handle)
            }
        }
        .sheet(isPresented: $showsPaywall) {
            PaywallView()
        }
        .task {
            await TripEvents.opened.donate()
        }
    }

    private func export() {
        guard subscription.isActive else {
            showsPaywall = true
            return
        }
        exportTip?.invalidate(reason: .actionPerformed)
    }

    private func handle(_ action: Tips.Action) {
        switch action.id {
        case ExportItineraryTip.ActionID.pdf:
            Task {
                await TripEvents.exported.donate(.init(format: "pdf"))
            }
            exportTip?.invalidate(reason: .actionPerformed)
        case ExportItineraryTip.ActionID.never:
            exportTip?.invalidate(reason: .tipClosed)
        default:
            break
        }
    }
}

struct PaywallView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("Voyage Plus")
                .font(.largeTitle.bold())
            Text("Export itineraries, keep maps offline, plan together.")
                .multilineTextAlignment(.center)
            Button("Not Now") { dismiss() }
        }
        .padding()
    }
}

// MARK: - Tips

extension TripDetailView {
    struct NotesTip: Tip {
        var options: [any TipOption] {
            Tips.MaxDisplayCount(2)
        }

        var title: Text { Text("Write it down") }

        var message: Text? {
            Text("Notes understand **bold** and *italic* text, and links.")
        }
    }
}
