import Foundation
import Testing

@testable import TipScenario

/// Nothing a user writes crashes or hangs.
@Suite struct RobustnessTests {
  @Test func everyCommandWithEveryKindOfArgument() {
    let arguments = [
      "", " ", " none", " SearchTip", " opened", " State.launches", " all", " 5", " -1d", " '",
      " \"", " =", " a=b", " rule:x", " @x", " <<END", " \\", " # x", " \u{0}", " 1d 1d",
      " SearchTip pending", " SearchTip rule:", " G ordered SearchTip", " V inline SearchTip as",
      " displayed SearchTip at", " donate opened 1 at -1d x", " SearchTip = X(", " error",
      " current-tip SearchTip within 1d", " x close", " 99999999999999999999", " .swift:SearchTip",
    ]
    for entry in CommandCatalogue.entries {
      for argument in arguments {
        for prefix in ["", "launch\nexpect-error x "] {
          let script = script(prefix + entry.name + argument)
          _ = script.run()
        }
      }
    }
  }

  @Test func randomBytes() {
    var state: UInt64 = 42
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    let alphabet = Array("launch close\n\"'\\<>=#@ \t{}[]:.\u{0}é\r".utf8)
    for _ in 0..<500 {
      let bytes = (0..<200).map { _ in alphabet[Int(next()) % alphabet.count] }
      _ = script(String(decoding: bytes, as: UTF8.self)).run()
    }
  }

  @Test func bytesThatAreNoText() {
    struct Files: ScenarioFiles {
      func contents(of path: String) throws(ScenarioFileError) -> [UInt8] {
        Array("launch\nclose ".utf8) + [0xFF, 0xFE]
      }
      func swiftFiles(under path: String) throws(ScenarioFileError) -> [String]? { nil }
    }
    let loader = ScenarioLoader(workingDirectory: "/", files: Files()) { _, _, _ in
      HandMade.library
    }
    let script = ScenarioScript.load(path: "a.tips", loader: loader)
    #expect(script.diagnostics.map(\.code) == ["not-text"])
    #expect(script.diagnostics.first?.place?.line == 2)
  }

  @Test func aFileThatIsNotThere() {
    let script = ScenarioScript.load(path: "gone.tips", loader: handMadeLoader())
    #expect(
      script.diagnostics.map(\.message) == ["gone.tips cannot be read: there is no such file"])
    #expect(!script.isRunnable)
    #expect(script.run().failures.map(\.code) == ["file-not-read"])
  }

  @Test func longScripts() {
    let text = String(repeating: "advance-clock 1ms\n", count: 100_000)
    let run = run("launch\n" + text)
    #expect(run.isPassed)
    #expect(run.commandCount == 100_002)
  }

  @Test func longLines() {
    let word = String(repeating: "x", count: 1 << 20)
    for line in ["close \(word)", "set State.name \(word)", word, "# \(word)", "show \(word)"] {
      _ = script(line).run()
    }
  }

  @Test func manyErrors() {
    let found = problems(String(repeating: "close ShareTpi\n", count: 2000))
    #expect(found.count == 2000)
  }

  @Test func manyFailuresEndTheRun() {
    let run = run("repeat 100000\nclose\nend\nlaunch")
    #expect(run.failures.count == 1001)
    #expect(run.transcript.hasSuffix("end\n"))
  }

  @Test func manyDonations() {
    pass("launch\ndonate opened 20000\nexpect-donations opened 1000")
  }

  @Test func deepJSON() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(problems("set State.tags '\(deep)'").count == 1)
  }

  @Test func aLongTimeIsOneJump() {
    pass(
      "view A inline LongTip\nlaunch\nappear A\nadvance-clock 400000w\nexpect-status LongTip invalidated"
    )
  }
}
