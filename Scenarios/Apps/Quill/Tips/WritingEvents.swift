import Foundation
import TipKit

enum WritingEvents {
    struct Saved: Codable, Sendable {
        let words: Int
    }

    static let saved: Tips.Event<Saved> = .init(id: "quill.saved")
    static let syncTurnedOn = Tips.Event(id: "quill.sync-on")
}
