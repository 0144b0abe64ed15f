import Foundation
import OpenTipKit
import Testing

@Suite("S2: configure")
struct ConfigureTests {
  @Test("S2.1: before configure nothing is available, nothing is applied, calls return normally")
  func before() async throws {
    let (has, use) = (flag("T.has"), event("use"))
    let app = TestApp([HandMadeTip("A"), HandMadeTip("T", rules: [.isTrue(has)])])
    app.appear("home", .inline, "A")
    app.engine.set(has, to: true)
    app.engine.donate(use)
    app.engine.deleteDonations(of: use)
    app.engine.invalidate(app["A"], reason: .tipClosed)
    app.engine.resetEligibility(app["A"])
    #expect(app.status("A") == .pending)
    #expect(app.current() == nil)
    #expect(app.displayed.isEmpty)
    #expect(app.engine.value(of: has) as? Bool == false)
    #expect(app.engine.nextDeadline == nil)
    #expect(!app.engine.isConfigured)
    try app.configure()
    #expect(app.engine.value(of: has) as? Bool == false)
    #expect(app.engine.donations(of: use).isEmpty)
    #expect(app.status("A") == .available)
    #expect(app.displayed == ["A"])
  }

  @Test("S2.1: show overrides do not help a process that is not configured")
  func beforeForced() throws {
    let app = TestApp([HandMadeTip("A")])
    app.engine.showAllTipsForTesting()
    #expect(app.status("A") == .pending)
    #expect(app.blockers("A") == ["not-configured"])
  }

  @Test("S2.2: the default is the application's datastore, immediate, no sync")
  func defaults() {
    let configuration = EngineConfiguration()
    #expect(configuration.datastoreLocation == .applicationDefault)
    #expect(configuration.displayFrequency == .immediate)
    #expect(configuration.cloudKitContainer == nil)
    #expect(
      EngineConfiguration([.displayFrequency(.daily), .displayFrequency(.hourly)])
        .displayFrequency == .hourly)
  }

  @Test("S2.3: a second configure throws, and the first stays")
  func twice() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    try app.configure(.daily)
    #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try app.configure(.immediate) }
    app.appear("home", .inline, "A")
    #expect(app.blockers("B") == ["frequency:A"])
  }

  @Test("S2.3: after a failed configure the process runs unconfigured, and may try again")
  func retry() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.storeFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("not a database, whatever its length may be: ".utf8).write(to: folder.storeFile)
    let app = TestApp([HandMadeTip("A")], datastores: folder.datastores)
    app.appear("home", .inline, "A")
    #expect(throws: TipKitError.datastoreUnreadable) { try app.configure() }
    #expect(app.status("A") == .pending)
    #expect(!app.engine.isConfigured)
    try FileManager.default.removeItem(at: folder.storeFile)
    try app.configure()
    #expect(app.displayed == ["A"])
  }

  @Test("S2.4: configuring late fires the streams")
  func late() async throws {
    let app = TestApp([HandMadeTip("A")])
    var updates = app.engine.statusUpdates(of: app["A"]).makeAsyncIterator()
    #expect(await updates.next() == .pending)
    app.clock.advance(milliseconds: day)
    try app.configure()
    #expect(await updates.next() == .available)
  }

  @Test("S2.5: the frequency is a property of the configuration that runs")
  func frequencyIsNotKept() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    try app.configure(.monthly)
    app.appear("home", .inline, "A")
    #expect(app.status("B") == .pending)
    try app.relaunch(.immediate)
    #expect(app.status("B") == .available)
    try app.relaunch(.hourly)
    #expect(app.blockers("B") == ["frequency:A"])
  }

  @Test(
    "S2.7: group identifiers", arguments: ["group.com.example_x-1", "a", "_", "-", "9"])
  func groupContainer(_ identifier: String) throws {
    let location = try Tips.ConfigurationOption.DatastoreLocation.groupContainer(
      identifier: identifier)
    #expect(location.place == .groupContainer(identifier))
  }

  @Test(
    "S2.7: ill-formed group identifiers",
    arguments: ["", ".", "..", ".a", "a/b", "a b", "ä", "a\n"])
  func badGroupContainer(_ identifier: String) {
    #expect(throws: TipKitError.missingGroupContainerEntitlements) {
      try Tips.ConfigurationOption.DatastoreLocation.groupContainer(identifier: identifier)
    }
  }

  @Test("S2.8: configure finishes a tip whose count has reached its maximum")
  func countReached() throws {
    let app = TestApp([HandMadeTip("A", options: [Tips.MaxDisplayCount(1)])])
    try app.configure()
    app.appear("home", .inline, "A")
    #expect(app.status("A") == .available)
    try app.relaunch()
    #expect(app.status("A") == .invalidated(.displayCountExceeded))
  }

  @Test("S2.8: so does a tip that the app comes to know after configure")
  func countReachedLate() throws {
    let app = TestApp([HandMadeTip("A", options: [Tips.MaxDisplayCount(1)])])
    try app.configure()
    app.appear("home", .inline, "A")
    let engine = TipEngine(clock: app.clock, datastores: app.datastores)
    try engine.configure()
    let late = engine.track(app.tips[0])
    #expect(engine.status(of: late) == .invalidated(.displayCountExceeded))
  }

  @Test("S14.1: a container is refused while there is no sync")
  func noSync() {
    let app = TestApp([])
    #expect(throws: TipKitError.cloudKitUnavailable) {
      try app.engine.configure(EngineConfiguration([.cloudKitContainer(.automatic)]))
    }
    #expect(throws: Never.self) {
      try app.engine.configure(EngineConfiguration([.cloudKitContainer(nil)]))
    }
  }

  @Test("S0.2: a launch is one step, with a failing configure too")
  func launch() throws {
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B")])
    let home = Place(name: "home", kind: .inline, subject: .tip(app["A"]))
    try app.engine.launch(app.configuration(.daily), places: [home])
    #expect(
      app.story() == """
        +0 A: pending → available
        +0 all: none → A
        +0 A on home

        """)
    app.start()
    #expect(throws: TipKitError.cloudKitUnavailable) {
      try app.engine.launch(
        EngineConfiguration([.cloudKitContainer(.named("x"))]), places: [home])
    }
    #expect(app.engine.places.map(\.place.name) == ["home"])
    #expect(app.blockers("A") == ["not-configured"])
  }

  @Test("S0.2: calls held together are one step, in which a status is that of the calls so far")
  func oneStep() throws {
    let isOpen = flag("A.isOpen")
    let app = TestApp([HandMadeTip("A", rules: [.isTrue(isOpen)]), HandMadeTip("B")])
    try app.engine.inOneStep { () throws(any Error) in
      app.engine.set(isOpen, to: true)
      try app.engine.configure(app.configuration(.daily))
      #expect(app.engine.status(of: app["A"]) == .pending)
      app.engine.set(isOpen, to: true)
      #expect(app.engine.status(of: app["A"]) == .available)
      app.engine.invalidate(app["B"], reason: .actionPerformed)
      app.engine.appear(Place(name: "home", kind: .inline, subject: .tip(app["B"])))
      app.engine.appear(Place(name: "side", kind: .inline, subject: .tip(app["A"])))
      #expect(app.engine.displayedTips.isEmpty)
      #expect(app.story() == "")
    }
    #expect(
      app.story() == """
        +0 A: pending → available
        +0 B: pending → invalidated(OpenTipKit.Tips.InvalidationReason.actionPerformed)
        +0 all: none → A
        +0 A on side

        """)
  }
}
