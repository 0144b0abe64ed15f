import Synchronization
import TipSource
import Testing

@testable import TipScenario

@Suite struct HumanReporterTests {
  /// What a report writes of a run of three tests, the second of which fails.
  static func report(colours: Bool = false, width: Int? = nil) -> String {
    let text = Mutex("")
    var reporter = HumanReporter(colours: colours, progressWidth: width) { piece in
      text.withLock { $0 += piece }
    }
    let tests = ["one", "two", "three"].map { name in
      TestCase(
        file: ScenarioFile(path: "Scenarios/\(name).tips", currentFolder: "/"), mode: "normal")
    }
    let place = Diagnostic.Place(
      path: "Scenarios/two.tips", line: 4, column: 15, length: 8,
      excerpt: "expect-status ShareTip available")
    let failure = ScenarioFailure(
      code: "expectation-failed", place: place, message: "ShareTip is pending",
      details: ["rule:hasPhotos  does not hold"])
    var summary = TestSummary()
    summary.scenarios = 3
    summary.passed = 2
    summary.failed = 1
    reporter.record(.started(tests: 3))
    reporter.record(.finished(TestResult(tests[0], .passed)))
    reporter.record(.finished(TestResult(tests[1], .failed, failures: [failure])))
    reporter.record(.finished(TestResult(tests[2], .passed)))
    reporter.record(.ended(summary))
    return text.withLock { $0 }
  }

  @Test func aPipeGetsPlainLines() {
    #expect(
      Self.report() == """
        FAILED Scenarios/two.tips
        Scenarios/two.tips:4:15: error: ShareTip is pending [expectation-failed]
          expect-status ShareTip available
                        ^~~~~~~~
          rule:hasPhotos  does not hold

        3 scenarios, 3 tests: 2 passed, 1 failed

        """)
  }

  @Test func aTerminalGetsAProgressLineThatGoesAway() {
    let text = Self.report(width: 80)
    #expect(text.hasPrefix("\r1/3 Scenarios/one.tips\r\u{1B}[KFAILED Scenarios/two.tips\n"))
    #expect(text.replacing(#/\r[^\r]*\r\u{1B}\[K/#, with: "") == Self.report())
  }

  @Test func theProgressLineFitsTheTerminal() {
    #expect(Self.report(width: 10).hasPrefix("\r1/3 Scena\r"))
  }

  @Test func coloursChangeNothingElse() {
    let text = Self.report(colours: true)
    #expect(text.hasPrefix("\u{1B}[1;31mFAILED\u{1B}[0m Scenarios/two.tips\n"))
    #expect(text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == Self.report())
  }

  @Test(
    "Paths are words of the shell",
    arguments: [
      ("Scenarios/a.tips", "Scenarios/a.tips"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#),
      ("$(x)", "'$(x)'"), ("", "''"), ("größe", "größe"),
    ])
  func shell(path: String, word: String) {
    #expect(HumanReporter.shellQuoted(path) == word)
  }
}
