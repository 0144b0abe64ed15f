// swift-format-ignore-file
import SwiftUI
import TipKit

@available(iOS 17.0, *)
struct WaterTip: Tip {

    @Parameter
    // how many plants are there
    static var plants: Int = 0

    @available(iOS 17.0, *)
    static let watered = Event(id: "garden_watered")

    var title: Text {
        Text("Water Your Plants")
    }

    var rules: [Rule] {
        #Rule(Self.$plants) { plants in
            plants > 0
        }
        #Rule(Self.watered) { watered in
            watered.donations.count == 0
        }
    }
}

@available(iOS 17.0, *)
struct LightTip: Tip {
    static let title = "Find the Light"
    var title: Text { Text(Self.title) }
    var message: Text? { Text("Hold the phone " + "where the plant stands.") }
    var rules: [Rule] {
        #Rule(WaterTip.$plants) { $0 >= 2 && $0 < 100 }
        #Rule(WaterTip.watered) { $0.donations.count != 0 }
    }
}

@available(iOS 17.0, *)
struct SeasonTip: Tip {
    let season: Season
    enum Season: String { case spring = "Spring", summer = "Summer" }
    var id: String { "season-" + season.rawValue.lowercased() }
    var title: Text { Text("\(season.rawValue) Is Here") }
    var message: Text? { season == .spring ? Text("Time to sow.") : Text("Time to harvest.") }
}

@available(iOS 17.0, *)
extension SeasonTip {
    static var all: [SeasonTip] { [SeasonTip(season: .spring), SeasonTip(season: .summer)] }
}

@available(iOS 17.0, *)
struct PestTip: Tip {
    var id: String = UUID().uuidString
    var title: Text { Text("Spots on a Leaf?") }
    var message: Text? { Text("Photograph it.") }
}

@available(iOS 17.0, *)
struct SoilTip: Tip {
    @Parameter(.transient) static var isDry: Bool = false
    @Parameter static var lastAnswer: Bool? = nil
    var title: Text { Text("Dry Soil") }
    var rules: [Rule] {
        #Rule(Self.$isDry) { $0 == true }
        #Rule(Self.$lastAnswer) { $0 ?? true }
        #Rule(Self.$lastAnswer) { $0 != false }
    }
    var options: [any TipOption] {
        Tip.MaxDisplayCount(1)
    }
}
