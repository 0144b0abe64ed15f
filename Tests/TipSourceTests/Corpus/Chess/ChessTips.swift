// swift-format-ignore-file
import SwiftUI
import TipKit

enum ChessTips {
    @TipGroup(.ordered)
    static var opening = [MoveTip(), HintTip()]

    struct MoveTip: Tip {
        var title: Text { Text("Make a Move") }
        var message: Text? { Text("Züge werden durch Ziehen gemacht.") }
        var image: Image? { Image(systemName: "hand.draw") }
    }

    struct HintTip: Tip {
        static let lost = Event(id: "lost")
        static let won: Tips.Event<Tips.EmptyDonation> = .init(id: "won")
        var title: Text { Text("ヒントを見る") }
        var rules: [Rule] {
            #Rule(Self.lost, Self.won) { $0.donations.count - $1.donations.count >= 2 }
        }
    }

    struct RatingTip: Tip {
        @Parameter static var rating: Int = 1200
        @Parameter static var mode: GameMode = .blitz
        var title: Text { Text("Votre classement") }
        var rules: [Rule] {
            #Rule(Self.$rating, Self.$mode) { rating, mode in
                rating >= 1500 && (mode == .blitz || mode == GameMode.rapid)
            }
        }
    }
}

enum GameMode: String, Codable, Sendable {
    case blitz, rapid, classical
}

struct PuzzleTip: Tip {
    @Parameter static var streak: Int = 0
    static let solved = Event<Solved>(id: "solved")
    struct Solved: Codable, Sendable {
        let seconds: Int
        let theme: String
    }
    var title: Text { Text("Puzzle Streak") }
    var rules: [Rule] {
        #Rule(Self.$streak) { (3..<10).contains($0) }
        #Rule(Self.solved) { $0.donations.contains { $0.theme == "mate" } }
        #Rule(Self.solved) { event in
            event.donations.donatedWithin(.hours(24)).filter { $0.seconds < 30 }.count >= 1
        }
    }
}

struct AnalysisTip: Tip {
    var title: Text { Text("Analyze") }
    var rules: [Rule] { [#Rule(Engine.shared.analyzed) { $0.donations.count > 0 }] }
    var options: [TipOption] { return [MaxDisplayCount(1)] }
}

final class Engine: Sendable {
    static let shared = Engine()
    let analyzed = Tips.Event(id: "analyzed")
}

struct ClockTip: Tip {
    var title: Text { Text(title(for: "clock")) }
    private func title(for key: String) -> String { "Chess " + key }
    var rules: [Rule] { Self.shared }
    static let shared: [Rule] = [
        #Rule(ChessTips.HintTip.lost) { $0.donations.count >= 1 },
    ]
}
