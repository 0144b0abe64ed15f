import SwiftUI
import TipKit

// What cannot be answered from source alone.

/// Asks the app's own code.
struct RemoteTip: Tip {
    @Parameter static var isSignedIn: Bool = false

    var title: Text { Text("Use your phone as a remote") }
    var rules: [Rule] {
        #Rule(Self.$isSignedIn) { $0 == FeatureFlags.shared.isEnabled("remote") }
    }
}

/// Not TipKit's form: an event is the input, its donations are read in the closure.
struct MalformedTip: Tip {
    static let opened = Tips.Event(id: "opened")

    var title: Text { Text("Welcome back") }
    var rules: [Rule] {
        #Rule(Self.opened.donations.count >= 5) { $0 }
    }
}
