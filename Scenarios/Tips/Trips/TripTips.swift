import SwiftUI
import TipKit

/// Offers to share a trip.
struct ShareTripTip: Tip {
  var title: Text { Text(.tripShareTitle) }
  var message: Text? {
    Text("Friends see your **route** and your photos.")
  }
  var image: Image? { Image(systemName: "square.and.arrow.up") }
  var actions: [Action] {
    Action(id: "share") { Text("Share Trip") }
    Action(id: "later", title: String(localized: "Later", table: "Buttons"))
  }
}

/// Says how many photos wait for a trip.
struct PhotosTip: Tip {
  let count: Int
  let city: String

  var id: String { "photos-\(city)" }
  var title: Text { Text("\(count) photos from \(city)") }
  var message: Text? {
    Text(
      "trip.photos.hint", tableName: "Hints",
      comment: "Under the title of the tip about photos that are not in a trip yet")
  }
}

/// Says how to pack: by a gesture that differs from device to device.
struct PackingTip: Tip {
  var title: Text { Text("Pack Your Bags") }
  var message: Text? { Text("packing.gesture") }
}
