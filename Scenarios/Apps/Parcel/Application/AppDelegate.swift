import TipKit
import UIKit

/// Parcel follows parcels: a UIKit app for the iPhone with a collection view, a table and a
/// scanner, its words in `.strings` files of three languages. It stands for the app from before
/// SwiftUI: each controller presents its tips by hand, in loops over their streams, and its UI
/// tests speak to it by user defaults, an argument and the environment.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        #if DEBUG
        TestHooks.run()
        #endif
        configureTips()
        ParcelEvents.opened.sendDonation()
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    }

    private func configureTips() {
        #if DEBUG
        // Some of the UI tests want the app as it is on a device where the store cannot be opened.
        if TestHooks.skipsTips { return }
        let isFrequent = UserDefaults.standard.bool(forKey: LaunchKey.frequentTips)
        #else
        let isFrequent = false
        #endif

        try? Tips.configure([
            .displayFrequency(isFrequent ? .immediate : .hourly),
            .datastoreLocation(.applicationDefault),
        ])
    }
}
