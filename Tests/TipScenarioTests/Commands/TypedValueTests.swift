import Testing

@testable import TipScenario

/// Values by the declared type, checked before the script runs.
@Suite struct TypedValueTests {
  @Test(
    "A heredoc is a value of any type",
    arguments: [
      ("State.launches", "5", "5"), ("State.name", "a b", "'a b'"),
      ("State.name", "a\n", "\"a\\n\""),
      ("State.name", "5", "5"), ("State.tags", "[\"a\",\n \"b\"]", "'[\"a\", \"b\"]'"),
      ("State.plan", ".pro", ".pro"), ("State.since", "2026-01-01", "2026-01-01"),
    ])
  func heredocs(parameter: String, body: String, value: String) {
    pass("launch\nset \(parameter) <<END\n\(body)\nEND\nexpect-parameter \(parameter) \(value)")
  }

  @Test(arguments: [
    ("ShareTip.hasCreatedCollection true", "true"), ("State.launches -3", "-3"),
    ("State.small 255", "255"), ("State.ratio 2.5", "2.5"), ("State.ratio 5", "5"),
    ("State.name 5", "'5'"), ("State.name true", "\"true\""), ("State.name 'a b'", "\"a b\""),
    ("State.nick nil", "nil"), ("State.nick \"nil\"", "'nil'"), ("State.plan .pro", ".pro"),
    ("State.since 2026-01-01T10:00+01:00", "2026-01-01T09:00:00Z"),
    (#"State.tags '["a", "b"]'"#, #"'["a","b"]'"#),
    (#"State.item '{"category":"x","price":3}'"#, #"'{"price":3,"category":"x","note":null}'"#),
  ])
  func isTheSameHoweverWritten(_ setting: String, _ same: String) {
    let name = setting.prefix { $0 != " " }
    pass("launch\nset \(setting)\nexpect-parameter \(name) \(same)")
  }

  @Test(arguments: [
    ("ShareTip.hasCreatedCollection yes", "yes is no Bool | A Bool is true or false."),
    ("State.launches many", "many is no Int | An integer has digits only, say 3 or -1."),
    ("State.launches 99999999999999999999", "99999999999999999999 is no Int"),
    ("State.small 256", "256 does not fit in UInt8"), ("State.ratio nan", "nan is no Double"),
    ("State.ratio 0x10", "0x10 is no Double"), ("State.plan pro", "pro is no case of Plan"),
    ("State.plan .por", ".por is no case of Plan | Did you mean .pro?"),
    ("State.since soon", "soon is no ISO 8601 instant"),
    ("State.tags a", "this is no [String]: "), ("State.tags '[1]'", "this is no [String]: [0]: "),
    (
      #"State.item '{"category":"x"}'"#,
      "this is no Viewed: the key `price` of Viewed is missing"
    ),
    ("State.odd 1", "the type Odd was not found in what was read"),
    ("ShareTip.hasCreatedCollection nil", "nil is no Bool"),
  ])
  func aWrongValueIsAnError(_ setting: String, _ expected: String) throws {
    let first = try #require(problems("set \(setting)").first)
    #expect(first.contains(": " + expected), "\(first)")
  }

  @Test(arguments: [
    ("opened note=x", "donations of AppEvents.opened carry no information"),
    ("viewed", "donate needs category=… of type String"),
    ("viewed category=x", "donate needs price=… of type Int"),
    ("viewed category=x price=cheap", "cheap is no Int"),
    ("viewed catgory=x price=1", "Viewed has no field catgory | Did you mean category?"),
    ("viewed category=x category=y price=1", "category is there twice"),
    ("viewed premium", "premium is not FIELD=VALUE"),
    ("named", "donate needs value=… of type String"),
    ("named x=1", "String has no field x"),
    ("opened 0", "0 is not a count: a whole number from 1 on"),
    ("opened -5", "-5 is not a count"), ("opened 1000001", "more than 1000000 donations"),
    ("opened 99999999999999999999", "99999999999999999999 is not a count"),
  ])
  func aWrongDonationIsAnError(_ donation: String, _ expected: String) throws {
    let first = try #require(problems("donate \(donation)").first)
    #expect(first.contains(expected), "\(first)")
  }

  @Test func donationsCarryTheirFields() throws {
    let script = script(#"donate viewed 2 category="a b" price=3 note="x=y""#)
    #expect(script.diagnostics.isEmpty)
    pass(
      """
      launch
      donate viewed 2 category="a b" price=3 note="x=y"
      donate named value=5
      expect-donations AppEvents.viewed 2
      expect-donations named 1
      """)
  }
}
