import SwiftUI
import TipKit

struct AddTripTip: Tip {
    var title: Text { Text("Plan your first trip") }
    var message: Text? { Text("Tap + and tell us where to.") }
    var image: Image? { Image(systemName: "plus.circle") }
}
