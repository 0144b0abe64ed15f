// swift-format-ignore-file
import TipKit

enum AppTipEvents {
    static let launched = Tips.Event(id: "com.example.recipes.launched")
    static let searched = Tips.Event(id: "com.example.recipes.searched")
    static let cooked: Tips.Event<CookedInfo> = .init(id: "com.example.recipes.cooked")

    struct CookedInfo: Codable, Sendable {
        let recipe: String
        let minutes: Int
    }
}

enum AppTipState {
    @Parameter static var isSubscribed: Bool = false
    @Parameter(.transient) static var isOffline: Bool = false
    @Parameter
    static var collections: Int = 0
}
