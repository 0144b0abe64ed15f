import SwiftUI
import TipKit

struct ScanTip: Tip {
    let id = "scan"

    var title: Text { Text("scan.title", tableName: "Tips") }
    var message: Text? { Text("scan.message", tableName: "Tips") }
    var image: Image? { Image(systemName: "barcode.viewfinder") }

    var actions: [Action] {
        Action(id: "scan") { Text("scan.action.scan", tableName: "Tips") }
        Action(id: "type") { Text("scan.action.type", tableName: "Tips") }
    }

    var rules: [Rule] {
        // Who has typed three numbers likes it better so.
        #Rule(ParcelEvents.typedNumber) { $0.donations.count < 3 }
    }
}
