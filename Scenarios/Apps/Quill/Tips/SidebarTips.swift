import SwiftUI
import TipKit

struct FoldersTip: Tip {
    @Parameter
    static var folderCount: Int = 0

    var title: Text { Text("Put it in a folder") }
    var message: Text? { Text("Drag a note onto another one.") }
    var image: Image? { Image(systemName: "folder") }

    var rules: [Rule] {
        #Rule(Self.$folderCount) { $0 < 2 }
    }
}

struct TagsTip: Tip {
    var title: Text { Text("Or give it a tag") }
    var image: Image? { Image(systemName: "tag") }

    var rules: [Rule] {
        #Rule(FoldersTip.$folderCount) { $0 >= 2 }
    }
}
