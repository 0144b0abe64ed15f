import TipKit

enum ParcelEvents {
    struct Added: Codable, Sendable {
        let carrier: String
    }

    static let opened = Tips.Event(id: "parcel.opened")
    static let added = Tips.Event<Added>(id: "parcel.added")
    static let typedNumber = Tips.Event(id: "parcel.typed-number")
    static let timelineExpanded = Tips.Event(id: "parcel.timeline-expanded")
}
