import SwiftUI
import TipKit

// Tips of a training diary that follow what people do, and how often.

/// Shows right after the first export, or so its author hoped.
struct FirstExportTip: Tip {
    static let exported = Tips.Event(id: "com.example.diary.exported")

    var title: Text { Text("Send it to your coach") }
    var rules: [Rule] {
        #Rule(Self.exported) { $0.donations.count == 1 }
    }
}

/// Shows between the fourth and the sixth article.
struct ReaderTip: Tip {
    static let articleRead = Tips.Event(id: "articleRead")

    var title: Text { Text("Save articles for later") }
    var rules: [Rule] {
        #Rule(Self.articleRead) { event in
            // Not at once, and not when it is too late.
            event.donations.count > 3 && event.donations.count <= 6
        }
    }
}

/// Shows while the widget has not been used for four weeks.
struct WidgetTip: Tip {
    static let widgetUsed = Tips.Event(id: "widgetUsed")

    var title: Text { Text("Your week on the Home Screen") }
    var rules: [Rule] {
        #Rule(Self.widgetUsed) { $0.donations.donatedWithin(.weeks(4)).count < 1 }
    }
}

/// Shows to those who trained three times within a week.
struct RegularTip: Tip {
    static let workedOut = Tips.Event(id: "workedOut")

    var title: Text { Text("Set a weekly goal") }
    var rules: [Rule] {
        [#Rule(Self.workedOut) { $0.donations.donatedWithin(.days(7)).count >= 3 }]
    }
}

/// Counts to 1 001 on an event that keeps 1 000 donations, like every event without a limit.
struct PowerUserTip: Tip {
    static let opened = Tips.Event(id: "opened")

    var title: Text { Text("You are a power user") }
    var rules: [Rule] {
        #Rule(Self.opened) { $0.donations.count >= 1_001 }
    }
}

/// The same threshold on an event that keeps more.
struct PatientUserTip: Tip {
    static let opened = Tips.Event(
        id: "opened.unabridged", donationLimit: Tips.DonationLimit(maximumCount: 2_000))

    var title: Text { Text("You really are a power user") }
    var rules: [Rule] {
        #Rule(Self.opened) { $0.donations.count >= 1_001 }
    }
}

/// Its event forgets what is older than two days.
struct RecentTip: Tip {
    static let setLogged: Tips.Event = Tips.Event(
        id: "setLogged", donationLimit: .init(maximumCount: 100, maximumAge: .days(2)))

    var title: Text { Text("Log sets with one tap") }
    var rules: [Rule] {
        #Rule(Self.setLogged) { $0.donations.count >= 3 }
    }
}

/// Another name for the event "appOpened" of Guide.swift.
struct NewsTip: Tip {
    static var launched = Tips.Event(id: "appOpened")

    var title: Text { Text("See what is new") }
    var rules: [Rule] {
        #Rule(Self.launched) { $0.donations.count >= 2 }
    }
}

/// For newcomers, or so its author thought: its event never counts beyond three.
struct NewcomerTip: Tip {
    static let opened = Tips.Event(
        id: "opened", donationLimit: Tips.DonationLimit(maximumCount: 3))

    var title: Text { Text("New here?") }
    var rules: [Rule] {
        #Rule(Self.opened) { $0.donations.count < 5 }
    }
}
