import Testing

@testable import TipScenario

/// The session gives the bytes of the batch run, line by line.
@Suite struct SessionTests {
  private func session(_ lines: [String]) -> (text: String, session: ScenarioSession) {
    let session = ScenarioSession(path: "Scenarios/a.tips", loader: handMadeLoader())
    var text = ""
    for line in lines { text += session.enter(line).transcript }
    return (text, session)
  }

  @Test(arguments: [
    "# A story.\n\ntips Library.swift\nlaunch\nclose\n\n\nwhy SearchTip\nadvance-clock 2d\nshow all",
    "tips Library.swift\nlaunch\nrepeat 3\ndonate itemAdded\nend\nexpect-displayed none",
    "tips Library.swift\nview A inline SearchTip\nlaunch\nappear \\\n  A\nexpect-displayed SearchTip",
    "time-zone Europe/Berlin\ntips Library.swift\ngroup G ordered ShareTip\nlaunch\nset-clock 2026-07-01",
    "tips <<END\nstruct A {}\nEND\nlaunch\nexpect-error not-displayed close ShareTip",
  ])
  func theBytesAreThoseOfTheFile(_ text: String) {
    let script = ScenarioScript.load(
      path: "Scenarios/a.tips", text: text, loader: handMadeLoader())
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(session(lines).text == script.run().transcript)
  }

  @Test func aWrongLineIsToldAndForgotten() {
    let (_, session) = session(["tips Library.swift", "launch"])
    let outcome = session.enter("close SaerchTip")
    #expect(outcome.diagnostics.first?.notes == ["Did you mean SearchTip?"])
    #expect(outcome.transcript.isEmpty)
    #expect(session.enter("close SearchTip").failures.isEmpty)
    #expect(session.run.failures.isEmpty)
  }

  @Test func aFailureIsTold() {
    let (_, session) = session(["tips Library.swift"])
    let outcome = session.enter("close")
    #expect(outcome.failures.map(\.code) == ["not-running"])
    #expect(session.enter("launch").failures.isEmpty)
  }

  @Test func theLineWaitsForItsEnd() {
    let (_, session) = session(["tips Library.swift"])
    #expect(session.enter("repeat 2").isIncomplete)
    #expect(session.enter("advance-clock 1h").isIncomplete)
    #expect(!session.enter("end").isIncomplete)
    #expect(session.enter("tips <<END").isIncomplete)
    session.cancel()
    #expect(!session.enter("launch").isIncomplete)
    #expect(session.currentTip == "SearchTip")
  }

  @Test func aLineForTheWholeScriptRunsTheOthersAgain() {
    let (_, session) = session(["tips Library.swift", "launch", "close"])
    let outcome = session.enter("time-zone Europe/Berlin")
    #expect(outcome.transcript == "time-zone Europe/Berlin\n")
    #expect(session.enter("expect-status SearchTip invalidated").failures.isEmpty)
    #expect(session.enter("show clock").transcript.contains("10:00:00+01:00"))
  }
}
