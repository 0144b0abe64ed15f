import SwiftUI
import TipKit

// The onboarding flow of a published TipKit guide. Its tips and views are as the guide has them;
// the app round them is the guide's, too: the one of its chapter on UI tests.

@main
struct MyApp: App {
    init() {
        if ProcessInfo.processInfo.arguments.contains("--show-all-tips") {
            Tips.showAllTipsForTesting()
        }
        if ProcessInfo.processInfo.arguments.contains("--hide-all-tips") {
            Tips.hideAllTipsForTesting()
        }
        try? Tips.configure()
    }

    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
