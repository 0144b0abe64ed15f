import TipKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        TestHooks.run()
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
        // Some of the UI tests want the app as it is on a device where the store cannot be opened.
        if TestHooks.skipsTips { return }

        let isTesting = UserDefaults.standard.bool(forKey: LaunchKey.frequentTips)
        try? Tips.configure([
            .displayFrequency(isTesting ? .immediate : .hourly),
            .datastoreLocation(.applicationDefault),
        ])
    }
}
