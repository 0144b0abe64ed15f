import Testing

/// `tipster run`, `repl`, `why` and `check`.
@Suite struct RunCommandTests {
  @Test func theTranscriptIsPrinted() throws {
    let project = try Project.make(["a": Project.good])
    let call = try project.tipster("run", "Scenarios/a.tips")
    #expect(
      call.output == """
        # Is a tip without rules there at once?
        tips ../Tips.swift
        tags quick
        launch
          SearchTip  pending → available
          all        none → SearchTip
          SearchTip  displayed
        expect-status SearchTip available

        """)
    #expect(call.status == 0 && call.errors.isEmpty)
    #expect(project.files() == ["Scenarios/a.tips", "Tips.swift"], "nothing is written")
  }

  @Test func moreCommandsFollowThoseOfTheFile() throws {
    let project = try Project.make(["a": Project.good])
    let call = try project.tipster(
      "run", "Scenarios/a.tips", "-c", "close", "-cexpect-current-tip none")
    #expect(
      call.output.hasSuffix(
        """
        expect-status SearchTip available
        close
          SearchTip  available → invalidated tip-closed
          all        SearchTip → none
          SearchTip  gone: closed
        expect-current-tip none

        """))
    let wrong = try project.tipster("run", "Scenarios/a.tips", "-c", "launch", "-c", "close Serch")
    #expect(wrong.status == 2 && wrong.output.isEmpty)
    #expect(wrong.errors.hasPrefix("-c:2:7: error: "))
  }

  @Test(
    "How a run ends",
    arguments: [(Project.good, 0), (Project.failing, 1), (Project.broken, 2)] as [(String, Int32)])
  func status(scenario: String, status: Int32) throws {
    let project = try Project.make(["a": scenario])
    #expect(try project.tipster("run", "Scenarios/a.tips").status == status)
  }

  @Test func modes() throws {
    let project = try Project.make(["a": Project.modes])
    let normal = try project.tipster("run", "Scenarios/a.tips")
    let hidden = try project.tipster("run", "--mode=hide-all", "Scenarios/a.tips")
    #expect(normal.status == 0 && hidden.status == 0 && normal.output != hidden.output)
    let other = try project.tipster("run", "--mode=x", "Scenarios/a.tips")
    #expect(
      other.errors == """
        tipster: the script has no mode x
          its modes are normal, hide-all

        """)
    #expect(other.status == 2)
  }

  @Test func skippedAndKnownIssuesAreForTheRunner() throws {
    let project = try Project.make(["a": "skip \"no\"\nknown-issue \"FB1\"\n" + Project.failing])
    #expect(try project.tipster("run", "Scenarios/a.tips").status == 1)
  }

  @Test(
    "Standard input is a scenario in the current folder",
    arguments: [Project.good, Project.failing, Project.modes])
  func standardInput(scenario: String) throws {
    let script = scenario.replacing("../", with: "")
    let project = try Project(["Tips.swift": Project.tips, "a.tips": script])
    let run = try project.tipster("run", "a.tips")
    for arguments in [["repl"], ["repl", "--no-edit"], [], ["run", "-"]] {
      let line = (["$TIPSTER"] + arguments).joined(separator: " ") + " < a.tips"
      let call = try project.shell(line)
      #expect(call.output == run.output && call.status == run.status)
    }
  }

  @Test func mistakesOnStandardInputAreNamedSo() throws {
    let project = try Project(["Tips.swift": Project.tips])
    let call = try project.tipster("repl", "Tips.swift", input: "launch\nclose SerchTip\n")
    #expect(call.errors.hasPrefix("-:2:7: error: "))
    #expect(call.status == 2)
  }

  @Test func filesAreReadBeforeTheInput() throws {
    let project = try Project([
      "My App/Tips.swift": Project.tips, "start.tips": "launch\nset ShareTip.hasPhotos true\n",
    ])
    let call = try project.tipster(
      "repl", "My App", "start.tips", input: "expect-status ShareTip available\n")
    #expect(call.status == 0)
    #expect(call.output.hasPrefix("tips \"My App\"\ninclude start.tips\nlaunch\n"))
  }

  @Test(
    "Bytes that are no script",
    arguments: ["\u{0}\u{1}", "\u{FEFF}", "\\", "\"", "<<X", String(repeating: "(", count: 50_000)])
  func noise(input: String) throws {
    let project = try Project()
    let call = try project.tipster("repl", input: input)
    #expect(call.status == 2 || call.status == 0)
  }

  @Test func why() throws {
    let project = try Project(["App/Tips.swift": Project.tips])
    let call = try project.tipster("why", "ShareTip", "App")
    #expect(call.status == 0 && call.errors.isEmpty)
    #expect(call.output.hasPrefix("ShareTip is pending"))
    #expect(call.output.contains("#Rule(Self.$hasPhotos) { $0 == true }"))
    #expect(!call.output.contains("launch"))
    let shared = try project.tipster(
      "why", "ShareTip", "App", "-c", "launch", "-c", "set ShareTip.hasPhotos true")
    #expect(shared.output.hasPrefix("ShareTip is available"))
  }

  @Test func whyTellsOfMistakes() throws {
    let project = try Project(["Tips.swift": Project.tips])
    let unknown = try project.tipster("why", "ShreTip", "Tips.swift")
    #expect(unknown.status == 2 && unknown.output.isEmpty)
    #expect(unknown.errors.contains("error: ") && unknown.errors.contains("ShareTip"))
    let failed = try project.tipster(
      "why", "ShareTip", "Tips.swift", "-c", "launch", "-c", "close ShareTip")
    #expect(failed.status == 1)
    #expect(failed.errors.hasPrefix("-c:2:1: error: "))
    #expect(failed.output.hasPrefix("ShareTip is pending"))
    let nowhere = try project.tipster("why", "ShareTip", "nowhere")
    #expect(nowhere.status == 2 && nowhere.errors.contains("nowhere"))
  }

  @Test func check() throws {
    let project = try Project.make(["a": Project.good, "b": Project.failing])
    #expect(try project.tipster("check").output == "2 scenarios checked, all can run\n")
    try project.write(Project.broken, to: "Scenarios/c.tips")
    let call = try project.tipster("check")
    #expect(call.status == 2)
    #expect(call.output.hasPrefix("Scenarios/c.tips:4:7: error: "))
    #expect(call.output.hasSuffix("3 scenarios checked, 1 cannot run\n"))
    let input = try project.tipster("check", "-", input: "launch\nfrobnicate\n")
    #expect(input.status == 2 && input.output.hasPrefix("-:2:1: error: "))
  }

  /// `why` tells the place of a line and of a rule.
  private static let placed = """
    tips ../Tips.swift
    launch
    close SearchTip
    why SearchTip
    why ShareTip

    """

  @Test func theBytesAreTheSameFromEveryFolder() throws {
    let project = try Project.make(["topic/a": Self.placed])
    let file = "Scenarios/topic/a.tips"
    let here = try project.tipster("run", file).output
    #expect(here.contains("  line 3\n") && here.contains("  ../../Tips.swift:"))
    for line in [
      "cd Scenarios && \"$TIPSTER\" run topic/a.tips",
      "cd Scenarios/topic && \"$TIPSTER\" run a.tips",
      "\"$TIPSTER\" run \"$PWD/\(file)\"", "cd / && \"$TIPSTER\" run \"$OLDPWD/\(file)\"",
      "cd Scenarios && \"$TIPSTER\" run ../\(file)",
    ] {
      #expect(try project.shell(line).output == here, "\(line)")
    }
  }

  @Test func standardInputPrintsWhatTheFileDoes() throws {
    let script = Self.placed.replacing("../", with: "")
    let project = try Project(["Tips.swift": Project.tips, "a.tips": script])
    #expect(
      try project.tipster("repl", input: script).output
        == project.tipster("run", "a.tips").output)
  }

  @Test func nothingSteersATerminal() throws {
    let project = try Project(["Tips.swift": Project.tips])
    let script = "tips Tips.swift\n# \u{1B}[31m\u{7}\u{202E}\nlaunch # \u{9B}\n"
    let output = try project.tipster("run", "-", input: script).output
    #expect(output.contains("# \\u{1B}[31m\\u{7}\\u{202E}\nlaunch # \\u{9B}\n"))
    #expect(!output.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test func aPageIsInTheLanguageOfTheScript() throws {
    let project = try Project()
    try project.write(
      """
      import TipKit
      struct ShareTip: Tip { var title: Text { Text("Share") } }
      """, to: "App/ShareTip.swift")
    try project.write("\"Share\" = \"مشاركة\";", to: "App/ar.lproj/Localizable.strings")
    try project.write(
      "tips App\nrender ShareTip --html en.html\nlocale ar\nrender ShareTip --html ar.html\n",
      to: "a.tips")
    #expect(try project.tipster("run", "a.tips").status == 0)
    let english = try #require(project.text("en.html"))
    #expect(english.contains("<html lang=\"en\">") && !english.contains("dir=\"rtl\""))
    let arabic = try #require(project.text("ar.html"))
    #expect(arabic.contains(" lang=\"ar\" dir=\"rtl\">") && arabic.contains("مشاركة"))
  }
}
