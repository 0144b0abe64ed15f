// swift-format-ignore-file
import TipKit
import SwiftUI

struct GoalTip: Tip {
    @Parameter static var isNew: Bool = true
    var title: Text { Text("Set a Goal") }
    var message: Text? { Text("tip_goal_message", comment: "") }
    var image: Image? { Image(systemName: "target").resizable() }
    var rules: [Rule] { #Rule(Self.$isNew) { $0 == true } }
}
struct RingTip: Tip {
    static let closed = Event(id: "ringClosed")
    var title: Text { Text("Close the Ring") }
    var rules: [Rule] { #Rule(Self.closed) { $0.donations.count == 0 } }
}
struct StreakTip: Tip {
    var title: Text { Text("Keep It Going") }
    var rules: [Rule] { #Rule(RingTip.closed) { $0.donations.count >= 7 } }
    var options: [Option] { MaxDisplayCount(1) }
}
struct RunTip: Tip {
    @Parameter static var runs: Int = 0
    var title: Text { Text("Track a Run") }
    var rules: [Rule] { #Rule(Self.$runs) { $0 == 0 } }
}
struct HeartTip: Tip {
    @Parameter static var hasWatch: Bool = false
    var title: Text { Text("See Your Heart Rate") }
    var rules: [Rule] { #Rule(Self.$hasWatch) { $0 } }
}
struct SwimTip: Tip {
    var title: Text { Text("Swim") }
    var message: Text? { Text("The screen locks in water.") }
    var actions: [Action] {
        Action(id: "one", title: "One")
        Action(id: "two", title: "Two")
        Action(id: "three", title: "Three")
        Action(id: "four", title: "Four")
    }
}
struct YogaTip: Tip { var title: Text { Text("Yoga") } }
struct RowTip: Tip { var title: Text { Text("Row") } }
struct HikeTip: Tip { var title: Text { Text("Hike") } }
struct SleepGoalTip: Tip {
    var title: Text { Text("Sleep More") }
    var message: Text? { Text(LocalizedStringKey("sleep.tip.message")) }
}
struct MusicTip: Tip {
    var title: Text { Text(LocalizedStringResource("music.tip.title")) }
}
struct CoachTip: Tip {
    var title: Text { Text(FitnessStrings.coach) }
    var message: Text? { Text(FitnessStrings.message(for: .coach)) }
    enum FitnessStrings {
        static let coach = "Meet Your Coach"
        enum Kind { case coach, friend }
        static func message(for kind: Kind) -> String {
            switch kind {
            case .coach: "They know the way."
            case .friend: "They come along."
            }
        }
    }
}
struct FriendTip: Tip {
    static let invited = Event(id: "friendInvited")
    @Parameter static var friends: Int = 0
    @Parameter static var isPrivate: Bool = false
    var title: Text { Text("Invite a Friend") }
    var rules: [Rule] {
        #Rule(Self.invited) { $0.donations.count == 0 }
        #Rule(Self.$friends) { $0 < 1 }
        #Rule(Self.$isPrivate) { $0 == false }
        #Rule(RingTip.closed) { $0.donations.count > 0 }
    }
}
struct MissingTip: Tip {
    var title: Text { Text("Elsewhere") }
    var rules: [Rule] { #Rule(GeneratedEvents.somewhere) { $0.donations.count >= 1 } }
}
