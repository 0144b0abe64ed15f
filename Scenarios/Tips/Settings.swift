import SwiftUI
import TipKit

// Parameters of all kinds.

enum Theme: String, Codable, Sendable {
    case system, light, dark
}

struct Profile: Codable, Sendable {
    var name: String
    var badges: [String]
}

/// Asks again only those who said no; nobody who has not been asked.
struct SurveyTip: Tip {
    @Parameter static var likesApp: Bool? = nil

    var title: Text { Text("Tell us what is missing") }
    var rules: [Rule] {
        #Rule(Self.$likesApp) { ($0 != nil) && $0! == false }
    }
}

struct NightTip: Tip {
    @Parameter static var theme: Theme = .system

    var title: Text { Text("Dim the page at night") }
    var rules: [Rule] {
        #Rule(Self.$theme) { $0 == .dark }
    }
}

struct BetaTip: Tip {
    @Parameter static var profile: Profile = Profile(name: "guest", badges: [])

    var title: Text { Text("Thank you for testing") }
    var rules: [Rule] {
        #Rule(Self.$profile) { $0.badges.contains("beta") && $0.name != "guest" }
    }
}

struct BackupTip: Tip {
    @Parameter static var lastBackup: Date? = nil
    @Parameter static var freeGigabytes: Double = 0.5

    var title: Text { Text("Back up your notes") }
    var rules: [Rule] {
        #Rule(Self.$lastBackup) { $0 == nil }
        #Rule(Self.$freeGigabytes) { $0 > 1.5 }
    }
}

/// A tip for this visit, and what the app remembers for good.
struct DraftTip: Tip {
    /// Only while this run of the app lasts.
    @Parameter(.transient)
    static var isComposing: Bool = false

    @Parameter
    static var hasSentMessage: Bool = false

    var title: Text { Text("Your draft is saved") }
    var rules: [Rule] {
        #Rule(Self.$isComposing) { $0 }
        #Rule(Self.$hasSentMessage) { !$0 }
    }
}
