// swift-format-ignore-file
import TipKit
import SwiftUI

let routePlanned = Tips.Event(id: "route planned")
let routeShared: Tips.Event<Tips.EmptyDonation> = Tips.Event(id: "route shared")

public struct RouteTip: Tip {
    public init() {}

    public var title: Text { Text("Plan a Route") }
    public var message: Text? { Text("Touch and hold two points.") }
    public var image: Image? { Image(systemName: "point.topleft.down.to.point.bottomright.curvepath") }
    public var rules: [Rule] {
        #Rule(routePlanned) { $0.donations.isEmpty }
    }
}

public struct ShareRouteTip: Tip {
    public init() {}
    public var title: Text { Text("Send It to a Friend") }
    public var rules: [Rule] {
        #Rule(routePlanned, routeShared) { planned, shared in
            planned.donations.count > 2 && shared.donations.count == 0
        }
    }
}

/// A refinement of the app's own.
protocol TrailTip: Tip {
    var symbol: String { get }
    var key: String { get }
}

extension TrailTip {
    var title: Text { Text("Elevation") }
    var message: Text? { Text("Drag along the profile.") }
    var image: Image? { Image(systemName: symbol) }
    var id: String { "trail." + key }
    var options: [any TipOption] { MaxDisplayCount(2) }
}

struct ElevationTip: TrailTip {
    let symbol = "mountain.2"
    let key = "elevation"
}

struct SlopeTip: TrailTip {
    var symbol: String { "angle" }
    var key: String { "slope" }
    var title: Text { Text("Slope") }
}

typealias AppTip = Tip & Sendable

struct LayersTip: AppTip {
    var title: Text { Text("Layers") }
}
