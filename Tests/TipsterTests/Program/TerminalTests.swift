import Foundation
import Testing

/// How the program treats its streams.
@Suite struct TerminalTests {
  @Test func aReaderThatLeavesIsNoError() throws {
    let project = try Project.make(["a": Project.failing])
    let call = try project.shell(
      "(sleep 0.1; $TIPSTER --help; $TIPSTER test --reporter json=r; echo $? >status) | true")
    #expect(call.output.isEmpty && call.errors.isEmpty)
    #expect(project.text("status") == "1\n", "the run is the same, read or not")
    #expect(project.text("r")?.contains("ended") == true)
  }

  @Test func closedStreamsDoNotSpoilFiles() throws {
    let project = try Project.make(["a": Project.good])
    let call = try project.shell("$TIPSTER test --record all --reporter json=r.json >&- 2>&- <&-")
    #expect(call.status == 0)
    #expect(project.text("r.json")?.hasPrefix("{") == true)
    #expect(project.text("r.json")?.contains("1 scenario") == false)
    #expect(project.text("Snapshots/a.snap")?.hasPrefix("# Is a tip without rules") == true)
  }

  @Test func aFullDiskIsSaid() throws {
    guard FileManager.default.isWritableFile(atPath: "/dev/full") else { return }
    let project = try Project()
    let call = try project.shell("$TIPSTER --help >/dev/full")
    #expect(call.status == 2)
    #expect(call.errors == "tipster: cannot write standard output: No space left on device\n")
  }

  @Test(
    "Colours are for terminals, and for who asks",
    arguments: [
      ("test", [:], false), ("test --color=always", [:], true),
      ("test --color always", ["NO_COLOR": "1"], true), ("--color always test", [:], true),
      ("test --color never", [:], false), ("--color always test --color auto", [:], true),
    ])
  func colours(line: String, environment: [String: String], expected: Bool) throws {
    let project = try Project.make(["a": Project.good])
    let call = try project.shell("$TIPSTER \(line)", environment: environment)
    #expect(call.output.contains("\u{1B}[") == expected)
  }

  @Test func snapshotsCannotWriteToTheTerminal() throws {
    let project = try Project.recorded(["a": Project.good])
    try project.write("\u{1B}[2Jgone\u{7}\n", to: "Snapshots/a.snap")
    let output = try project.tipster("test").output
    #expect(!output.contains("\u{1B}") && output.contains("-\\u{1B}[2Jgone\\u{7}\n"))
  }

  @Test func ctrlCReportsWhatWasNotRun() throws {
    let endless = Project.good + "repeat 400000\nadvance-clock 1s\nend\n"
    let project = try Project.make(["a": Project.good, "b": endless, "c": Project.good])
    let call = try project.shell(
      """
      $TIPSTER test -j1 --reporter human=report --reporter json=report.json & pid=$!
      while ! [ -s .tipster/pending/a.snap ]; do sleep 0.02; done
      kill -INT $pid; wait $pid
      """)
    #expect(call.status == 130)
    #expect(
      project.text("report")?.hasSuffix(
        """
        NOT RUN Scenarios/b.tips
        NOT RUN Scenarios/c.tips
        Interrupted.
        3 scenarios, 3 tests: 0 passed, 1 failed, 2 not run

        """) == true)
    #expect(project.text("report.json")?.contains(#""interrupted":true"#) == true)
  }

  @Test("Pictures of tips have box drawing where a person sees them, as wide as the window")
  func pictures() throws {
    let project = try Project([
      "T.swift": """
      import TipKit
      struct SaveTip: Tip {
        var title: Text { Text("Save **it**") }
        var image: Image? { Image(systemName: "star") }
      }
      """, "input": "tips T.swift\nrender SaveTip\n",
    ])
    let piped = try project.shell("$TIPSTER repl <input")
    #expect(piped.output.contains("\n  +\(String(repeating: "-", count: 28))▲"))
    #expect(piped.output.contains("| ★ Save it "))
    // `script` gives the program a terminal.
    let typed = try project.shell(
      """
      { cat input; sleep 1; } | \
        TERM=xterm script -qec 'stty cols 42 -echo; exec "$TIPSTER" repl' /dev/null
      """)
    let output = typed.output.replacing("\r\n", with: "\n")
    #expect(output.contains("  ╭──────────────────▲───────────────────╮\n"))
    #expect(output.contains("\u{1B}[1mSave it\u{1B}[0m"))
    let dumb = try project.shell(
      """
      { cat input; sleep 1; } | \
        TERM=dumb script -qec 'stty cols 42 -echo; exec "$TIPSTER" repl' /dev/null
      """)
    #expect(dumb.output.contains("| ★ Save it "))
    #expect(!dumb.output.contains("\u{1B}["))
  }
}
