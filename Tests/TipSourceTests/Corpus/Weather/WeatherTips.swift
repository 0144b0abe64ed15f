// swift-format-ignore-file
import SwiftUI
import TipKit

extension Text {
    static func heading(_ key: LocalizedStringKey) -> Text { Text(key).font(.headline) }

    init(shout words: String) {
        self.init(verbatim: words.uppercased())
    }
}

extension Image {
    static let cloud = Image(systemName: "cloud")
}

extension LocalizedStringKey {
    static let windTitle: LocalizedStringKey = "Feel the Wind"
}

extension TimeInterval {
    static let week: TimeInterval = 7 * 24 * 60 * 60
}

struct RainTip: Tip {
    @Parameter static var lastRain: Date? = nil
    var title: Text { .heading("Rain Is Coming") }
    var image: Image? { .cloud }
    var rules: [Rule] {
        #Rule(Self.$lastRain) { $0 == nil || Date().timeIntervalSince($0!) > .week }
    }
}

struct WindTip: Tip {
    static let calm = 0...3
    @Parameter static var beaufort: Int = 0
    var title: Text { Text(.windTitle) }
    var message: Text? { Text(shout: "hold on") }
    var rules: [Rule] {
        #Rule(Self.$beaufort) { !Self.calm.contains($0) }
    }
}

struct PlaceTip: Tip {
    enum Place { case city(String), here }
    let place: Place
    var title: Text {
        switch place {
        case .city(let name): Text("Weather in \(name)")
        case .here: Text("Weather Here")
        }
    }
    static let samples = [PlaceTip(place: .city("Oslo")), PlaceTip(place: .here)]
}
