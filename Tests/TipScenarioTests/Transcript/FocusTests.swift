import Testing

@testable import TipScenario

/// Of which tips a transcript tells.
@Suite struct FocusTests {
  @Test func tipsThatNobodyNamedAreNotTold() {
    #expect(
      transcript("launch\npresent-modal\nshow-all-tips-for-testing") == """
        launch
          SearchTip  pending → available
          all        none → SearchTip
          SearchTip  displayed
        present-modal
          SearchTip  gone: the slot was taken
        show-all-tips-for-testing
          overrides  show all

        """)
  }

  @Test(arguments: [
    "expect-status ShareTip pending", "set ShareTip.hasCreatedCollection false",
    "expect-blocked ShareTip rule", "why ShareTip", "show ShareTip",
  ])
  func aNamedTipIsTold(_ line: String) {
    let text = transcript("launch\n\(line)\nset ShareTip.hasCreatedCollection true")
    #expect(text.hasSuffix("  ShareTip  pending → available\n"))
  }

  @Test func aGroupNamesItsTips() {
    let text = transcript("group G ordered SearchTip ShareTip\nlaunch\nshow-all-tips-for-testing")
    #expect(text.hasSuffix("  overrides  show all\n  ShareTip   pending → available\n"))
  }

  @Test func focusChooses() {
    #expect(
      transcript("focus ShareTip\nlaunch\nset ShareTip.hasCreatedCollection true\nclose SearchTip")
        == """
        focus ShareTip
        launch
        set ShareTip.hasCreatedCollection true
          ShareTip  pending → available
        close SearchTip
          all       SearchTip → ShareTip
          ShareTip  displayed

        """)
  }

  @Test func aGroupThatNobodyNamedIsNotTold() {
    #expect(
      transcript("view V inline SearchTip\nlaunch", model: HandMade.zoo) == """
        view V inline SearchTip
        launch
          SearchTip  pending → available

        """)
    let text = transcript(
      "view V inline SearchTip\nexpect-current-tip none in Home.tour\nlaunch", model: HandMade.zoo)
    #expect(text.hasSuffix("launch\n  SearchTip  pending → available\n"))
    let named = transcript("view V inline all\nlaunch\nappear V")
    #expect(named.contains("  all        none → SearchTip\n"))
  }

  @Test func focusAll() {
    let text = transcript("focus all\nlaunch --show-all-tips")
    #expect(text.contains("  CollectionTip  pending → available\n"))
  }
}

/// The layout of a transcript.
@Suite struct LayoutTests {
  @Test func commandsAreEchoedAsTyped() {
    #expect(
      transcript(
        "\n\n# A story.\n\n\n  launch   --hide-all-tips # no tips\n\nexpect-displayed \\\n  none\n\n"
      ) == """

        # A story.

        launch   --hide-all-tips # no tips
          overrides  hide all

        expect-displayed \\
          none

        """)
  }

  @Test func theBytesAreDefined() {
    for text in ["", "# a", "launch\n\n\n", "launch\nwhy\nshow all\nadvance-clock 1d\n"] {
      let bytes = run(text).transcript
      #expect(bytes.hasSuffix("\n") && !bytes.hasSuffix("\n\n"))
      #expect(!bytes.contains(" \n") && !bytes.contains("\r") && !bytes.contains("\t"))
      #expect(bytes == run(text).transcript)
    }
  }

  @Test func theTranscriptIsOneRecorderOfManyThatCouldBe() {
    var second = TranscriptRecorder()
    var others = 0
    let run = script("launch --show-all-tips\nclose\nadvance-clock 1h\nwhy SearchTip").run {
      event in
      second.record(event)
      if case .change(let change) = event.kind, !change.isInFocus { others += 1 }
    }
    #expect(second.text == run.transcript)
    #expect(others > 0)
  }

  @Test func anEmptyScriptHasAnEmptyTranscript() {
    let script = ScenarioScript.load(path: "a.tips", text: "", loader: handMadeLoader())
    #expect(script.isRunnable)
    #expect(script.run().transcript.isEmpty)
  }

  @Test func aHeredocIsEchoed() {
    let script = ScenarioScript.load(
      path: "a.tips", text: "tips <<END\nstruct A {}\nEND\nlaunch --no-configure",
      loader: handMadeLoader(HandMade.library))
    #expect(script.run().transcript == "tips <<END\nstruct A {}\nEND\nlaunch --no-configure\n")
  }

  @Test func manyRunsAtOnceAreTheSame() async {
    let script = script("launch\nclose\nwhy\nadvance-clock 3d\nshow all")
    let first = script.run()
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<50 { group.addTask { script.run().transcript } }
      for await text in group { #expect(text == first.transcript) }
    }
  }
}
