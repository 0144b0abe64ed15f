import OpenTipKit
import TipSource

/// Writes a transcript: commands as typed, beneath them what changed, headings where time moved.
public struct TranscriptRecorder: ScenarioRecorder {
  /// A state to which the transcript can be taken back.
  private struct Mark {
    let lineCount: Int
    let headingTime: Timestamp?
    let isBlankPending: Bool
    let number: Int
    let count: Int
    /// Whether the pass has told anything but its commands.
    var hasNews = false
  }

  private struct Line {
    let text: String
    /// Whether it tells of a command or an expectation that failed.
    var isFailure = false
    /// What a terminal shows in its place, where that differs; a picture's is all with its first line.
    var terminalLines: [String]?
  }

  /// How ``takeText()`` has pictures of tips; all else has them plain.
  var renderStyle = RenderStyle.plain

  private var lines: [Line] = []
  /// Changes that wait to be aligned with their neighbours.
  private var rows: [ScenarioChange] = []
  private var headingTime: Timestamp?
  private var isBlankPending = false
  private var passes: [Mark] = []

  /// An empty transcript.
  public init() {}

  /// What has been written, each line with its newline at the end.
  public var text: String {
    var copy = self
    copy.flush()
    return copy.lines.map { $0.text + "\n" }.joined()
  }

  /// The same without what tells of failures: what the app's people see.
  var textWithoutFailures: String {
    var copy = self
    copy.flush()
    return copy.lines.filter { !$0.isFailure }.map { $0.text + "\n" }.joined()
  }

  /// Takes the lines written since the last call, as a session prints them.
  ///
  /// Only between commands: within a `repeat` lines may still be withdrawn.
  public mutating func takeText() -> String {
    flush()
    defer { lines.removeAll() }
    return lines.flatMap { $0.terminalLines ?? [$0.text] }.map { $0 + "\n" }.joined()
  }

  public mutating func record(_ event: ScenarioEvent) {
    switch event.kind {
    case .blank: isBlankPending = hasLines
    case .comment(let text), .command(let text): add(text, at: event.time)
    case .change(let change):
      guard change.isInFocus else { return }
      head(event.time)
      rows.append(change)
      noteNews()
    case .note(let text): addNews(["  · " + text], at: event.time)
    case .output(let output): addNews(output.map { "  " + $0 }, at: event.time)
    case .rendering(let rendering): add(rendering, at: event.time)
    case .failure(let failure):
      addNews(
        ["  ✗ " + failure.message] + failure.details.map { "    " + $0 }, at: event.time,
        isFailure: true)
    case .passBegan(let number, let count): beginPass(number, count)
    case .passEnded: endPass()
    }
  }

  /// Counts headings from a time on: the clock was set before anything happened.
  mutating func restart(at time: Timestamp) { headingTime = time }

  private var hasWritten = false
  private var hasLines: Bool { hasWritten || !lines.isEmpty }

  // MARK: Lines

  private var indentation: String { String(repeating: "  ", count: passes.count) }

  /// Adds a comment or a command, which may be several lines.
  private mutating func add(_ text: String, at time: Timestamp) {
    head(time)
    flush()
    if isBlankPending { lines.append(Line(text: "")) }
    isBlankPending = false
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return append(indentation + text) }
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      append(indentation + part)
    }
  }

  private mutating func addNews(_ news: [String], at time: Timestamp, isFailure: Bool = false) {
    head(time)
    flush()
    for line in news { append(indentation + line, isFailure: isFailure) }
    noteNews()
  }

  /// Adds pictures, for a terminal in its own form: layout has escaped what stands in them.
  private mutating func add(_ rendering: Rendering, at time: Timestamp) {
    let plain = rendering.lines
    addNews(plain.map { "  " + $0 }, at: time)
    let margin = indentation + "  "
    guard let shown = rendering.lines(renderStyle, margin: margin.utf8.count) else { return }
    let first = lines.count - plain.count
    for index in first..<lines.count {
      lines[index].terminalLines = index == first ? shown.map { $0.isEmpty ? "" : margin + $0 } : []
    }
  }

  /// The one place where lines come to be: what a terminal would act on is written out here, so
  /// that a transcript has the same bytes everywhere.
  private mutating func append(_ line: some StringProtocol, isFailure: Bool = false) {
    hasWritten = true
    var text = String(line)
    while let last = text.utf8.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
      text.removeLast()
    }
    lines.append(Line(text: DiagnosticText.escaped(text), isFailure: isFailure))
  }

  /// Writes a heading when time has moved since the last one.
  private mutating func head(_ time: Timestamp) {
    guard let last = headingTime else {
      headingTime = time
      return
    }
    guard time != last else { return }
    flush()
    let moved = time.milliseconds(since: last)
    let sign = moved < 0 ? "" : "+"
    lines.append(Line(text: ""))
    append("── \(sign)\(ScenarioDuration(milliseconds: moved)) ──")
    isBlankPending = false
    headingTime = time
  }

  /// Writes the changes that wait, their subjects aligned.
  private mutating func flush() {
    guard !rows.isEmpty else { return }
    let widths = rows.map { DiagnosticText.columns(of: $0.subject) }
    let width = widths.max() ?? 0
    for (row, own) in zip(rows, widths) {
      let padding = String(repeating: " ", count: width - own)
      append(indentation + "  " + row.subject + padding + "  " + row.description)
    }
    rows.removeAll(keepingCapacity: true)
  }

  // MARK: Passes of a repeat

  private mutating func noteNews() {
    if let last = passes.indices.last { passes[last].hasNews = true }
  }

  private mutating func beginPass(_ number: Int, _ count: Int) {
    flush()
    let mark = Mark(
      lineCount: lines.count, headingTime: headingTime, isBlankPending: isBlankPending,
      number: number, count: count)
    if number > 1 {
      isBlankPending = false
      append(indentation + "· \(number) of \(count)")
    }
    passes.append(mark)
  }

  /// A pass in which nothing changed is left out, but for the first.
  private mutating func endPass() {
    flush()
    guard let pass = passes.popLast() else { return }
    if pass.hasNews {
      noteNews()
    } else if pass.number > 1 {
      lines.removeSubrange(pass.lineCount...)
      headingTime = pass.headingTime
      isBlankPending = pass.isBlankPending
    }
  }
}
