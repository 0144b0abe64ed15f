import Testing

@testable import OpenTipKit

@Suite("S9: events and donations")
struct DonationTests {
  private func times(_ app: TestApp, _ event: EventDescriptor) -> [Int64] {
    app.engine.donations(of: event).map { $0.date.milliseconds(since: TestApp.start) }
  }

  @Test("S9.1: the same id anywhere is the same event")
  func identity() throws {
    let (one, other) = (event("use"), EventDescriptor(id: "use", name: "other") { _ in 0 })
    let app = TestApp([HandMadeTip("A", rules: [.count(other) { $0 >= 2 }])])
    try app.configure()
    app.engine.donate(one)
    #expect(app.status("A") == .pending)
    app.engine.donate(other)
    #expect(app.status("A") == .available)
  }

  @Test("S9.1: a donation has the current time and its information")
  func content() throws {
    let use = event("use")
    let app = TestApp([])
    try app.configure()
    app.advance(7)
    app.engine.donate(use, information: #"{"n":1}"#)
    try app.relaunch()
    #expect(times(app, use) == [7])
    #expect(app.engine.donations(of: use).first?.information == #"{"n":1}"#)
  }

  @Test("S9.2: in ascending date order, also when the clock was set back")
  func order() throws {
    let use = event("use")
    let app = TestApp([])
    try app.configure()
    for (time, name) in [(10, "a"), (20, "b"), (5, "c"), (10, "d"), (20, "e")] as [(Int64, String)]
    {
      app.setClock(time)
      app.engine.donate(use, information: name)
    }
    let inMemory = app.engine.donations(of: use).compactMap(\.information)
    #expect(inMemory == ["c", "a", "d", "b", "e"])
    try app.relaunch()
    #expect(app.engine.donations(of: use).compactMap(\.information) == inMemory)
  }

  @Test("S9.2: the newest 1 000 count: 1 005 donations never reach a threshold of 1 001")
  func standardLimit() throws {
    let use = event("use")
    let app = TestApp([
      HandMadeTip("Never", rules: [.count(use) { $0 >= 1001 }]),
      HandMadeTip("Full", rules: [.count(use) { $0 >= 1000 }]),
    ])
    try app.configure()
    for _ in 0..<1005 {
      app.clock.advance(milliseconds: 1)
      app.engine.donate(use)
    }
    #expect(app.status("Never") == .pending)
    #expect(app.status("Full") == .available)
    #expect(times(app, use).first == 6)
    #expect(times(app, use).count == 1000)
    try app.relaunch()
    #expect(times(app, use).first == 6)
    #expect(times(app, use).count == 1000)
  }

  @Test("S9.2: what is beyond the limit goes for good, and that is told")
  func trim() throws {
    let use = event("use", limit: .init(maximumCount: 2))
    let app = TestApp([])
    try app.configure()
    for _ in 0..<3 {
      app.advance(1)
      app.engine.donate(use)
    }
    #expect(app.story() == "+3 use: 1 trimmed\n")
    #expect(times(app, use) == [2, 3])
    try app.relaunch()
    #expect(times(app, event("use")) == [2, 3])
  }

  @Test("S9.2: with the clock set back the donation itself may be the oldest")
  func trimOfItself() throws {
    let use = event("use", limit: .init(maximumCount: 2))
    let app = TestApp([])
    try app.configure()
    app.setClock(100)
    app.engine.donate(use)
    app.engine.donate(use)
    app.setClock(50)
    app.engine.donate(use)
    #expect(times(app, use) == [100, 100])
    try app.relaunch()
    #expect(times(app, use) == [100, 100])
  }

  @Test("S9.2: the widest limit decides what is kept, each declaration's own what it queries")
  func widest() throws {
    let narrow = event("use", limit: .init(maximumCount: 2))
    let wide = event("use", limit: .init(maximumCount: 4))
    let app = TestApp([
      HandMadeTip("Narrow", rules: [.count(narrow) { $0 > 2 }]),
      HandMadeTip("Wide", rules: [.count(wide) { $0 == 4 }]),
    ])
    try app.configure()
    for _ in 0..<6 {
      app.advance(1)
      app.engine.donate(narrow)
    }
    #expect(times(app, narrow) == [5, 6])
    #expect(times(app, wide) == [3, 4, 5, 6])
    #expect(app.status("Narrow") == .pending)
    #expect(app.status("Wide") == .available)
  }

  @Test("S9.2: a declaration that no rule reads widens what is kept, once the engine knows it")
  func widestWithoutRule() throws {
    let narrow = event("use", limit: .init(maximumCount: 1))
    let wide = event("use", limit: .init(maximumCount: 2000))
    let app = TestApp([])
    app.engine.track(wide)
    try app.configure()
    for _ in 0..<1500 { app.engine.donate(narrow) }
    #expect(app.engine.donations(of: wide).count == 1500)
    #expect(app.engine.donations(of: narrow).count == 1)
  }

  @Test("S9.2: age bounds too, judged when reading, both ends included")
  func age() throws {
    let use = event("use", limit: .init(maximumCount: 10, maximumAge: .hour))
    let app = TestApp([HandMadeTip("A", rules: [.count(use) { $0 == 0 }])])
    try app.configure()
    app.engine.donate(use)
    app.advance(hour)
    #expect(times(app, use) == [0])
    #expect(app.status("A") == .pending)
    app.advance(1)
    #expect(times(app, use).isEmpty)
    #expect(app.status("A") == .available)
    app.setClock(hour)
    #expect(times(app, use) == [0], "reading removes nothing")
    app.setClock(hour + 1)
    app.engine.donate(use)
    app.setClock(hour)
    #expect(times(app, use) == [hour + 1], "a donation does")
  }

  @Test("S9.2: a limit without an age is wider than one with")
  func widestAge() throws {
    let young = event("use", limit: .init(maximumCount: 10, maximumAge: .hour))
    let anyAge = event("use", limit: .init(maximumCount: 3))
    let app = TestApp([HandMadeTip("A", rules: [.count(anyAge) { $0 > 0 }])])
    try app.configure()
    app.engine.donate(young)
    app.advance(day)
    app.engine.donate(young)
    #expect(times(app, young) == [day])
    #expect(times(app, anyAge) == [0, day])
  }

  static let units: [(Tips.DonationTimeRange, Int64)] = [
    (.minute, minute), (.minutes(2), 2 * minute), (.hour, hour), (.hours(3), 3 * hour),
    (.day, day), (.days(2), 2 * day), (.week, 7 * day), (.weeks(4), 28 * day),
  ]

  @Test(
    "S9.3, S9.5: rolling elapsed time, both ends included, at that very instant", arguments: units)
  func within(_ range: Tips.DonationTimeRange, _ length: Int64) throws {
    let use = event("use")
    let app = TestApp([HandMadeTip("A", rules: [.count(use, within: range) { $0 < 1 }])])
    try app.configure()
    app.advance(5)
    app.engine.donate(use)
    #expect(app.status("A") == .pending)
    #expect(app.engine.nextDeadline == length + 1)
    app.advance(length)
    #expect(app.status("A") == .pending)
    _ = app.story()
    app.advance(1)
    #expect(
      app.story() == """
        +\(length + 6) A: pending → available
        +\(length + 6) all: none → A

        """)
    #expect(app.engine.nextDeadline == nil)
  }

  @Test("S9.3: donations dated after now are not within, until they are past")
  func future() throws {
    let use = event("use")
    let app = TestApp([HandMadeTip("A", rules: [.count(use, within: .minute) { $0 == 1 }])])
    try app.configure()
    app.setClock(hour)
    app.engine.donate(use)
    #expect(app.status("A") == .available)
    app.setClock(hour - 10)
    #expect(app.status("A") == .pending)
    #expect(app.engine.nextDeadline == 10)
    app.advance(10)
    #expect(app.status("A") == .available)
    app.setClock(3 * hour)
    #expect(app.status("A") == .pending)
    app.setClock(hour + minute)
    #expect(app.status("A") == .available, "set back into the window")
  }

  @Test("S9.3: ranges beyond all time do not trap", arguments: [Int.min, -1, 0, Int.max])
  func extremes(_ count: Int) throws {
    let use = event("use", limit: .init(maximumCount: 5, maximumAge: .weeks(count)))
    let app = TestApp([HandMadeTip("A", rules: [.count(use, within: .weeks(count)) { $0 > 0 }])])
    try app.configure()
    app.engine.donate(use)
    #expect(app.status("A") == (count >= 0 ? .available : .pending))
  }

  @Test("S9.5: several donations leave one after the other, each at its instant")
  func leaving() throws {
    let use = event("use")
    let app = TestApp([
      HandMadeTip("Two", rules: [.count(use, within: .minute) { $0 == 2 }]),
      HandMadeTip("One", rules: [.count(use, within: .minute) { $0 == 1 }]),
    ])
    try app.configure()
    for _ in 0..<3 {
      app.engine.donate(use)
      app.advance(10 * second)
    }
    _ = app.story()
    app.advance(day)
    #expect(
      app.story() == """
        +60001 Two: pending → available
        +60001 all: none → Two
        +70001 Two: available → pending
        +70001 One: pending → available
        +70001 all: Two → One
        +80001 One: available → pending
        +80001 all: One → none

        """)
  }

  @Test("S9.2: deleteDonations removes all of the event's, for good")
  func delete() throws {
    let (use, other) = (event("use"), event("other"))
    let app = TestApp([HandMadeTip("A", rules: [.count(use) { $0 == 0 }])])
    try app.configure()
    app.engine.donate(use)
    app.engine.donate(other)
    app.engine.deleteDonations(of: use)
    #expect(app.status("A") == .available)
    try app.relaunch()
    #expect(app.engine.donations(of: use).isEmpty)
    #expect(app.engine.donations(of: other).count == 1)
  }

  @Test("S9.2: a store that holds more than the limit, and then trims")
  func overfullStore() throws {
    let use = event("use", limit: .init(maximumCount: 3))
    let datastores = MemoryDatastores()
    let past = (0..<5).map {
      DatastoreWrite.donation(
        event: "use", date: TestApp.start.adding(milliseconds: Int64($0) - 5), information: nil)
    }
    try datastores.open(.applicationDefault).commit(past)
    let app = TestApp([HandMadeTip("A", rules: [.count(use) { $0 == 3 }])], datastores: datastores)
    try app.configure()
    #expect(app.status("A") == .available)
    app.engine.donate(use)
    #expect(times(app, event("use")) == [-2, -1, 0])
    try app.relaunch()
    #expect(times(app, event("use")) == [-2, -1, 0])
  }
}
