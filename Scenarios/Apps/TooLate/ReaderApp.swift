import SwiftUI
import TipKit

/// Reader shows articles, in two screens. It stands for the many small apps that configure TipKit in
/// a `task` of their first view and donate in `onAppear`: what is done there is done after the
/// screen is there, and by the system's choice.
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
