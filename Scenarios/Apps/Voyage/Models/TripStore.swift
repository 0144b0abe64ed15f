import Foundation
import Observation
import TipKit

@Observable
@MainActor
final class TripStore {
    private(set) var trips: [Trip] = []
    var order = TripOrder.start
    var query = ""

    private let file = URL.documentsDirectory.appending(path: "trips.json")

    var visibleTrips: [Trip] {
        trips
            .filter { query.isEmpty || $0.title.localizedStandardContains(query) }
            .sorted(by: order.areInOrder)
    }

    func add(_ trip: Trip) {
        trips.append(trip)
        AddTripTip().invalidate(reason: .actionPerformed)
        ShareTripTip.hasTrips = true
        save()
    }

    func delete(at offsets: IndexSet) {
        let gone = Set(offsets.map { visibleTrips[$0].id })
        trips.removeAll { gone.contains($0.id) }
        ShareTripTip.hasTrips = !trips.isEmpty
        save()
    }

    func load() async {
        guard let data = try? Data(contentsOf: file) else { return }
        trips = (try? JSONDecoder().decode([Trip].self, from: data)) ?? []
    }

    private func save() {
        try? JSONEncoder().encode(trips).write(to: file, options: .atomic)
    }
}
