import Testing

@testable import TipScenario
@testable import TipSource

/// What a terminal would act on is in no transcript, from wherever it comes.
@Suite struct EscapingTests {
  /// Everything that must not come out, each with how it is written.
  private static let steering = [
    ("\u{1B}", "\\u{1B}"), ("\u{7}", "\\u{7}"), ("\u{7F}", "\\u{7F}"), ("\u{9B}", "\\u{9B}"),
    ("\u{2028}", "\\u{2028}"), ("\u{2029}", "\\u{2029}"), ("\u{202E}", "\\u{202E}"),
    ("\u{2066}", "\\u{2066}"), ("\u{FEFF}", "\\u{FEFF}"),
  ]

  @Test(arguments: steering)
  func fromAComment(raw: String, written: String) {
    let text = run("# a\(raw)b\nlaunch # c\(raw)d").transcript
    #expect(text.contains("# a\(written)b\nlaunch # c\(written)d\n"))
    #expect(!text.contains(raw))
  }

  @Test(arguments: steering.suffix(3))
  func fromAName(raw: String, written: String) {
    let text = run("view \(raw)v inline SearchTip\nlaunch\nappear \(raw)v\nshow views").transcript
    #expect(text.contains("  SearchTip  displayed in \(written)v\n"))
    #expect(!text.contains(raw))
  }

  @Test(arguments: steering)
  func fromAValue(raw: String, written: String) {
    let text = run("launch\nset State.name \"\(raw)\"\nexpect-parameter State.name x").transcript
    #expect(text.contains("but it is \"\(written)\"\n"))
    #expect(!text.contains(raw))
  }

  @Test(arguments: steering)
  func fromSwift(raw: String, written: String) {
    let swift = """
      tips <<SWIFT
      import TipKit
      struct ATip: Tip {
        @Parameter static var p: String = ""
        var title: Text { Text("a\(raw)b") }
        var rules: [Rule] { #Rule(Self.$p) { $0 == "c\(raw)d" } }
      }
      SWIFT
      launch
      why ATip
      show ATip
      """
    let loader = ScenarioLoader(workingDirectory: "/", files: MemoryFiles())
    let text = ScenarioScript.load(path: "a.tips", text: swift, loader: loader).run().transcript
    #expect(text.contains("#Rule(Self.$p) { $0 == \"c\(written)d\" }"))
    #expect(text.contains("\"a\(written)b\""))
    #expect(!text.contains(raw))
  }

  @Test func aByteOrderMarkIsNoPartOfTheText() {
    let script = ScenarioScript.load(
      path: "a.tips", text: "\u{FEFF}# a\r\nlaunch --no-configure\r\n",
      loader: handMadeLoader(HandMade.library))
    #expect(script.diagnostics.isEmpty && script.title == "a")
    #expect(script.run().transcript == "# a\nlaunch --no-configure\n")
  }

  @Test func lineBreaksInMessagesDoNotMakeLines() {
    let text = run("launch\nexpect-parameter State.name \"a\\nb\"").transcript
    #expect(text.hasSuffix("  ✗ expected State.name to be \"a\\nb\", but it is \"\"\n"))
  }
}
