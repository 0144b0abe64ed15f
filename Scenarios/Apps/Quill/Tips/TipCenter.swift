import Foundation
import TipKit

/// Everything about tips that is not a tip.
enum TipCenter {
    enum Key {
        static let resetAtNextLaunch = "ResetTipsAtNextLaunch"
        static let channel = "Channel"
    }

    enum Channel: String {
        case stable, beta
    }

    /// The app and its share extension have one history.
    static let appGroup = "group.com.example.quill"

    @MainActor
    static func start(_ defaults: UserDefaults = .standard) {
        if defaults.bool(forKey: Key.resetAtNextLaunch) {
            defaults.removeObject(forKey: Key.resetAtNextLaunch)
            try? Tips.resetDatastore()
        }

        #if DEBUG
        let arguments = ProcessInfo.processInfo.arguments
        if arguments.contains("-uiTests") {
            Tips.hideAllTipsForTesting()
        }
        #if os(macOS)
        // For the recordings: the popover at the menu bar takes the keyboard from the window.
        if arguments.contains("-quietMenuBar") {
            Tips.hideTipsForTesting([QuickNoteTip.self])
        }
        #endif
        #endif

        let channel = defaults.string(forKey: Key.channel).flatMap(Channel.init) ?? .stable
        do {
            try Tips.configure(options(for: channel))
        } catch {
            NSLog("Tips are off: %@", error.localizedDescription)
        }
    }

    private static func options(for channel: Channel) throws -> [Tips.ConfigurationOption] {
        [
            .displayFrequency(frequency(for: channel)),
            .datastoreLocation(try .groupContainer(identifier: appGroup)),
        ]
    }

    private static func frequency(
        for channel: Channel
    ) -> Tips.ConfigurationOption.DisplayFrequency {
        switch channel {
        case .stable: .weekly
        case .beta: .immediate
        }
    }
}
