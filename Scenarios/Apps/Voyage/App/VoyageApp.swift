import SwiftUI
import TipKit

/// Voyage plans trips: a SwiftUI app for iPhone, iPad and Mac with four tabs, its words in four
/// languages, a subscription and a tour on the first day. It stands for the app that has grown
/// round its tips: one file configures them, another reads the UI tests' arguments in debug builds,
/// a group walks along a toolbar, and two components of its own show tips for all the rest.
@main
struct VoyageApp: App {
    @State private var store = TripStore()
    @State private var subscription = Subscription()

    init() {
        #if DEBUG
        UITestSupport.prepare(for: ProcessInfo.processInfo.arguments)
        #endif

        TipSetup.configure()

        #if DEBUG
        UITestSupport.seed()
        #endif

        Task {
            await AppEvents.opened.donate()
        }
    }

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(store)
                .environment(subscription)
                .task {
                    await subscription.refresh()
                }
        }
    }
}
