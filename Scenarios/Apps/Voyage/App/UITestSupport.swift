#if DEBUG
import Foundation
import TipKit

/// Launch arguments of the UI tests and of the screenshot script. Never in a release build.
enum LaunchArgument {
    static let uiTesting = "--uitesting"
    static let showTips = "--show-tips"
    static let marketing = "--marketing-capture"
    static let resetTips = "--reset-tips"
    static let subscriber = "--subscriber"
}

enum UITestSupport {
    /// Before `Tips.configure`.
    static func prepare(for arguments: [String]) {
        for argument in arguments {
            switch argument {
            case LaunchArgument.resetTips:
                try? Tips.resetDatastore()
            case LaunchArgument.uiTesting:
                Tips.hideAllTipsForTesting()
            case LaunchArgument.showTips:
                Tips.showAllTipsForTesting()
            case LaunchArgument.marketing:
                Tips.hideAllTipsForTesting()
                Tips.showTipsForTesting([SearchTripsTip.self, OfflineMapTip.self])
            default:
                break
            }
        }
    }

    static var isSubscriber: Bool {
        ProcessInfo.processInfo.arguments.contains(LaunchArgument.subscriber)
    }

    /// After `Tips.configure`: a parameter that is set before it is not kept.
    static func seed() {
        if isSubscriber {
            Paywall.isSubscriber = true
        }
    }
}
#endif
