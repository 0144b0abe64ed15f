// swift-format-ignore-file
#if canImport(TipKit)
import SwiftUI
import TipKit

@available(iOS 17.0, macOS 14.0, *)
enum TrailTips {
    static let hiked = Tips.Event(id: "trails.hiked")

    struct Offline: Tip {
        var title: Text { Text("Take the Map With You") }
        var message: Text? { Text("Download a trail before you lose signal.") }
        var image: Image? { Image(systemName: "arrow.down.circle") }
        var rules: [Tips.Rule] {
            #Rule(TrailTips.hiked) { $0.donations.count >= 1 }
        }
    }

    struct Weather: Tip {
        @Parameter static var hasForecast: Bool = false
        var title: Text { Text("Check the Weather") }
        var rules: [Self.Rule] {
            #Rule(Self.$hasForecast) { $0 == true }
        }
        var options: [any Tips.Option] { MaxDisplayCount(3) }
    }

    enum Safety {
        struct ShareLocation: Tip {
            @Parameter static var sharing: Bool? = nil
            var title: Text { Text("Let Someone Know") }
            var message: Text? { Text("Share where you are while you walk.") }
            var rules: [Rule] {
                #Rule(Self.$sharing) { ($0 != nil) && $0! == false }
            }
        }
    }
}

struct BarometerTip {}

@available(iOS 17, *)
extension BarometerTip: Tip {
    var title: Text { Text("Barometer") }
    var message: Text? { Text("The line shows the pressure of the last hours.") }
    var image: Image? { Image(systemName: "barometer") }
}

@available(iOS 17, *)
nonisolated struct CompassTip: Tip {
    var title: Text { Text("True North") }
    #if os(iOS)
    var message: Text? { Text("Hold the phone flat.") }
    #else
    var message: Text? { Text("Turn the map.") }
    #endif
    var rules: [Rule] {
        #if DEBUG
        #Rule(TrailTips.hiked) { $0.donations.count >= 1 }
        #else
        #Rule(TrailTips.hiked) { $0.donations.count >= 10 }
        #endif
    }
}

@available(iOS 17, *)
extension TrailManager {
    struct AvalancheTip: Tip {
        let region: String
        var id: String { "avalanche-\(region)" }
        var title: Text { Text("Avalanche Warning in \(region)") }
        var message: Text? { Text("Read the bulletin before you go.") }
        var rules: [Rule] {
            #Rule(TrailTips.hiked) { $0.donations.donatedWithin(.days(3)).count >= 1 }
        }
    }

    static let valaisTip = AvalancheTip(region: "Valais")
}

final class TrailManager {
    var trails: [String] = []
    let visited = Tips.Event(id: "trails.visited")
}
#endif
