import SwiftUI
import TipKit

struct TripListView: View {
    @Environment(TripStore.self) private var store
    @State private var steps = TipGroup(.ordered) {
        SearchTripsTip()
        SortTripsTip()
        ShareTripTip()
    }
    @State private var showsSearch = false
    @State private var showsNewTrip = false

    private let addTripTip = AddTripTip()
    private let widgetTip = WidgetTip()

    private static var shareBar: ToolbarItemPlacement {
        #if os(iOS)
        .bottomBar
        #else
        .secondaryAction
        #endif
    }

    var body: some View {
        @Bindable var store = store

        NavigationStack {
            List {
                TipView(addTripTip, arrowEdge: .top)

                ForEach(store.visibleTrips) { trip in
                    NavigationLink(value: trip) {
                        TripRow(trip: trip)
                    }
                }
                .onDelete(perform: store.delete)

                TipView(widgetTip)
                    .tipBackground(.thinMaterial)
            }
            .navigationTitle("Trips")
            .navigationDestination(for: Trip.self) { trip in
                TripDetailView(trip: trip)
            }
            .searchable(text: $store.query, isPresented: $showsSearch)
            .toolbar {
                ToolbarItem(placement: .navigation) {
                    Button("Search", systemImage: "magnifyingglass") {
                        showsSearch = true
                        SearchTripsTip().invalidate(reason: .actionPerformed)
                    }
                    .popoverTip(steps.currentTip as? SearchTripsTip, arrowEdge: .top)
                }

                ToolbarItem(placement: .primaryAction) {
                    Menu("Sort", systemImage: "arrow.up.arrow.down") {
                        Picker("Order", selection: $store.order) {
                            ForEach(TripOrder.allCases) { order in
                                Text(order.rawValue.capitalized).tag(order)
                            }
                        }
                    }
                    .popoverTip(steps.currentTip as? SortTripsTip, arrowEdge: .top)
                }

                ToolbarItemGroup(placement: Self.shareBar) {
                    ShareLink(item: store.visibleTrips.map(\.title).joined(separator: "\n"))
                        .popoverTip(steps.currentTip as? ShareTripTip, arrowEdge: .bottom) { action in
                            if action.id == "copy-link" {
                                Pasteboard.copy("https://voyage.example/trips")
                            }
                            ShareTripTip().invalidate(reason: .actionPerformed)
                        }

                    Spacer()

                    Button("New Trip", systemImage: "plus") {
                        showsNewTrip = true
                    }
                }
            }
            .sheet(isPresented: $showsNewTrip) {
                NewTripView()
            }
        }
        .task {
            await store.load()
        }
        .onChange(of: store.order) {
            SortTripsTip().invalidate(reason: .actionPerformed)
        }
    }
}

private struct TripRow: View {
    let trip: Trip

    var body: some View {
        VStack(alignment: .leading) {
            Text(trip.title)
                .font(.headline)
            Text(trip.start, format: .dateTime.day().month().year())
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
    }
}
