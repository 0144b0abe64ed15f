import Foundation

struct Trip: Identifiable, Hashable, Codable {
    struct Place: Identifiable, Hashable, Codable {
        var id = UUID()
        var name: String
        var latitude: Double
        var longitude: Double
    }

    var id = UUID()
    var title: String
    var start: Date
    var end: Date
    var places: [Place] = []
    var notes = ""

    var days: Int {
        (Calendar.current.dateComponents([.day], from: start, to: end).day ?? 0) + 1
    }
}

enum TripOrder: String, CaseIterable, Identifiable {
    case start, title, length

    var id: Self { self }

    func areInOrder(_ first: Trip, _ second: Trip) -> Bool {
        switch self {
        case .start: first.start < second.start
        case .title: first.title.localizedStandardCompare(second.title) == .orderedAscending
        case .length: first.days > second.days
        }
    }
}
