import TipKit

enum AppEvents {
    static let opened = Tips.Event(id: "com.example.voyage.opened")
}

enum TripEvents {
    struct Export: Codable, Sendable {
        var format: String
    }

    static let opened = Tips.Event(id: "com.example.voyage.trip-opened")
    static let exported = Tips.Event<Export>(id: "com.example.voyage.trip-exported")
}

enum ExploreEvents {
    static let followed = Tips.Event(id: "com.example.voyage.suggestion-followed")
}

enum MapEvents {
    static let downloaded = Tips.Event(id: "com.example.voyage.map-downloaded")
    static let postponed = Tips.Event(id: "com.example.voyage.map-postponed")
}
