import TipKit
import SwiftUI

public enum AppTips {
  public enum Events {
    public static let launched = Tips.Event(id: "com.acme.launched")
    static let shared: Tips.Event<SharePayload> = .init(id: "com acme shared")
    static var opened: Tips.Event<Tips.EmptyDonation> = Tips.Event(id: "opened.doc")
    nonisolated static let bought = Tips.Event<Purchase>(
      id: "bought", donationLimit: .init(maximumCount: 50, maximumAge: .days(30)))
    enum Deep {
      static let deep = Tips.Event(id: Self.name("deep"));
      static func name(_ s: String) -> String { "com.acme." + s }
    }
  }
  public struct Launch: Tip {
    public init() {}
    public var title: Text { Text("launch.title", bundle: .module, comment: "Title") }
    public var rules: [Self.Rule] {
      #Rule(Events.launched) { $0.donations.count > 2 && $0.donations.count <= 10 }
    }
    public var options: [any Option] { MaxDisplayCount(5) }
  }
  struct Nested: Tip {
    @Parameter static var x = false
    @Parameter static var y: Bool = Constants.start
    @Parameter private(set) static var z: Int = -1
    @Parameter static var tags: Set<String> = ["a"]
    @Parameter static var counts: [String: Int] = ["a": 1]
    @Parameter static var level = Level.low
    @Parameter static var last: Date? = nil
    @Parameter static var ratio: Double = 1 / 4
    enum Constants { static let start = true }
    enum Level: Int, Codable, CaseIterable { case low, mid, high }
    var title: Text { Text(LocalizedStringResource("nested.title", defaultValue: "Nested")) }
    var rules: [Rule] {
      #Rule(Self.$x) { !$0 }; #Rule(Self.$y) { $0 }; #Rule(Self.$z) { $0 + 2 * 3 >= 5 }
      #Rule(Self.$tags) { $0.contains("a") && $0.count < 3 && !$0.isEmpty }
      #Rule(Self.$counts) { $0["a", default: 0] > 0 && $0.keys.contains("a") }
      #Rule(Self.$level) { $0.rawValue < Level.high.rawValue }
      #Rule(Self.$level) {
        switch $0 {
        case .low: return true;
        default: return false
        }
      }
      #Rule(Self.$level) { if case .low = $0 { return true } else { return false } }
      #Rule(Self.$last) {
        guard let last = $0 else { return true }; return Date.now.timeIntervalSince(last) > 3600
      }
      #Rule(Self.$last) { $0.map { $0 < .now } ?? true }
      #Rule(Self.$ratio) { $0 == 0.25 }
    }
  }
  struct Payloads: Tip {
    var title: Text { Text(verbatim: "Payload") }
    var rules: [Rule] {
      #Rule(Events.bought) {
        $0.donations.filter { $0.category == .book && $0.price > 10 }.count >= 2
      }
      #Rule(Events.bought) {
        $0.donations.donatedWithin(.days(7)).largestSubset(groupedBy: \.id).count >= 3
      }
      #Rule(Events.bought) { $0.donations.map(\.price).reduce(0, +) > 100 }
      #Rule(Events.bought) { $0.donations.reduce(0) { $0 + $1.price } > 100 }
      #Rule(Events.bought) { $0.donations.contains(where: { $0.price.isMultiple(of: 2) }) }
      #Rule(Events.bought) { $0.donations.allSatisfy { $0.id.hasPrefix("x") } }
      #Rule(Events.bought) { $0.donations.suffix(3).allSatisfy { $0.price > 1 } }
      #Rule(Events.bought) { $0.donations.count(where: { $0.price > 1 }) == 0 }
      #Rule(Events.bought) { $0.donations.last?.price ?? 0 > 5 }
      #Rule(Events.bought) { ($0.donations.last?.tags.contains("new")) == true }
      #Rule(Events.bought) { $0.donations.map { $0.price }.max() ?? 0 > 5 }
      #Rule(Events.bought) { Set($0.donations.map(\.id)).count >= 3 }
      #Rule(Events.bought) { $0.donations.sorted { $0.price < $1.price }.first?.price == 3 }
      #Rule(Events.bought) { $0.donations.max(by: { $0.price < $1.price })?.price == 3 }
      #Rule(Events.bought) { $0.donations.dropFirst().isEmpty }
      #Rule(Events.shared) { $0.donations.compactMap(\.target).filter { $0 == .mail }.count > 0 }
      #Rule(Events.shared) { $0.donations.smallestSubset(groupedBy: \.kind).count == 1 }
      #Rule(Events.launched) {
        $0.donations.last?.date ?? .distantPast < Date.now.addingTimeInterval(-60 * 60 * 24)
      }
      #Rule(Events.launched) {
        if let last = $0.donations.last { return last.date.timeIntervalSinceNow < -3600 };
        return false
      }
      #Rule(Events.launched) {
        !$0.donations.isEmpty && $0.donations.first!.date < Date(timeIntervalSinceNow: -60)
      }
      #Rule(Events.Deep.deep) { $0.donations.donatedWithin(.week).isEmpty }
      #Rule(Events.launched) { $0.donations.prefix(2).count == 2 }
      #Rule(Events.launched, Events.opened) { $0.donations.count + $1.donations.count >= 3 }
      #Rule(Events.launched, Nested.$x) { launched, x in x || launched.donations.count >= 3 }
    }
    var image: Image? { nil }
  }
}
extension AppTips.Events {
  struct Purchase: Codable, Sendable {
    let id: String; let price: Int; var category: Category; var tags: [String] = []
    enum Category: String, Codable, Sendable { case book, toy }
  }
}
struct SharePayload: Codable, Sendable {
  enum Target: String, Codable, Sendable { case mail, web }
  var target: Target?; var kind: Kind; enum Kind: Int, Codable, Sendable { case one = 1, two }
}
