import TipKit
import UIKit

/// Tips of an older app: keys go through `NSLocalizedString`, numbers through a format.
struct IssuesTip: Tip {
  let unread: Int

  var title: Text { Text(NSLocalizedString("issues.title", comment: "Title of the tip")) }
  var message: Text? {
    Text(
      String.localizedStringWithFormat(
        NSLocalizedString("%d unread issues", comment: "How many"), unread))
  }
  var actions: [Action] {
    Action(id: "open", title: NSLocalizedString("Open", comment: "Button"))
    Action(id: "not-now", title: "Not now")
  }
}

/// A title that nobody has translated to Polish.
struct ArchiveTip: Tip {
  var title: Text { Text("Keep Old Issues") }
}
