// swift-format-ignore-file
import SwiftUI
import TipKit

struct SearchTip: Tip {
    let id = "search"
    var title: Text { Text("Find It Faster") }
    var message: Text? { Text("Search by **ingredient**, cuisine or *time*.") }
    var image: Image? { Image(systemName: "magnifyingglass") }
    var rules: [Rule] {
        [
            #Rule(AppTipEvents.launched) { $0.donations.count >= 2 },
            #Rule(AppTipEvents.searched) { $0.donations.count == 0 }
        ]
    }
    var options: [TipOption] {
        [Tips.MaxDisplayCount(1), Tips.IgnoresDisplayFrequency(true)]
    }
}

struct SubscribeTip: Tip {
    var id: String { "subscribe" }
    var title: Text {
        Text("Unlock Meal Plans")
            .foregroundStyle(.indigo)
            .bold()
    }
    var message: Text? {
        Text("A plan for the week, made from what you like.")
            .foregroundStyle(.secondary)
    }
    var image: Image? {
        Image(systemName: "crown.fill")
            .symbolRenderingMode(.multicolor)
    }
    var actions: [Action] {
        [
            Action(id: "subscribe", title: "See Plans"),
            Action(id: "not-now", title: "Not Now")
        ]
    }
    var rules: [Rule] {
        [
            #Rule(AppTipState.$isSubscribed) { $0 == false },
            #Rule(AppTipEvents.cooked) { $0.donations.count > 3 }
        ]
    }
}

struct QuickMealsTip: Tip {
    var title: Text { Text("Short on Time?") }
    var message: Text? { Text("Try the quick meals.") }
    var rules: [Rule] {
        #Rule(AppTipEvents.cooked) { event in
            event.donations.filter { $0.minutes > 60 }.count >= 3
        }
    }
}

struct SameAgainTip: Tip {
    var title: Text { Text("Cook Something New") }
    var rules: [Rule] {
        #Rule(AppTipEvents.cooked) {
            $0.donations.largestSubset(groupedBy: \.recipe).count >= 4
        }
        #Rule(AppTipEvents.cooked) {
            $0.donations.filter { $0.minutes >= 10 && $0.recipe != "toast" }
                .donatedWithin(.weeks(2)).count >= 2
        }
        #Rule(AppTipState.$isOffline) { !$0 }
    }
}

struct CollectionTip: Tip {
    @Parameter static var saved: Int = 0
    var title: Text { Text("Make a Collection") }
    var message: Text? { nil }
    var rules: [Rule] {
        return [
            #Rule(AppTipState.$collections) { $0 < 1 },
            #Rule(Self.$saved) { $0 > 4 && $0 <= 40 }
        ]
    }
}
