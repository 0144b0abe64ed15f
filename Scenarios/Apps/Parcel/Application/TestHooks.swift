#if DEBUG
import Foundation
import TipKit

/// What the UI tests ask for. Never in a release build.
enum TestHooks {
    private static let tipTypes: [String: any Tip.Type] = [
        "scan": ScanTip.self,
        "filter": FilterTip.self,
        "archive": ArchiveTip.self,
        "timeline": TimelineTip.self,
    ]

    static var skipsTips: Bool {
        value(of: .skipTips) != nil
    }

    static func run() {
        if CommandLine.arguments.contains(LaunchKey.resetTips) {
            try? Tips.resetDatastore()
        }

        if UserDefaults.standard.bool(forKey: LaunchKey.disableTips) {
            Tips.hideAllTipsForTesting()
        } else if let list = value(of: .showTips) {
            let ids = list.split(separator: ",").map(String.init)
            Tips.showTipsForTesting(ids.compactMap { tipTypes[$0] })
        }
    }

    private static func value(of key: EnvironmentKey) -> String? {
        ProcessInfo.processInfo.environment[key.rawValue]
    }
}
#endif
