import Testing

@testable import OpenTipKit

struct HandMadeTip: TypeNamedTip {
  var typeName: String
  var rules: [Tips.Rule] = []
  var options: [any TipOption] = []
  var title: Text { Text(typeName) }
  var id: String { typeName }
}

@Test func dailyStory() throws {
  let clock = VirtualClock(Timestamp(milliseconds: 0))
  let engine = TipEngine(clock: clock, datastores: MemoryDatastores())
  let parameter = ParameterDescriptor(
    id: "ShareTip.has", name: "has", isTransient: false, initialValue: false,
    encode: { ($0 as? Bool) == true ? "true" : "false" }, decode: { $0 == "true" })
  let search = engine.track(HandMadeTip(typeName: "SearchTip"))
  let share = engine.track(
    HandMadeTip(
      typeName: "ShareTip",
      rules: [
        Tips.Rule(inputs: [.parameter(parameter)], source: "x") { evaluation in
          .init((evaluation.value(of: parameter) as? Bool) == true)
        }
      ]))
  let all = engine.track(group: "all", priority: .firstAvailable, members: [search, share])
  var configuration = EngineConfiguration()
  configuration.displayFrequency = .daily
  try engine.configure(configuration)
  engine.appear(Place(name: "screen", kind: .popover, subject: .group(all, only: nil)))
  #expect(engine.currentTip(of: all) == search)
  #expect(engine.displayedTips == [search])
  #expect(engine.close(search))
  #expect(engine.status(of: search) == .invalidated(.tipClosed))
  #expect(
    engine.blockers(of: share) == [
      .rule(index: 0, input: "has"),
      .frequency(
        tip: "SearchTip", since: Timestamp(milliseconds: 0),
        until: Timestamp(milliseconds: 86_400_000)),
    ])
  engine.set(parameter, to: true)
  #expect(engine.nextDeadline == 86_400_000)
  clock.advance(milliseconds: 86_399_999)
  engine.settle()
  #expect(engine.currentTip(of: all) == nil)
  clock.advance(milliseconds: 1)
  #expect(engine.currentTip(of: all) == share)
  #expect(engine.displayedTips == [share])
  #expect(engine.record(of: share).displayCount == 1)
}
