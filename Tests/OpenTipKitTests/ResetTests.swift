import OpenTipKit
import Testing

@Suite("S3: reset")
struct ResetTests {
  @Test("S3.1: after configure it throws and changes nothing")
  func late() throws {
    let app = TestApp([HandMadeTip("A")])
    try app.configure()
    app.engine.invalidate(app["A"], reason: .tipClosed)
    #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try app.engine.resetDatastore() }
    #expect(app.status("A") == .invalidated(.tipClosed))
    try app.relaunch()
    #expect(app.status("A") == .invalidated(.tipClosed))
  }

  @Test("S3.1: before, it is carried out by the next configure on the store that it opens")
  func remembered() throws {
    let app = TestApp([HandMadeTip("A")])
    try app.configure()
    app.engine.invalidate(app["A"], reason: .tipClosed)
    app.start()
    try app.engine.resetDatastore()
    #expect(throws: TipKitError.cloudKitUnavailable) {
      try app.engine.configure(EngineConfiguration([.cloudKitContainer(.automatic)]))
    }
    try app.configure()
    #expect(app.status("A") == .available)
    try app.relaunch()
    #expect(app.status("A") == .available, "once only, and for good")
  }

  @Test("S3.1: another location's store is left alone")
  func otherStore() throws {
    let app = TestApp([HandMadeTip("A")])
    try app.configure()
    app.engine.invalidate(app["A"], reason: .tipClosed)
    app.start()
    try app.engine.resetDatastore()
    try app.engine.configure(
      EngineConfiguration([.datastoreLocation(try .groupContainer(identifier: "group"))]))
    try app.relaunch()
    #expect(app.status("A") == .invalidated(.tipClosed))
  }

  @Test("S3.2: records, donations, parameter values and the frequency clock go")
  func everything() throws {
    let (has, use) = (flag("T.has"), event("use"))
    let app = TestApp([HandMadeTip("A"), HandMadeTip("B"), HandMadeTip("T", rules: [.isTrue(has)])])
    try app.configure(.daily)
    app.appear("home", .inline, "A")
    app.engine.close(app["A"])
    app.engine.set(has, to: true)
    app.engine.donate(use)
    app.start()
    try app.engine.resetDatastore()
    try app.configure(.daily)
    #expect(app.status("A") == .available)
    #expect(app.record("A") == TipRecord())
    #expect(app.status("B") == .available)
    #expect(app.blockers("T") == ["rule:has"])
    #expect(app.engine.donations(of: use).isEmpty)
  }

  @Test("S3.3, S4.5: the launch argument acts before configure")
  func launchArgument() throws {
    let app = TestApp([HandMadeTip("A")])
    try app.configure()
    app.engine.invalidate(app["A"], reason: .tipClosed)
    app.start()
    try app.engine.apply(TestingLaunchArguments(["app", "-com.apple.TipKit.ResetDatastore", "1"]))
    try app.configure()
    #expect(app.status("A") == .available)
  }
}
