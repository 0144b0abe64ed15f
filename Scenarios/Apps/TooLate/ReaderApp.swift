import SwiftUI
import TipKit

@main
struct ReaderApp: App {
    var body: some Scene {
        WindowGroup {
            FeedView()
                .task {
                    // Nearly half of all apps do it here; the first screen is there already.
                    try? Tips.configure([
                        .displayFrequency(.hourly)
                    ])
                }
        }
    }
}
