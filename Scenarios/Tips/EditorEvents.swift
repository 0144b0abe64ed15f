import TipKit

// What the editor's tips read: the same for all of them, so in one place.

enum EditorEvents {
    static let documentOpened = Tips.Event(id: "com.example.editor.documentOpened")
    static let exported: Tips.Event = .init(id: "com.example.editor.exported")
}

enum EditorState {
    @Parameter
    static var isPro: Bool = false

    /// -1 before a trial has begun.
    @Parameter static var trialDaysLeft: Int = -1
}
