// swift-format-ignore-file
import SwiftUI
import TipKit

struct EntryTip: Tip, Equatable {
    static let shared = EntryTip()
    private init() {}
    var title: Text { Text("Write One Line") }
    static let wrote = Event(id: "journal-wrote")
    var rules: [Rule] { #Rule(Self.wrote) { $0.donations.count == 0 } }
}

struct PromptTip: Tip {
    var title: Text { Text(R.string.localizable.promptTitle()) }
    var message: Text? { Text(R.string.localizable.promptMessage) }
    var image: Image? { R.image.prompt.swiftUIImage }
}

struct MoodTip: Tip {
    var title: Text { Text(.localizable(.moodTitle)) }
    var message: Text? { Text("mood.message", bundle: Bundle.main) }
    @Parameter static var moods: [Mood] = []
    enum Mood: String, Codable, Sendable { case good, bad }
    var rules: [Rule] {
        #Rule(Self.$moods) { $0.count >= 2 && $0.contains(.good) }
    }
}

struct PhotoEntryTip: Tip {
    @Parameter static var lastEntry: Date? = nil
    @Parameter static var ids: Set<String> = []
    var title: Text { Text("Add a Photo") }
    var rules: [Rule] {
        #Rule(Self.$lastEntry) { $0 != nil }
        #Rule(Self.$ids) { !$0.isEmpty }
    }
}

struct YearTip: Tip {
    var title: Text {
        Text("A Year of Words")
            .foregroundStyle(
                LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
    }
    var message: Text? {
        Text("You wrote ")
            + Text("every day").bold()
            + Text(" this week.")
    }
    var rules: [Rule] {
        #Rule(EntryTip.wrote) {
            $0.donations.donatedWithin(.week).count >= 7
        }
    }
}

struct LockTip: Tip {
    var title: Text { Text("Lock Your Journal") }
    var rules: [Rule] {
        #Rule(Self.$locks) { locks in locks < Constants.maximum }
        #Rule(Self.$isEnabled) { (isEnabled: Bool) -> Bool in isEnabled == true }
        #Rule(Self.$isEnabled) { (enabled) in enabled }
    }
    @Parameter static var locks: Int = 0
    @Parameter static var isEnabled: Bool = true
    private enum Constants { static let maximum = 3 }
}

struct ThemeTip: Tip {
    enum Theme: Codable, Sendable { case light, dark }
    @Parameter static var theme: Theme = .light
    @Parameter static var history: [String: Int] = [:]
    var title: Text { Text("Dark Paper") }
    var rules: [Rule] {
        #Rule(Self.$theme) { $0 == Theme.light ? true : false }
        #Rule(Self.$history) { ($0["dark"] ?? 0) < 3 }
    }
}

struct ExportTip: Tip {
    @Parameter static var lastName: String = ""
    var title: Text { Text("Export") }
    var rules: [Rule] {
        #Rule(Self.$lastName) { name in
            guard !name.isEmpty else { return false }
            return name.hasPrefix("Journal") || name.lowercased().contains("diary")
        }
    }
    var options: [any Option] {
        [
            Tips.IgnoresDisplayFrequency(true),
            Tips.MaxDisplayDuration(90)
        ]
    }
}
