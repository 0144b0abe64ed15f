import Testing

@testable import OpenTipKit
@testable import TipScenario
@testable import TipSource

/// `render` in scripts.
@Suite struct RenderCommandTests {
  private static let model: SourceModel = {
    var model = HandMade.library
    for index in model.tips.indices { model.tips[index].image = Image(systemName: "star") }
    model.tips[0].message = Text("Find **anything**.")
    model.tips[1].title = Text(verbatim: "**As it is**")
    model.tips[2].actions = [Tips.Action(id: "go", title: "Go _now_").at(0)]
    return model
  }()

  private func render(_ what: String, after lines: String = "") -> String {
    let text = transcript("\(lines)\nrender \(what)", model: Self.model)
    return text.components(separatedBy: "render \(what)\n").last ?? text
  }

  @Test func aTipWhetherOnScreenOrNot() {
    #expect(
      render("SearchTip --width 30", after: "view V inline SearchTip") == """
          +----------------------------+
          | ★ SearchTip              ✕ |
          |   Find anything.           |
          +----------------------------+

        """)
    #expect(
      render("SearchTip --width 30", after: "view V inline SearchTip\nlaunch\nappear V")
        == render("SearchTip --width 30", after: "view V inline SearchTip"))
  }

  @Test func theImplicitScreenIsAPopover() {
    #expect(
      render("ShareTip --width 30") == """
          +-------------▲--------------+
          | ★ ShareTip               ✕ |
          |----------------------------|
          |   [Go now]                 |
          +----------------------------+

        """)
  }

  @Test(
    "A tip looks as its one place shows it",
    arguments: [
      ("view V popover CollectionTip arrow=bottom", "▼"),
      ("view V inline CollectionTip arrow=leading", "◀"),
      ("group G ordered CollectionTip\nview V popover G", "▲"),
      ("group G ordered SearchTip CollectionTip\nview V popover G as CollectionTip", "▲"),
      ("group G ordered SearchTip CollectionTip\nview V popover G as SearchTip", ""),
      ("view V popover SearchTip", ""),
      ("view V popover CollectionTip\nview W popover CollectionTip", ""),
    ])
  func places(lines: String, arrow: String) {
    let picture = render("CollectionTip", after: lines)
    #expect(picture.contains("★ **As it is**"))
    #expect(String(picture.filter("▲▼◀▶".contains)) == arrow)
  }

  @Test func theScreenHasTheTipsInTheLayoutFirst() {
    #expect(
      render(
        "screen --width 24",
        after: """
          view Toolbar popover ShareTip
          view Home inline SearchTip
          view Home inline CollectionTip
          view List inline SearchTip
          launch
          set ShareTip.hasCreatedCollection true
          appear Toolbar
          appear List
          appear Home
          """) == """
            Home
            +----------------------+
            | ★ SearchTip        ✕ |
            |   Find anything.     |
            +----------------------+

            List
            +----------------------+
            | ★ SearchTip        ✕ |
            |   Find anything.     |
            +----------------------+

            Toolbar
            +----------▲-----------+
            | ★ ShareTip         ✕ |
            |----------------------|
            |   [Go now]           |
            +----------------------+

          """)
  }

  @Test(arguments: ["", "launch\nclose\nclose", "launch\nbackground", "launch\nterminate"])
  func nothingIsOnScreen(lines: String) {
    let text = transcript("\(lines)\nrender screen", model: Self.model)
    #expect(text.hasSuffix("render screen\n  nothing is on screen\n"))
  }

  @Test func theImplicitScreenHasNoName() {
    #expect(render("screen --width 24", after: "launch").hasPrefix("  +----------▲-----------+\n"))
  }

  @Test func thePictureStandsInTheTranscriptWithoutTrailingBlanks() {
    let text = transcript(
      "render SearchTip\nrepeat 2\nrender SearchTip --width 20\nend", model: Self.model)
    #expect(text.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
    #expect(text.contains("\n    | ★ SearchTip    ✕ |\n"))
  }

  @Test(arguments: [
    ("render", "1:1 missing-argument: render needs a tip or screen"),
    ("render Nope", "1:8 unknown-name: there is no tip Nope"),
    ("render SearchTip ShareTip", "1:18 extra-argument: render takes no ShareTip here"),
    ("render screen screen", "1:15 extra-argument: render takes no screen here"),
    ("render screen --width", "1:1 missing-argument: render needs a width after --width"),
    ("render screen --width 19", "1:23 bad-argument: 19 is not a width"),
    ("render screen --width 201", "1:23 bad-argument: 201 is not a width"),
    ("render screen --width x", "1:23 bad-argument: x is not a width"),
    ("render screen --html", "1:1 missing-argument: render needs a file after --html"),
    (
      "render screen --html /a.html",
      "1:22 bad-argument: /a.html is not a page to write: it is absolute"
    ),
    (
      "render screen --html ../a.html",
      "1:22 bad-argument: ../a.html is not a page to write: it leads out of the script's folder"
    ),
    (
      "render screen --html a/../b.html",
      "1:22 bad-argument: a/../b.html is not a page to write: it leads out of the script's folder"
    ),
    (
      "render screen --html .git/a.html",
      "1:22 bad-argument: .git/a.html is not a page to write: a part of it is empty or hidden"
    ),
    (
      "render screen --html a.txt",
      "1:22 bad-argument: a.txt is not a page to write: it does not end in .html"
    ),
    (
      "render screen --html .html",
      "1:22 bad-argument: .html is not a page to write: a part of it is empty or hidden"
    ),
  ])
  func mistakes(line: String, problem: String) {
    #expect(problems(line).first?.hasPrefix(problem) == true, "\(problems(line))")
  }

  @Test func aSessionOnATerminalShowsBoxes() {
    let session = ScenarioSession(path: "Scenarios/-", loader: handMadeLoader(Self.model))
    session.renderStyle = .terminal(columns: 32, colours: false)
    _ = session.enter("tips Library.swift")
    let shown = session.enter("render SearchTip").transcript
    #expect(shown.contains("  ╭─────────────▲──────────────╮\n"))
    #expect(shown.contains("  │ ★ \u{1B}[1mSearchTip\u{1B}[0m              ✕ │\n"))
    session.renderStyle = .terminal(columns: 50, colours: false)
    _ = session.enter("time-zone UTC")
    #expect(session.enter("render SearchTip").transcript.contains("─▲─"))
    #expect(session.enter("why SearchTip").transcript.contains("SearchTip is"))
  }

  @Test("A page is written in the mode normal only, or where the line names the mode")
  func modes() {
    let lines =
      "modes normal hide-all\nrender screen --html a.html\n@hide-all expect-displayed none"
    let run = run(lines, mode: "hide-all", model: Self.model)
    #expect(run.transcript.contains("  · a.html is written in the mode normal only\n"))
    #expect(
      failures("render screen --html a.html") == [
        "file-not-written: a.html cannot be written: nothing can be written here"
      ])
  }
}
