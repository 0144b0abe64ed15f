import SwiftUI
import TipKit

// Tips that differ by platform and build.

struct UndoTip: Tip {
    @Parameter static var hasUndone: Bool = false
    @Parameter static var holdsPhone: Bool = false

    var title: Text { Text("Undo") }
    var message: Text? {
        #if os(macOS)
        Text("Press Command-Z.")
        #else
        Text("Shake to undo.")
        #endif
    }
    var rules: [Rule] {
        #Rule(Self.$hasUndone) { $0 == false }
        #if os(iOS)
        #Rule(Self.$holdsPhone) { $0 }
        #endif
    }
}

/// In debug builds only testers get it; the author forgot what remains of it in a release build.
struct RoadmapTip: Tip {
    @Parameter static var isTester: Bool = false

    var title: Text { Text("What we are working on") }
    var rules: [Rule] {
        #if DEBUG
        #Rule(Self.$isTester) { $0 }
        #endif
    }
}

#if DEBUG
struct DebugMenuTip: Tip {
    var title: Text { Text("Shake for the debug menu") }
}
#endif
