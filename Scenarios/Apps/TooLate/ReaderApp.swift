import SwiftUI
import TipKit

/// Reader shows articles, in two screens. It stands for the many small apps that configure TipKit
/// in a `task` of their first view and donate in `onAppear`: what is done there is done when the
/// screen is there already.
@main
struct ReaderApp: App {
    var body: some Scene {
        WindowGroup {
            FeedView()
                .task {
                    try? Tips.configure([
                        .displayFrequency(.hourly)
                    ])
                }
        }
    }
}
