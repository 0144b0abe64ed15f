// swift-format-ignore-file
import Foundation
import SwiftUI
import TipKit

struct BudgetTip: Tip {
    static let minimum = 3
    static let added = Event(id: Self.eventID)
    private static let eventID = "budget.added"

    var title: Text { Text(Self.heading) }
    private static let heading = "Set a Budget"
    var message: Text? { Text("Know where it goes.") }
    var rules: [Rule] {
        #Rule(Self.added) { $0.donations.count >= Self.minimum }
    }
}

struct AccountTip: Tip {
    @Parameter static var accounts: Int = 0
    @Parameter static var plan: Plan = .free
    @Parameter static var region: String = "eu"

    enum Plan: String, Codable, Sendable {
        case free, plus, family
    }

    var title: Text { Text("Connect an Account") }
    var rules: [Rule] {
        #Rule(Self.$accounts) { $0 == 0 }
        #Rule(Self.$plan) { $0 != .free }
        #Rule(Self.$region) { $0 == "eu" || $0 == "uk" }
    }
}

struct LevelTip: Tip {
    enum Level: Int, Codable, Sendable, Comparable {
        case beginner = 1, regular, expert
        static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    }
    @Parameter static var level: Level = .beginner
    var title: Text { Text("Charts for Experts") }
    var rules: [Rule] {
        #Rule(Self.$level) { $0.rawValue >= 2 }
        #Rule(Self.$level) { $0 >= .regular }
    }
}

struct Profile: Codable, Sendable {
    var name: String
    var tags: [String]
    var age: Int?
    var isPaying: Bool { tags.contains("paying") }
}

struct ProfileTip: Tip {
    @Parameter static var profile: Profile = Profile(name: "", tags: [])
    @Parameter static var tags: [String] = []
    @Parameter static var name: String? = nil
    var title: Text { Text("Tell Us About You") }
    var rules: [Rule] {
        #Rule(Self.$profile) { $0.tags.contains("beta") }
        #Rule(Self.$profile) { $0.name.isEmpty }
        #Rule(Self.$tags) { $0.isEmpty == false }
        #Rule(Self.$name) { $0 == nil }
    }
}

struct CategoryTip: Tip {
    @Parameter static var amount: Double = 0.0
    static let spent = Event<Spending>(id: "budget.spent")
    struct Spending: Codable, Sendable {
        enum Category: String, Codable, Sendable { case food, rent, fun }
        var category: Category
        var amount: Double
    }
    var title: Text { Text("Sort Your Spending") }
    var rules: [Rule] {
        #Rule(Self.$amount) { $0 > 99.5 }
        #Rule(Self.spent) { event in
            let fun = event.donations.filter { $0.category == .fun }
            return fun.count >= 2
        }
        #Rule(Self.spent) {
            $0.donations.filter { $0.amount > 10 }.filter { $0.category == .food }.count > 0
        }
        #Rule(Self.spent) { $0.donations.smallestSubset(groupedBy: \.category).count < 3 }
    }
}

struct ReminderTip: Tip {
    static let reminded = Event(
        id: "budget.reminded",
        donationLimit: .init(maximumCount: 10, maximumAge: .days(2))
    )
    static let opened = Event(
        id: "budget.opened", donationLimit: Tips.DonationLimit(maximumCount: 50))
    var title: Text { Text("Set a Reminder") }
    var rules: [Rule] {
        #Rule(Self.reminded) { $0.donations.donatedWithin(.week).count < 1 }
        #Rule(Self.opened) { (1...3).contains($0.donations.count) }
    }
    var options: [TipOption] {
        MaxDisplayDuration(60 * 5)
        IgnoresDisplayFrequency(true)
    }
}
