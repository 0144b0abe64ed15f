// swift-format-ignore-file
import SwiftUI
import TipKit

private let commonRules: [Tips.Rule] = [
    #Rule(PodcastEvents.played) { $0.donations.count >= 3 },
    #Rule(PodcastEvents.$isOnboarded) { $0 == true }
]

struct PodcastEvents {
    static var played = Tips.Event(id: "played")
    static let followed = Tips.Event(id: makeID("followed"))
    static let skipped: Tips.Event = Tips.Event(id: makeID("skipped"))
    @Parameter public private(set) static var isOnboarded: Bool = false

    static func makeID(_ name: String) -> String { "com.example.podcasts.\(name)" }
}

struct QueueTip: Tip {
    var title: Text { Text("Up Next") }
    var message: Text? { Text("Swipe right to add an episode to the queue.") }
    var rules: [Tips.Rule] = commonRules
    let options: [TipOption] = [Tips.MaxDisplayCount(1)]
}

struct SpeedTip: Tip {
    var title: Text { Text("Listen Faster").fontDesign(.rounded) }
    var rules: [Rule] { commonRules + [#Rule(PodcastEvents.followed) { $0.donations.count == 0 }] }
}

struct SkipTip: Tip {
    var title: Text { Text("Skip Silence").font(.headline).italic() }
    var rules: [Rule] {
        // Never skipped in four weeks, or skipped again and again today.
        #Rule(PodcastEvents.skipped) {
            $0.donations.donatedWithin(.weeks(4)).count < 1
                || $0.donations.donatedWithin(.day).count >= 10
        }
    }
    var options: [TipOption] {[MaxDisplayCount(2), IgnoresDisplayFrequency(true)]}
}

struct DownloadTip: Tip {
    var title: Text { Text("Podcasts.Tip.Download.Title".localized) }
    var message: Text? { Text("Podcasts.Tip.Download.Message".localized()) }
    var rules: [Rule] {
        #Rule(PodcastEvents.played) { event in event.donations.count >= 1 }
    }
    var actions: [Action] {
        var actions: [Action] = []
        for name in ["Today", "This Week"] {
            actions.append(Action(id: name, title: name))
        }
        return actions
    }
}

struct StationTip: Tip {
    var title: Text { Text("Make a Station") }
    var message: Text? {
        let count = 3
        return Text("Pick \(count) shows to begin.")
    }
    var rules: [Rule] {
        if #available(iOS 18, *) {
            #Rule(PodcastEvents.played) { $0.donations.count > 5 }
        } else {
            #Rule(PodcastEvents.played) { $0.donations.count > 50 }
        }
    }
    var actions: [Action] {
        makeAction("start", "Start")
        makeAction("dismiss", "Dismiss")
    }
    private func makeAction(_ id: String, _ title: LocalizedStringKey) -> Action {
        Action(id: id) { } _: { Text(title) }
    }
}

struct SleepTip: Tip {
    var title: Text { Text("Sleep Timer") }
    var rules: [Rule] {
        #Rule(Tips.Event(id: "played-at-night")) { $0.donations.count >= 2 }
    }
    var actions: [Tips.Action] {
        Tips.Action(id: Identifier.turnOn.rawValue, title: "Turn On")
        Tips.Action { Text("Not Tonight") }
    }
    enum Identifier: String { case turnOn = "turn-on", cancel }
}
