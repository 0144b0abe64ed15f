import SwiftUI
import TipKit

/// All tips of the feed in one enum: every member switches over the case.
enum FeedTip: Tip {
    case search
    case filter

    @Parameter static var postCount: Int = 0

    var title: Text {
        switch self {
        case .search: Text("Search the feed")
        case .filter: Text("Filter the feed")
        }
    }

    var image: Image? {
        switch self {
        case .search: Image(systemName: "magnifyingglass")
        case .filter: Image(systemName: "line.3.horizontal.decrease.circle")
        }
    }

    var rules: [Rule] {
        switch self {
        case .search: #Rule(Self.$postCount) { $0 > 0 }
        case .filter: #Rule(Self.$postCount) { $0 > 20 }
        }
    }
}
