import Testing

@testable import TipScenario

/// `repeat` and `include`.
@Suite struct BlockTests {
  @Test func passesInWhichNothingChangesAreLeftOut() {
    #expect(
      transcript(
        """
        launch --hide-tips SearchTip
        repeat 4
          donate itemAdded
          advance-clock 1h
        end
        expect-donations itemAdded 4
        """) == """
          launch --hide-tips SearchTip
            overrides  hide SearchTip
          repeat 4
            donate itemAdded
            advance-clock 1h
          · 3 of 4

          ── +2h ──
            donate itemAdded
              CollectionTip  pending → available
              all            none → CollectionTip
              CollectionTip  displayed
            advance-clock 1h

          ── +2h ──
          end
          expect-donations itemAdded 4

          """)
  }

  @Test func repeatsNest() {
    pass(
      "launch\nrepeat 3\nrepeat 4\ndonate opened\nend\ndonate opened\nend\nexpect-donations opened 15"
    )
  }

  @Test(arguments: [
    ("repeat 2\nlaunch", "1:1 unbalanced-repeat: this repeat has no end"),
    ("end", "1:1 unbalanced-repeat: this end has no repeat before it"),
    ("repeat 2\ngroup G ordered SearchTip\nend", "2:1 bad-argument: group cannot stand between"),
    (
      "repeat 100000\nrepeat 100000\nlaunch\nend\nend",
      "1:1 too-many: this runs more than 1000000 commands"
    ),
    (
      String(repeating: "repeat 1\n", count: 17) + String(repeating: "end\n", count: 17),
      "17:1 too-deep: repeats stand within each other more than 16 deep"
    ),
  ])
  func says(_ text: String, _ expected: String) throws {
    #expect(problems(text).contains { $0.hasPrefix(expected) }, "\(problems(text))")
  }

  @Test func includedLinesStandInTheirPlace() {
    let files = [
      "/Scenarios/parts/_start.tips": "# Begin.\ntips ../Library.swift\ninclude more/_close.tips\n",
      "/Scenarios/parts/more/_close.tips": "launch\nclose\n",
    ]
    let script = ScenarioScript.load(
      path: "Scenarios/a.tips", text: "include parts/_start.tips\nexpect-displayed none",
      loader: handMadeLoader(HandMade.library, files: files))
    #expect(script.diagnostics.isEmpty)
    #expect(
      script.run().transcript == """
        include parts/_start.tips
        # Begin.
        tips ../Library.swift
        include more/_close.tips
        launch
          SearchTip  pending → available
          all        none → SearchTip
          SearchTip  displayed
        close
          SearchTip  available → invalidated tip-closed
          all        SearchTip → none
          SearchTip  gone: closed
        expect-displayed none

        """)
  }

  @Test func anIncludedFileIsNamedInErrors() {
    let found = script(
      "include _a.tips", files: ["/Scenarios/_a.tips": "launch\nclose ShareTpi\n"]
    ).diagnostics
    #expect(found.first?.place?.path == "Scenarios/_a.tips")
    #expect(found.first?.place?.line == 2)
  }

  @Test(arguments: [
    ("include a.tips", "1:9 include-cycle: this file includes itself: Scenarios/a.tips →"),
    ("include _b.tips", "include-cycle: this file includes itself: Scenarios/a.tips →"),
    ("include gone.tips", "1:9 file-not-read: Scenarios/gone.tips cannot be read: there is no"),
    ("include", "1:1 missing-argument: include needs a path"),
    ("include _deep0.tips", "too-deep: files are included more than 16 deep"),
  ])
  func includesGoWrong(_ text: String, _ expected: String) {
    var files = ["/Scenarios/_b.tips": "include a.tips"]
    for depth in 0..<20 {
      files["/Scenarios/_deep\(depth).tips"] = "include _deep\(depth + 1).tips"
    }
    let found = problems(text, files: files)
    #expect(found.contains { $0.contains(expected) }, "\(found)")
  }
}
