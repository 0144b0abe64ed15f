import SwiftUI
import TipKit

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
        }
    }
}
