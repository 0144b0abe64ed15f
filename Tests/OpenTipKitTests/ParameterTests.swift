import Testing

@testable import OpenTipKit

@Suite("S8: parameters")
struct ParameterTests {
  @Test("S8.1: persistent ones are kept, transient ones start every launch at their default")
  func kinds() throws {
    let kept = flag("T.kept")
    let transient = flag("T.transient", default: true, isTransient: true)
    let app = TestApp([HandMadeTip("A", rules: [.isTrue(kept)])])
    try app.configure()
    app.engine.set(kept, to: true)
    app.engine.set(transient, to: false)
    #expect(app.engine.value(of: transient) as? Bool == false)
    try app.relaunch()
    #expect(app.status("A") == .available)
    #expect(app.engine.value(of: transient) as? Bool == true)
  }

  @Test("S8.1: a transient value is not written: made persistent, it is at its default")
  func transientIsNotWritten() throws {
    let app = TestApp([])
    try app.configure()
    app.engine.set(flag("T.p", isTransient: true), to: true)
    try app.relaunch()
    #expect(app.engine.value(of: flag("T.p")) as? Bool == false)
  }

  @Test("S8.2: the rules that read it are evaluated before the call returns, and only those")
  func evaluation() throws {
    let (one, two) = (flag("T.one"), flag("T.two"))
    let counter = Counter()
    let app = TestApp([
      HandMadeTip("A", rules: [.isTrue(one)]),
      HandMadeTip(
        "B",
        rules: [
          Tips.Rule(inputs: [.parameter(two)], source: "{ $0 }") { _ in
            counter.add()
            return .satisfied
          }
        ]),
    ])
    try app.configure()
    let evaluations = counter.value
    app.engine.set(one, to: true)
    #expect(app.status("A") == .available)
    #expect(counter.value == evaluations)
    app.engine.set(two, to: true)
    #expect(counter.value == evaluations + 1)
  }

  @Test("S8.3: what no longer decodes reads as the default, is reported, and stays until written")
  func undecodable() throws {
    let datastores = MemoryDatastores()
    let store = try datastores.open(.applicationDefault)
    try store.commit([.parameter(id: "T.p", json: "\"three\"")])
    let parameter = flag("T.p", default: true)
    let app = TestApp([HandMadeTip("A", rules: [.isTrue(parameter)])], datastores: datastores)
    try app.configure()
    #expect(app.status("A") == .available)
    #expect(app.story().contains("T.p: discarded"))
    try app.relaunch()
    #expect(app.story().contains("T.p: discarded"), "each launch says so")
    app.engine.set(parameter, to: false)
    try app.relaunch()
    #expect(app.status("A") == .pending)
    #expect(!app.story().contains("discarded"))
  }

  @Test("S8.3: discarded values are reported in the tips' order, in every run")
  func reportOrder() throws {
    let datastores = MemoryDatastores()
    let names = (0..<40).map { "T.p\($0)" }
    try datastores.open(.applicationDefault)
      .commit(names.map { .parameter(id: $0, json: "[]") })
    let tips = names.map { HandMadeTip($0, rules: [.isTrue(flag($0))]) }
    let app = TestApp(tips, datastores: datastores)
    try app.configure()
    let reports = app.story().split(separator: "\n").filter { $0.hasSuffix("discarded") }
    #expect(reports == names.map { "+0 \($0): discarded" })
  }
}
