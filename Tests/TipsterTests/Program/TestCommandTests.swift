import Foundation
import Testing

/// What `tipster test` runs and reports, and how it ends.
@Suite struct TestCommandTests {
  @Test func everyKindOfOutcome() throws {
    let project = try Project.recorded([
      "a": Project.good, "b": "skip \"not on Linux\"\n" + Project.good,
      "c": "known-issue \"FB123\"\n" + Project.failing,
    ])
    let call = try project.tipster("test")
    #expect(
      call.output == """
        SKIPPED Scenarios/b.tips: not on Linux
        KNOWN ISSUE Scenarios/c.tips: FB123
        3 scenarios, 3 tests: 1 passed, 1 skipped, 1 known issue

        """)
    #expect(call.status == 0)
  }

  @Test func aFailureShowsItsPlaceAndTheBlockers() throws {
    let project = try Project.make(["a": Project.failing])
    let call = try project.tipster("test")
    #expect(call.status == 1)
    #expect(call.output.hasPrefix("FAILED Scenarios/a.tips\nScenarios/a.tips:4:"))
    #expect(call.output.contains("expect-status ShareTip available\n  ^"))
    #expect(call.output.contains("hasPhotos"))
    #expect(call.output.hasSuffix("1 scenario, 1 test: 0 passed, 1 failed\n"))
  }

  @Test func aKnownIssueThatPassesFails() throws {
    let project = try Project.make(["a": "known-issue \"FB123\"\n" + Project.good])
    let call = try project.tipster("test")
    #expect(
      call.output == """
        FAILED Scenarios/a.tips
        It passes, although it is a known issue: FB123
        Remove its known-issue line.

        1 scenario, 1 test: 0 passed, 1 failed

        """)
    #expect(call.status == 1)
  }

  @Test func aScriptThatDoesNotResolveStopsNoOther() throws {
    let project = try Project.recorded(["a": Project.good, "z": Project.good])
    try project.write(Project.broken, to: "Scenarios/b.tips")
    try project.write(Project.failing, to: "Scenarios/c.tips")
    let call = try project.tipster("test")
    #expect(call.status == 2, "invalid beats failed")
    #expect(call.output.hasPrefix("INVALID Scenarios/b.tips\nScenarios/b.tips:4:7: error: "))
    #expect(call.output.contains("\n  close SerchTip\n        ^~~~~~~~\n"))
    #expect(call.output.contains("SearchTip"))
    #expect(call.output.hasSuffix("4 scenarios, 3 tests: 2 passed, 1 failed, 1 invalid\n"))
  }

  @Test(
    "What is selected",
    arguments: [
      ("", ["a", "m", "m@hide-all", "topic/b"]), ("--filter topic", ["topic/b"]),
      ("--filter '/[ab][.]'", ["a", "topic/b"]), ("--filter hide-all", ["m@hide-all"]),
      ("--tag quick", ["a"]), ("--tag quick --tag slow", ["a", "topic/b"]),
      ("--skip-tag quick --skip-tag=slow", ["m", "m@hide-all"]),
      ("Scenarios/topic Scenarios/a.tips", ["a", "topic/b"]),
      ("Scenarios ./Scenarios/a.tips", ["a", "m", "m@hide-all", "topic/b"]),
      ("--tag slow --filter b", ["topic/b"]),
    ])
  func selection(options: String, expected: [String]) throws {
    let project = try Project.make([
      "a": Project.good, "topic/b": Project.good.replacing("quick", with: "slow"),
      "m": Project.modes, "_part": "launch\n",
    ])
    let call = try project.shell("$TIPSTER test --list \(options)")
    let names = call.output.split(separator: "\n").map {
      String($0).replacing("Scenarios/", with: "").replacing(".tips", with: "")
    }
    #expect(names == expected)
    #expect(call.status == 0)
    #expect(project.files(in: "Snapshots").isEmpty && project.files(in: ".tipster").isEmpty)
  }

  @Test(
    "Wrong usage",
    arguments: [
      ("test --filter nothing-like-it", "tipster: no test is selected by these options\n"),
      ("test --tag nothing-like-it", "tipster: no test is selected by these options\n"),
      ("test --filter '('", "tipster: --filter cannot be \"(\"\n"),
      ("test -j 0", "tipster: --jobs cannot be \"0\"\n"),
      ("test --record some", "tipster: --record cannot be \"some\"\n"),
      ("test --reporter tap", "tipster: --reporter cannot be \"tap\"\n"),
      ("test --reporter json --reporter human", "tipster: two reports go to standard output\n"),
      ("test --reporter json=no/such/folder", "tipster: cannot write no/such/folder: No such file"),
      ("test --shard 1/2", "tipster: there is no option --shard\n"),
      ("test --color sometimes", "tipster: --color cannot be \"sometimes\"\n"),
      ("tset", "tipster: there is no command tset\n  did you mean tipster test?\n"),
      ("review", "tipster: the command review is not available yet\n"),
      ("Scenarios/a.tips", "tipster: there is no command Scenarios/a.tips\n  to run a scenario: "),
      ("run", "tipster: tipster run needs more arguments\n  usage: tipster run "),
      ("run a b", "tipster: tipster run does not take \"b\"\n"),
      ("help nothing-like-it", "tipster: there is no command nothing-like-it\n"),
    ])
  func usage(line: String, message: String) throws {
    let project = try Project.make(["a": Project.good])
    let call = try project.shell("$TIPSTER \(line)")
    #expect(call.status == 2)
    #expect(call.errors.hasPrefix(message), "\(call.errors)")
    #expect(call.output.isEmpty)
  }

  @Test func aPathThatIsNotThere() throws {
    let project = try Project.recorded(["a": Project.good])
    let call = try project.tipster("test", "Scenarios", "nowhere")
    #expect(
      call.output == """
        error: there is no file or folder nowhere [no-such-file]

        1 scenario, 1 test: 1 passed, 1 invalid

        """)
    #expect(call.status == 2)
  }

  @Test func noScenarios() throws {
    let project = try Project()
    #expect(try project.tipster("test").errors.hasPrefix("tipster: there is no folder Scenarios"))
    try project.write("launch\n", to: "Scenarios/_part.tips")
    let call = try project.tipster("test")
    #expect(call.status == 2 && call.errors.hasPrefix("tipster: no scenarios in Scenarios\n"))
  }

  @Test func theOutputIsTheSameForAnyNumberOfJobs() throws {
    var scenarios: [String: String] = [:]
    for number in 0..<24 {
      let kinds = [Project.good, Project.failing, Project.broken, Project.modes]
      scenarios["s\(number)"] = kinds[number % kinds.count]
    }
    let project = try Project.make(scenarios)
    for options in ["", "--fail-fast", "--reporter json"] {
      let one = try project.shell("$TIPSTER test -j1 \(options)")
      for jobs in [2, 3, 8, 64] {
        let many = try project.shell("$TIPSTER test -j\(jobs) \(options)")
        #expect(many.output == one.output && many.status == one.status)
      }
    }
  }

  @Test func failFastLeavesTheRest() throws {
    let project = try Project.make(["a": Project.failing, "b": Project.good, "c": Project.good])
    let call = try project.tipster("test", "--fail-fast")
    #expect(
      call.output.hasSuffix(
        """
        NOT RUN Scenarios/b.tips
        NOT RUN Scenarios/c.tips
        1 scenario, 1 test: 0 passed, 1 failed, 2 not run

        """.replacing("1 scenario, 1 test", with: "3 scenarios, 3 tests")))
    #expect(call.status == 1)
    #expect(project.files(in: ".tipster").isEmpty, "what was not run is not pending either")
  }

  @Test func jsonIsOneEventALine() throws {
    let project = try Project.recorded(["a": Project.good, "b": Project.good])
    try project.write("old\n", to: "Snapshots/b.snap")
    try project.write(Project.broken, to: "Scenarios/c.tips")
    try project.write(Project.failing, to: "Scenarios/d.tips")
    let call = try project.tipster("test", "--reporter", "json=report.json")
    #expect(call.output.hasPrefix("INVALID Scenarios/c.tips\n"), "people are told all the same")
    let events = try #require(project.text("report.json")).split(separator: "\n").map {
      try #require(
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: any Sendable])
    }
    #expect(events.allSatisfy { $0["schema"] as? Int == 1 })
    #expect(
      events.compactMap { $0["event"] as? String }
        == ["started", "invalid", "test", "test", "test", "ended"])
    #expect(
      events.compactMap { $0["outcome"] as? String } == ["passed", "failed", "failed"])
    let snapshot = try #require(events[3]["snapshot"] as? [String: any Sendable])
    #expect(snapshot["state"] as? String == "differs")
    #expect(snapshot["pending"] as? String == ".tipster/pending/b.snap")
    #expect((snapshot["diff"] as? String)?.hasPrefix("--- Snapshots/b.snap\n+++ ") == true)
    #expect(events[5]["exitStatus"] as? Int == 2 && events[5]["failed"] as? Int == 2)
  }

  @Test func theDiffShowsWhatPeopleSeeNotTheFailuresAgain() throws {
    let project = try Project.make(["a": Project.good])
    try project.tipster("test", "--record", "all")
    let wrong = "\nexpect-status SearchTip pending\n"
    try project.write(
      scenario: Project.good.replacing("\nexpect-status SearchTip available\n", with: wrong),
      named: "a")
    let output = try project.tipster("test").output
    #expect(output.contains("error: expected SearchTip to be pending, but it is available"))
    #expect(
      output.contains("\n-expect-status SearchTip available\n+expect-status SearchTip pending\n"))
    #expect(!output.contains("✗"))
  }
}
