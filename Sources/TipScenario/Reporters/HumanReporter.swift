import TipSource

/// A report for people: what is wrong, how it differs and what to do next, then the numbers.
///
/// Tests that pass are not listed. On a terminal a progress line tells how far the run is.
public struct HumanReporter: TestReporter {
  private let write: @Sendable (String) -> Void
  private let colours: Bool
  private let progressWidth: Int?
  private var tests = 0
  private var done = 0
  private var recorded: [String] = []
  private var hasProgressLine = false

  /// A longer diff is cut: the files that it compares are both there to be looked at.
  static let diffLimit = 200
  /// So much is shown of a transcript that has no snapshot yet.
  static let newLimit = 40

  /// Says where the report goes.
  ///
  /// - Parameter progressWidth: the columns of the terminal; nil for no progress line.
  public init(
    colours: Bool, progressWidth: Int? = nil, write: @escaping @Sendable (String) -> Void
  ) {
    self.colours = colours
    self.progressWidth = progressWidth
    self.write = write
  }

  public mutating func record(_ event: TestEvent) {
    clearProgress()
    switch event {
    case .started(let tests): self.tests = tests
    case .invalid(let path, let diagnostics): writeInvalid(path, diagnostics)
    case .finished(let result): writeResult(result)
    case .obsolete(let paths, let removed): writeObsolete(paths, removed)
    case .ended(let summary): writeSummary(summary)
    }
  }

  public func list(_ tests: [TestCase]) {
    for test in tests { line(DiagnosticText.escaped(test.name)) }
  }

  private func writeInvalid(_ path: String?, _ diagnostics: [Diagnostic]) {
    if let path { line(paint("INVALID", .error) + " " + DiagnosticText.escaped(path)) }
    write(DiagnosticText(colours: colours).render(diagnostics) + "\n")
  }

  private mutating func writeResult(_ result: TestResult) {
    done += 1
    let name = DiagnosticText.escaped(result.test.name)
    if let snapshot = result.snapshot, snapshot.isRecorded {
      recorded.append("\(snapshot.path) (\(snapshot.state.rawValue))")
    }
    switch result.outcome {
    case .passed: writeProgress(name)
    case .failed: writeFailure(result, name)
    case .unexpectedPass(let reason):
      line("\(paint("FAILED", .error)) \(name)")
      line("It passes, although it is a known issue: \(DiagnosticText.escaped(reason))")
      line("Remove its known-issue line.\n")
    case .skipped(let reason):
      line("\(paint("SKIPPED", .warning)) \(name): \(DiagnosticText.escaped(reason))")
    case .knownIssue(let reason):
      line("\(paint("KNOWN ISSUE", .warning)) \(name): \(DiagnosticText.escaped(reason))")
    case .notRun: line("\(paint("NOT RUN", .warning)) \(name)")
    }
  }

  private func writeFailure(_ result: TestResult, _ name: String) {
    line(paint("FAILED", .error) + " " + name)
    let text = DiagnosticText(colours: colours)
    write(text.render(result.warnings))
    for failure in result.failures { write(failure.text(text)) }
    if let snapshot = result.snapshot, !snapshot.isGood {
      writeSnapshot(snapshot, of: result)
    }
    line("")
  }

  private func writeSnapshot(_ snapshot: SnapshotResult, of result: TestResult) {
    let path = DiagnosticText.escaped(snapshot.path)
    switch snapshot.state {
    case .missing:
      if !result.failures.isEmpty { return }
      line("There is no snapshot \(path):")
      writeDiff(snapshot.diff, limit: Self.newLimit)
    case .differs:
      line("The transcript differs from the snapshot:")
      writeDiff(snapshot.diff, limit: Self.diffLimit)
    default: break
    }
    if let problem = snapshot.problem { line(DiagnosticText.escaped(problem)) }
    if let pending = snapshot.pending {
      line("What was produced is in \(DiagnosticText.escaped(pending)). If it is right, record it:")
      let file = Self.shellQuoted(DiagnosticText.escaped(result.test.file.path))
      let mode = snapshot.state == .missing ? "missing" : "failed"
      line("  tipster test --record \(mode) \(file)")
    } else if snapshot.state == .differs, !result.failures.isEmpty {
      line("Nothing is recorded while expectations fail.")
    }
  }

  private func writeDiff(_ diff: [String], limit: Int) {
    for text in diff.prefix(limit) { line(painted(diffLine: text)) }
    if diff.count > limit { line("… and \(Self.count(diff.count - limit, "more line"))") }
  }

  private func writeObsolete(_ paths: [String], _ removed: Bool) {
    let heading = paint(removed ? "Removed" : "Obsolete:", .warning)
    line("\(heading) \(Self.count(paths.count, "snapshot")) that no scenario writes:")
    for path in paths { line("  " + DiagnosticText.escaped(path)) }
    if !removed { line("Remove them with a full run that passes: tipster test --prune") }
    line("")
  }

  private func writeSummary(_ summary: TestSummary) {
    if !recorded.isEmpty {
      line("\(paint("Recorded", .success)) \(Self.count(recorded.count, "snapshot")):")
      for path in recorded { line("  " + DiagnosticText.escaped(path)) }
      line("")
    }
    let parts: [(Int, String)] = [
      (summary.failed, "failed"), (summary.invalid, "invalid"), (summary.skipped, "skipped"),
      (summary.knownIssues, summary.knownIssues == 1 ? "known issue" : "known issues"),
      (summary.notRun, "not run"),
      (summary.obsolete, summary.obsolete == 1 ? "obsolete snapshot" : "obsolete snapshots"),
    ]
    let rest = parts.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
    let scenarios = Self.count(summary.scenarios, "scenario")
    let tests = Self.count(summary.tests, "test")
    if summary.wasInterrupted { line(paint("Interrupted.", .error)) }
    let numbers = "\(scenarios), \(tests): \(summary.passed) passed\(rest)"
    line(paint(numbers, summary.exitStatus == .success ? .success : .error))
  }

  // MARK: - Lines

  private func line(_ text: String) { write(text + "\n") }

  private func paint(_ text: String, _ style: DiagnosticText.Style) -> String {
    colours ? style.paint(text) : text
  }

  private func painted(diffLine text: String) -> String {
    guard colours else { return text }
    switch text.utf8.first {
    case UInt8(ascii: "+"): return DiagnosticText.Style.added.paint(text)
    case UInt8(ascii: "-"): return DiagnosticText.Style.removed.paint(text)
    case UInt8(ascii: "@"): return DiagnosticText.Style.note.paint(text)
    default: return text
    }
  }

  private mutating func writeProgress(_ name: String) {
    guard let progressWidth, done < tests else { return }
    let text = "\(done)/\(tests) \(name)"
    // A line that wraps could not be taken back.
    var shown = ""
    var used = 0
    for character in text {
      used += DiagnosticText.columns(of: String(character))
      if used >= progressWidth { break }
      shown.append(character)
    }
    write("\r" + shown)
    hasProgressLine = true
  }

  private mutating func clearProgress() {
    guard hasProgressLine else { return }
    write("\r\u{1B}[K")
    hasProgressLine = false
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The text as one word of a POSIX shell.
  static func shellQuoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "+"), 0x80...0xFF:
        true
      default: false
      }
    }
    return isPlain && !text.isEmpty
      ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
