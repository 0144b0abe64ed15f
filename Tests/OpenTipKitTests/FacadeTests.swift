import Foundation
import OpenTipKit
import Synchronization
import Testing

/// Tips, parameters and events as an app writes them, by TipKit's names.
private struct CollectionTip: Tip {
  static let hasCollection = Tips.Parameter(Self.self, "hasCollection", false)
  static let isEditing = Tips.Parameter(Self.self, "isEditing", false, .transient)
  static let opened = Event(id: "opened")

  var title: Text { Text("Collect") }
  var message: Text? { Text(verbatim: "Tap +") }
  var image: Image? { Image(systemName: "plus") }
  var rules: [Rule] {
    Rule.isTrue(Self.hasCollection.descriptor)
    Rule.count(Self.opened.descriptor) { $0 >= 2 }
  }
  var options: [any TipOption] {
    MaxDisplayCount(3)
    IgnoresDisplayFrequency(true)
  }
  var actions: [Action] {
    Action(title: "More")
    Action(id: "settings", title: "Settings") {}
    for word in ["a", "b"] { Action { Text(word) } }
  }
}

private struct PlainTip: Tip {
  var title: Text { Text("Plain") }
  var options: [any TipOption] { [MaxDisplayCount(1), MaxDisplayDuration(5.5)] }
}

private struct Visit: Codable, Sendable {
  var place: String
  var minutes: Int
}

@Suite("TipKit's API over the current engine", .timeLimit(.minutes(1)))
struct FacadeTests {
  private let clock = VirtualClock(TestApp.start)
  private let engine: TipEngine

  init() {
    engine = TipEngine(clock: clock, datastores: MemoryDatastores())
  }

  private func run<T>(_ body: () async throws -> T) async rethrows -> T {
    try await TipEngine.$taskLocal.withValue(engine, operation: body)
  }

  @Test("S1, S8, S9: parameters, events and status")
  func story() async throws {
    try await run {
      #expect(CollectionTip().status == .pending)
      try Tips.configure([
        .displayFrequency(.daily), .datastoreLocation(.applicationDefault), .cloudKitContainer(nil),
      ])
      CollectionTip.hasCollection.wrappedValue = true
      await CollectionTip.opened.donate()
      #expect(!CollectionTip().shouldDisplay)
      await withCheckedContinuation { done in CollectionTip.opened.sendDonation { done.resume() } }
      #expect(CollectionTip.opened.donations.count == 2)
      #expect(
        CollectionTip.opened.donations.map(\.date) == [TestApp.start.date, TestApp.start.date])
      #expect(CollectionTip().status == .available)
      CollectionTip().invalidate(reason: .actionPerformed)
      #expect(CollectionTip().status == .invalidated(.actionPerformed))
      await CollectionTip().resetEligibility()
      #expect(CollectionTip().shouldDisplay)
      try await CollectionTip.opened.deleteDonations()
      #expect(CollectionTip.opened.donations.isEmpty)
    }
  }

  @Test("S2.3, S3.1: what configure and reset throw")
  func errors() async throws {
    try await run {
      try Tips.resetDatastore()
      try Tips.configure()
      do {
        try Tips.configure()
        Issue.record("a second configure must throw")
      } catch TipKitError.tipsDatastoreAlreadyConfigured {
      }
      #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
    }
    let error = TipKitError.missingGroupContainerEntitlements
    #expect(error.description == "missingGroupContainerEntitlements")
    #expect(error.errorDescription == "missingGroupContainerEntitlements")
    #expect(error.localizedDescription == "missingGroupContainerEntitlements")
    #expect(TipKitError.invalidPredicateValueType != error)
  }

  @Test("S4: overrides by metatype")
  func overrides() async throws {
    try await run {
      try Tips.configure()
      Tips.showTipsForTesting([CollectionTip.self])
      #expect(CollectionTip().status == .available)
      Tips.hideAllTipsForTesting()
      #expect(PlainTip().status == .pending)
      Tips.showAllTipsForTesting()
      #expect(PlainTip().status == .available)
      Tips.hideTipsForTesting([PlainTip.self])
      #expect(PlainTip().status == .pending)
      #expect(AnyTip(PlainTip()).status == .pending)
    }
  }

  @Test("S11: status streams and their Booleans")
  func streams() async throws {
    try await run {
      var statuses = PlainTip().statusUpdates.makeAsyncIterator()
      var booleans = PlainTip().shouldDisplayUpdates.makeAsyncIterator()
      try Tips.configure()
      PlainTip().invalidate(reason: .tipClosed)
      #expect(await statuses.next() == .pending)
      #expect(await statuses.next() == .available)
      #expect(await statuses.next() == .invalidated(.tipClosed))
      #expect(await booleans.next() == false)
      #expect(await booleans.next() == true)
      #expect(await booleans.next() == false)
    }
  }

  @Test("S10.4: currentTip is the concrete tip, and its updates")
  func group() async throws {
    try await run {
      try Tips.configure()
      let group = TipGroup(.ordered) {
        AnyTip(PlainTip())
        if Bool(true) { CollectionTip() }
      }
      let first = await group.currentTip
      #expect(first is PlainTip)
      var updates = group.currentTipUpdates.makeAsyncIterator()
      let yielded = try await updates.next()
      #expect(yielded is PlainTip)
      PlainTip().invalidate(reason: .actionPerformed)
      let head = await group.currentTip
      #expect(head == nil)
      Tips.showAllTipsForTesting()
      let next = try await updates.next()
      #expect(next is CollectionTip)
    }
  }

  @Test("A tip's members have their defaults, and builders number actions")
  func members() {
    #expect(PlainTip().message == nil)
    #expect(PlainTip().image == nil)
    #expect(PlainTip().actions.isEmpty)
    #expect(PlainTip().rules.isEmpty)
    #expect(CollectionTip().rules.count == 2)
    #expect(CollectionTip().options.count == 2)
    #expect(CollectionTip().actions.map(\.id) == ["0", "settings", "2", "3"])
    #expect(CollectionTip().actions.map(\.index) == [0, 1, 2, 3])
    #expect(CollectionTip().actions.map { $0.label().content } == ["More", "Settings", "a", "b"])
    #expect(PlainTip().options.count == 2)
  }

  @Test("S8.1: a parameter of any Codable type, in any type; its key does not name a private scope")
  func parameters() async throws {
    struct Holder: Sendable {
      static let places = Tips.Parameter(Holder.self, "places", ["home": [1, 2]])
    }
    try await run {
      try Tips.configure()
      Holder.places.wrappedValue = ["work": []]
      #expect(Holder.places.wrappedValue == ["work": []])
    }
    #expect(CollectionTip.hasCollection.id == "CollectionTip.hasCollection")
    #expect(!Holder.places.id.contains("("))
    let relaunched = TipEngine(clock: clock, datastores: MemoryDatastores())
    TipEngine.$taskLocal.withValue(relaunched) {
      #expect(Holder.places.wrappedValue == ["home": [1, 2]])
    }
  }

  @Test("S9.3, S9.4: donatedWithin, largest and smallest subset")
  func subsets() async throws {
    let visits = Tips.Event<Visit>(
      id: "visit", donationLimit: Tips.DonationLimit(maximumCount: 50, maximumAge: .week))
    try await run {
      try Tips.configure()
      #expect(visits.donations.largestSubset(groupedBy: \.place).isEmpty)
      #expect(visits.donations.smallestSubset(groupedBy: \.place).isEmpty)
      for (place, minutes) in [("a", 1), ("b", 2), ("b", 3), ("a", 4), ("c", 5), ("d", 6)] {
        await visits.donate(Visit(place: place, minutes: minutes))
        clock.advance(milliseconds: minute)
      }
      #expect(visits.donations.map(\.minutes) == [1, 2, 3, 4, 5, 6])
      #expect(visits.donations.donatedWithin(.minutes(2)).map(\.minutes) == [5, 6])
      #expect(visits.donations.largestSubset(groupedBy: \.place).map(\.minutes) == [1, 4])
      #expect(visits.donations.smallestSubset(groupedBy: \.place).map(\.minutes) == [5])
      #expect(
        visits.donations.filter { $0.minutes > 1 }.largestSubset(groupedBy: \.place).map(\.minutes)
          == [2, 3])
      let empty = Tips.Event<Tips.EmptyDonation>(id: "visit")
      #expect(empty.donations.count == 6, "the same id is the same event")
      let number = Tips.Event<Int>(id: "visit")
      #expect(number.donations.isEmpty, "what does not decode is left out")
    }
  }

  @Test("A tip's members may ask the engine, when it meets the tip and while it judges donations")
  func reentrance() async throws {
    struct AskingTip: Tip {
      static let limit = Tips.Parameter(Self.self, "limit", 2)
      var id: String { "asking-\(Self.limit.wrappedValue)" }
      var title: Text { Text("asks") }
      var options: [any TipOption] { MaxDisplayCount(Self.limit.wrappedValue) }
      var rules: [Rule] {
        if CollectionTip().status == .pending { Rule.unknown("not yet") }
      }
    }
    try await run {
      try Tips.configure()
      let group = TipGroup { AskingTip() }
      #expect(AskingTip().status == .pending)
      let current = await group.currentTip
      #expect(current == nil)
    }
  }

  @Test("S5.8: an engine with a live clock wakes at its deadlines by itself")
  func liveDeadline() async throws {
    let use = event("use")
    let live = TipEngine(clock: SystemClock(), datastores: MemoryDatastores())
    let range = Tips.DonationTimeRange(milliseconds: 150)
    let tip = live.track(HandMadeTip("A", rules: [.count(use, within: range) { $0 < 1 }]))
    try live.configure()
    live.donate(use)
    var updates = live.statusUpdates(of: tip).makeAsyncIterator()
    #expect(await updates.next() == .pending)
    #expect(await updates.next() == .available)
  }
}
