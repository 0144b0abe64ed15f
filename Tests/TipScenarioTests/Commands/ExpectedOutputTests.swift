import Testing

@testable import TipScenario

/// `| ` lines: what the `why`, `show` or `render` line above them prints.
@Suite struct ExpectedOutputTests {
  @Test func theyAreComparedAndNotEchoed() {
    let run = run(
      """
      launch
      show clock
      | now                2026-01-01 09:00:00
      | time zone          UTC
      | display frequency  immediate
      render SearchTip --width 20
      | +--------▲---------+
      | | SearchTip      ✕ |
      | +------------------+
      """)
    #expect(run.isPassed)
    #expect(run.expectationCount == 2)
    #expect(!run.transcript.contains("| now"))
    #expect(run.transcript.contains("show clock\n  now                2026-01-01 09:00:00\n"))
  }

  @Test func aDifferenceIsTold() {
    let run = run("show clock\n| now                2026-01-02 09:00:00\n| time zone          UTC")
    #expect(run.failures.map(\.message) == ["the output is not as expected"])
    #expect(run.failures.map(\.place?.line) == [3])
    #expect(
      run.failures.first?.details == [
        "-now                2026-01-02 09:00:00", "+now                2026-01-01 09:00:00",
        " time zone          UTC", "+display frequency  immediate",
      ])
  }

  @Test(
    "They are taken as they stand: quotes, comments, backslashes, empty lines, blanks before them")
  func asTheyStand() {
    let lines = Lexer.lines(
      of: ScenarioText(path: "a", "show all\n  | a \"b # c \\ \n|\n|\r\n| \n|x\n"))
    #expect(lines.problems.isEmpty)
    #expect(lines.lines.map(\.expectedOutput) == [nil, "a \"b # c \\", "", "", "", nil])
  }

  @Test func anEmptyLineOfOutputIsALineOfItsOwn() {
    let lines = run("launch\nshow all").transcript.split(
      separator: "\n", omittingEmptySubsequences: false)
    let output = lines.drop { $0 != "show all" }.dropFirst().dropLast()
    let expected = output.map { "|" + ($0.isEmpty ? "" : " " + $0.dropFirst(2)) }
    #expect(expected.contains("|"))
    #expect(failures("launch\nshow all\n" + expected.joined(separator: "\n")).isEmpty)
  }

  @Test(arguments: [
    "| x", "launch\n| x", "show clock\n\n| x", "show clock\n# comment\n| x",
    "expect-displayed none\n| x",
    "show clock\n| x\n\n| y",
  ])
  func theyStandRightUnderTheLine(lines: String) {
    #expect(problems(lines).contains { $0.contains("misplaced-output") })
  }

  @Test func theyAreCheckedWhereAPlainExpectationIs() {
    let lines = "modes normal hide-all\nlaunch\nshow SearchTip\n| x\n@hide-all show ShareTip\n| y"
    #expect(run(lines).failures.map(\.place?.line) == [5])
    #expect(run(lines, mode: "hide-all").failures.map(\.place?.line) == [7])
  }

  @Test func inARepeatEveryPassIsChecked() {
    #expect(run("repeat 3\n  show parameters\n  | x\nend").failures.count == 3)
  }

  @Test func ofALineThatFailsNothingIsCompared() {
    let run = run("repeat 1\nrender SearchTip --html a.html\n| written to a.html\nend")
    #expect(run.failures.map(\.code) == ["file-not-written"])
  }

  @Test func inASessionTheyAreCheckedOneByOne() {
    let session = ScenarioSession(path: "Scenarios/-", loader: handMadeLoader())
    _ = session.enter("tips Library.swift")
    _ = session.enter("show clock")
    #expect(session.enter("| now                2026-01-01 09:00:00").failures.isEmpty)
    #expect(
      session.enter("| time zone          CET").failures.map(\.details) == [
        ["-time zone          CET", "+time zone          UTC"]
      ])
    #expect(session.enter("| display frequency  immediate").failures.isEmpty)
    #expect(session.enter("| more").failures.map(\.details) == [["-more"]])
    _ = session.enter("launch")
    #expect(session.enter("| x").diagnostics.map(\.code) == ["misplaced-output"])
  }

  @Test func theFormatterLeavesThemAsTheyAre() {
    let text = "repeat 2\nshow   clock  # now\n|    a  \"b\n|\nend\n"
    guard case .formatted(let formatted) = ScenarioFormatter.format(text) else {
      Issue.record("not formatted")
      return
    }
    #expect(formatted == "repeat 2\n  show clock  # now\n  |    a  \"b\n  |\nend\n")
  }
}
