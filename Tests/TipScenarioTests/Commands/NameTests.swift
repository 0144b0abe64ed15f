import Testing

@testable import TipScenario

/// How names are found, and what is said when they are not.
@Suite struct NameTests {
  @Test(arguments: [
    ("close ShareTpi", "unknown-name: there is no tip ShareTpi | Did you mean ShareTip?"),
    ("close Nothing", "unknown-name: there is no tip Nothing | See all names with: show all."),
    (
      "set hasCreatedCollection true",
      "unknown-name: there is no parameter hasCreatedCollection"
        + " | Did you mean ShareTip.hasCreatedCollection?"
    ),
    ("donate itemAddd", "unknown-name: there is no event itemAddd | Did you mean itemAdded?"),
    ("donate ShareTip", "unknown-name: ShareTip is a tip, not an event"),
    ("close State.launches", "unknown-name: State.launches is a parameter, not a tip"),
    ("appear SearchTip", "unknown-name: SearchTip is a tip, not a view"),
    (
      "close TwinTip",
      "ambiguous-name: TwinTip is declared more than once"
        + " | A/Twin.swift:1 is A/Twin.swift:TwinTip. | B/Twin.swift:1 is B/Twin.swift:TwinTip."
    ),
    (
      "close FeedTip",
      "ambiguous-name: several tips have the id FeedTip"
        + " | Say which one: FeedTip.search, FeedTip.home."
    ),
    (
      "close ItemTip",
      "needs-instance: ItemTip cannot be made as ItemTip(): its initialiser wants name"
        + " | Declare one: instance NAME = ItemTip(…)."
    ),
    ("group SearchTip ordered ShareTip", "name-taken: SearchTip is a tip already"),
    ("group 'a b' ordered ShareTip", "not-a-name: 'a b' is no name: a name has no blanks"),
    ("view opened inline ShareTip", "name-taken: opened is an event already"),
    ("show Nothing", "unknown-name: there is no thing named Nothing"),
    (
      "group A ordered ShareTip\ngroup B ordered ShareTip\nexpect-current-tip none",
      "missing-argument: expect-current-tip needs in GROUP: the script has several groups"
        + " | They are A, B."
    ),
    (
      "group A ordered ShareTip\nexpect-current-tip none in all",
      "unknown-name: there is no group all"
    ),
  ])
  func says(_ line: String, _ expected: String) throws {
    let first = try #require(problems(line).first)
    let message = first.drop { $0 != " " }.dropFirst()
    #expect(message.hasPrefix(expected), "\(first)")
  }

  @Test func aTipGoesByItsNameOrItsID() {
    pass(
      """
      launch
      expect-status Outer.DeepTip available
      expect-status DeepTip available
      expect-status A/Twin.swift:TwinTip available
      expect-status FeedTip.home available
      """)
  }

  @Test func anEventGoesByItsNameOrItsID() {
    pass(
      """
      launch
      donate opened
      donate AppEvents.opened
      donate Other.opened 2
      expect-donations opened 4
      """)
  }

  @Test func withoutTipsTheNoteSaysHowToReadThem() {
    let script = ScenarioScript.load(
      path: "a.tips", text: "close SearchTip", loader: handMadeLoader())
    #expect(script.diagnostics.first?.message == "there is no tip SearchTip: no tips were read")
    #expect(script.diagnostics.first?.notes == ["Name the Swift files with: tips PATH."])
  }

  @Test func aFileThatIsMissingIsTheOnlyError() {
    let script = ScenarioScript.load(
      path: "Scenarios/a.tips", text: "tips Gone.swift\nclose SearchTip", loader: handMadeLoader())
    #expect(
      script.diagnostics.map(\.message) == [
        "Scenarios/Gone.swift cannot be read: there is no such file or folder"
      ])
    #expect(script.diagnostics.first?.place?.column == 6)
  }
}
