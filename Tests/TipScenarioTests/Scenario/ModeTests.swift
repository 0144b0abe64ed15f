import Testing

@testable import TipScenario

/// `modes`, `@MODE`, and what the runner is told.
@Suite struct ModeTests {
  private let text = """
    modes normal show-all hide-all reset big="--show-tips ShareTip"
    launch
    close SearchTip
    expect-current-tip EagerTip
    @show-all expect-displayed LimitTip
    @hide-all,big expect-blocked ShareTip hidden:all
    @reset expect-status SearchTip invalidated
    advance-until current-tip none within 1h
    """

  @Test func modesAreReadInOrder() {
    let script = script(text)
    #expect(script.diagnostics.isEmpty)
    #expect(script.modes.map(\.name) == ["normal", "show-all", "hide-all", "reset", "big"])
    #expect(
      script.modes.map(\.launchArguments) == [
        [], ["--show-all-tips"], ["--hide-all-tips"], ["--reset-tips"],
        ["--show-tips", "ShareTip"],
      ])
    #expect(ScenarioScript.load(path: "a", text: "", loader: handMadeLoader()).modes == [.normal])
  }

  @Test func aModeHasItsOwnTranscript() {
    #expect(
      transcript(
        """
        modes normal hide-all
        launch
        close SearchTip
        expect-status SearchTip invalidated
        @hide-all expect-displayed none
        @normal expect-displayed none
        advance-until status SearchTip invalidated within 1h
        """, mode: "hide-all") == """
          modes normal hide-all
          launch
            overrides  hide all
          close SearchTip
            · passed over in hide-all: SearchTip is not displayed
          @hide-all expect-displayed none
          advance-until status SearchTip invalidated within 1h

          """)
  }

  @Test func aCommandWithAModeIsNotPassedOver() {
    let run = run(
      "modes hide-all\nlaunch\n@hide-all close SearchTip\n@hide-all expect-displayed none",
      mode: "hide-all")
    #expect(run.failures.map(\.code) == ["not-displayed"])
    #expect(run.expectationCount == 1)
  }

  @Test func theCommandOfAnExpectedErrorRunsInEveryMode() {
    let text = """
      modes normal hide-all
      launch
      expect-error not-displayed close
      @hide-all expect-displayed none
      """
    #expect(run(text, mode: "normal").failures.map(\.code) == ["expectation-failed"])
    let hidden = run(text, mode: "hide-all")
    #expect(hidden.isPassed)
    #expect(hidden.transcript.contains("  · not-displayed: no tip is displayed\n"))
  }

  @Test(arguments: [
    ("modes normal shwo-all", "1:14 unknown-mode: the mode shwo-all has no launch arguments"),
    ("modes", "1:1 missing-argument: modes needs a mode"),
    ("modes normal normal", "1:14 bad-argument: the mode normal is there twice"),
    ("modes a/b=x", "1:7 bad-argument: a mode's name has letters, digits and - only"),
    ("modes normal hide-all", "1:14 unchecked-mode: nothing is checked in the mode hide-all"),
    (
      "modes normal hide-all\n@hide-al expect-displayed none",
      "1:14 unchecked-mode: nothing is checked in the mode hide-all"
    ),
    ("@hide-all launch", "1:1 unknown-mode: this script has no mode hide-all"),
  ])
  func says(_ text: String, _ expected: String) throws {
    let first = try #require(problems(text).first)
    #expect(first.hasPrefix(expected), "\(first)")
  }

  @Test func theRunnerIsTold() {
    let script = script(
      "# When does it show?\n# More.\ntags slow ci slow\nskip \"no time\"\nknown-issue 'see 12'")
    #expect(script.title == "When does it show?")
    #expect(script.tags == ["slow", "ci"])
    #expect(script.skipReason == "no time")
    #expect(script.knownIssueReason == "see 12")
  }

  @Test func linesAreAppended() {
    let script = script("launch")
    let run = script.run(extraCommands: ["close", "expect-status SearchTip invalidated"])
    #expect(run.isPassed)
    #expect(run.transcript.hasSuffix("expect-status SearchTip invalidated\n"))
    let wrong = script.appending(["close ShareTpi"])
    #expect(wrong.diagnostics.first?.place?.path == "-c")
    #expect(!wrong.run().isPassed)
  }
}
