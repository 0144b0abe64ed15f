import OpenTipKit
import Testing
import TipSource

/// Rules that cannot be evaluated say why, and are never guessed.
@Suite struct RuleObstacleTests {
  private func rules(_ rules: String, _ members: String = "") throws -> [SourceRule] {
    try #require(
      tip(
        """
        static let opened = Event(id: "opened")
        @Parameter static var isOn: Bool = false
        @Parameter static var loaded: Bool = Settings.shared.isLoaded
        \(members)
        var title: Text { Text("A") }
        var rules: [Rule] { \(rules) }
        """)
    ).sourceRules
  }

  @Test(arguments: [
    "#Rule(Self.opened.donations.count >= 5) { $0 }", "#Rule { $0 }", "#Rule(Self.opened)",
    "#Rule()", "#Rule(Self.isOn) { $0 }", "#Rule(true) { $0 }",
    "Tips.Rule(Self.$isOn) { $0 == true }",
  ]) func isNotOfTipKitsForm(_ source: String) throws {
    let rule = try #require(rules(source).first)
    guard case .invalidForm = rule.obstacle else {
      Issue.record("\(String(describing: rule.obstacle))")
      return
    }
    #expect(rule.source == source)
  }

  @Test(arguments: [
    ("#Rule(Self.$missing) { $0 }", "missing"),
    ("#Rule(Self.gone) { $0.donations.isEmpty }", "gone"),
    ("#Rule(Other.events.opened) { $0.donations.count > 1 }", "opened"),
    ("#Rule(store.event) { $0.donations.count > 1 }", "event"),
    ("#Rule(Make.event(1)) { $0.donations.count > 1 }", "event"),
  ]) func hasAnInputThatIsNotFound(_ source: String, _ name: String) throws {
    let rule = try #require(rules(source).first)
    guard case .undeclaredInput = rule.obstacle else {
      Issue.record("\(String(describing: rule.obstacle))")
      return
    }
    #expect(rule.inputs == [name])
    guard case .unknown = rule.rule.evaluated().answer else {
      Issue.record("the rule has an answer")
      return
    }
  }

  @Test(arguments: [
    "#Rule(Self.$isOn) { $0 == Flags.current.isOn }", "#Rule(Self.$isOn) { $0 && isNight() }",
    "#Rule(Self.opened) { $0.donations.count >= Remote.threshold }",
    "#Rule(Self.opened) { $0.donations.shuffled().count > 1 }",
    "#Rule(Self.opened) { $0.donations.filter { $0.kind == 1 }.count > 1 }",
  ]) func holdsACallIntoTheApp(_ source: String) throws {
    let rule = try #require(rules(source).first)
    guard case .opaque = rule.obstacle else {
      Issue.record("\(String(describing: rule.obstacle))")
      return
    }
  }

  @Test func aDefaultThatIsNotKnownGivesNoAnswer() throws {
    let rule = try #require(rules("#Rule(Self.$loaded) { $0 == false }").first)
    #expect(rule.isEvaluable)
    guard case .unknown = rule.rule.evaluated().answer else {
      Issue.record("the rule has an answer")
      return
    }
    #expect(rule.rule.evaluated(Inputs(values: ["loaded": .bool(false)])).answer == .satisfied)
  }

  @Test func rulesUnderAnUnknownConditionAreNotGuessed() throws {
    let found = try rules(
      """
      #Rule(Self.$isOn) { $0 }
      if Flags.isNew { #Rule(Self.opened) { $0.donations.count > 1 } }
      """)
    #expect(found.map(\.isEvaluable) == [true, false])
    #expect(found[1].obstacle?.reason == "whether it applies depends on `Flags.isNew`")
  }

  @Test func anAssumptionAnswers() throws {
    let source = """
      import TipKit
      struct ATip: Tip {
        @Parameter static var isOn: Bool = false
        var title: Text { Text("A") }
        var rules: [Rule] {
          #Rule(Self.$isOn) { $0 == false }
          #Rule(Self.$gone) { $0 }
          #Rule { $0 }
        }
      }
      """
    let tip = try #require(read(source).tips.first)
    #expect(tip.assuming("rule:isOn", holds: true) == nil)
    let assumed = try #require(
      tip.assuming("rule:gone", holds: true)?.assuming("rule:#3", holds: false))
    #expect(assumed.rules.map { $0.evaluated().answer } == [.satisfied, .satisfied, .unsatisfied])
    #expect(assumed.sourceRules.map(\.isEvaluable) == [true, true, true])
  }
}
