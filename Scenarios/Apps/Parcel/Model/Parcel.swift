import Foundation

struct Parcel: Identifiable, Hashable, Codable, Sendable {
    enum State: String, Codable, Sendable {
        case announced, underway, outForDelivery, delivered
    }

    struct Step: Hashable, Codable, Sendable {
        let date: Date
        let place: String
        let text: String
    }

    let id: UUID
    var name: String
    var carrier: String
    var trackingNumber: String
    var state: State
    var steps: [Step]
    var isArchived = false
}
