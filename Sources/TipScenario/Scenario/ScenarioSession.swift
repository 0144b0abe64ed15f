public import OpenTipKit
public import TipSource

/// Runs a scenario line by line on the interpreter that runs files, with the same bytes.
///
/// A line that holds for the whole script (`tips`, `time-zone`, the first `view`, …) runs the lines
/// before it again, silently, so that the state is what the file would give.
public final class ScenarioSession {
  /// What a line came to.
  public struct Outcome: Sendable {
    /// What the transcript gained.
    public let transcript: String
    /// What is wrong with the line; then it did not run and is not part of the session.
    public let diagnostics: [Diagnostic]
    /// What failed as it ran.
    public let failures: [ScenarioFailure]
    /// Whether the line waits for more: a heredoc, a continuation, or an open `repeat`.
    public let isIncomplete: Bool
  }

  private let loader: ScenarioLoader
  private let path: String
  private var lines: [ScriptLine] = []
  private var pending = ""
  /// How many lines of input the session consists of.
  private var lineCount = 0
  private var compiler: ScriptCompiler
  private var interpreter: Interpreter
  private var problemCount = 0
  private var failureCount = 0

  /// Begins an empty session.
  ///
  /// - Parameters:
  ///   - path: as diagnostics name the session; paths are relative to its folder.
  ///   - loader: reads files.
  public init(path: String = "-", loader: ScenarioLoader) {
    self.path = path
    self.loader = loader
    var settings = ScriptSettings()
    settings.path = path
    compiler = ScriptCompiler(scope: .empty, settings: settings)
    compiler.isTyped = true
    interpreter = Interpreter(mode: .normal, scope: .empty, settings: settings)
    interpreter.loader = loader
  }

  /// How pictures of tips are shown in what lines come to.
  public var renderStyle = RenderStyle.plain {
    didSet { interpreter.renderStyle = renderStyle }
  }

  /// The virtual time.
  public var now: Timestamp { interpreter.now }

  /// The current tip of the script's one group, or of the group of all tips; nil for none.
  public var currentTip: String? {
    interpreter.currentTip.map { compiler.scope.tips[$0].name }
  }

  /// What has come of the session so far.
  public var run: ScenarioRun { interpreter.result }

  /// Forgets the lines of a command that is not complete.
  public func cancel() { pending = "" }

  /// Takes one line of input, without its end.
  public func enter(_ line: String) -> Outcome {
    pending += line + "\n"
    let text = ScenarioText(path: path, pending)
    if isIncomplete(text) { return outcome(isIncomplete: true) }
    let count = pending.utf8.count { $0 == Ascii.newline }
    pending = ""
    var reader = ScriptReader(loader: loader)
    reader.add(text, firstLine: lineCount + 1)
    guard reader.problems.isEmpty else { return outcome(reader.problems) }
    let outcome = needsReplay(reader.lines) ? replay(adding: reader.lines) : add(reader.lines)
    if outcome.diagnostics.isEmpty { lineCount += count }
    return outcome
  }

  /// Whether more lines have to follow before the text can run.
  private func isIncomplete(_ text: ScenarioText) -> Bool {
    let split = Lexer.lines(of: text)
    if split.problems.contains(where: \.isMissingHeredocEnd) { return true }
    let trimmed = pending.dropLast()
    if trimmed.hasSuffix("\\"), split.lines.last?.comment == nil,
      split.lines.last?.expectedOutput == nil, split.problems.isEmpty
    {
      return true
    }
    let heads = split.lines.compactMap {
      ScriptLine(line: $0, folder: "").command?.head.text
    }
    let open = heads.reduce(0) { $0 + ($1 == "repeat" ? 1 : $1 == "end" ? -1 : 0) }
    return open > 0
  }

  /// Whether lines say something of the whole script that was not known before.
  private func needsReplay(_ new: [ScriptLine]) -> Bool {
    new.contains { line in
      switch line.command?.head.text {
      case "tips", "app", "strings", "build", "platform", "time-zone": true
      case "group": !compiler.settings.hasGroupLines
      case "view": !compiler.settings.hasViewLines
      default: false
      }
    }
  }

  private func add(_ new: [ScriptLine]) -> Outcome {
    let before = compiler
    compiler.compile(new)
    let problems = Array(compiler.problems.dropFirst(before.problems.count))
    guard problems.isEmpty else {
      compiler = before
      return outcome(problems)
    }
    lines += new
    interpreter.scope = compiler.scope
    interpreter.run(compiler.takeItems())
    return outcome()
  }

  /// Runs all lines anew; only what the new ones tell is told.
  private func replay(adding new: [ScriptLine]) -> Outcome {
    var sources = ScriptSources()
    sources.settings.path = path
    sources.read(lines + new)
    let scope = sources.scope(loader)
    guard sources.problems.isEmpty else { return outcome(sources.problems) }
    var fresh = ScriptCompiler(scope: scope, settings: sources.settings)
    fresh.isTyped = true
    fresh.compile(lines)
    let old = fresh.takeItems()
    fresh.compile(new)
    guard fresh.problems.isEmpty else { return outcome(fresh.problems) }
    compiler = fresh
    interpreter = Interpreter(mode: .normal, scope: fresh.scope, settings: sources.settings)
    interpreter.renderStyle = renderStyle
    interpreter.run(old)
    _ = interpreter.takeTranscript()
    interpreter.loader = loader
    failureCount = interpreter.failures.count
    lines += new
    interpreter.run(compiler.takeItems())
    return outcome()
  }

  private func outcome(_ problems: [Problem] = [], isIncomplete: Bool = false) -> Outcome {
    let failures = Array(interpreter.failures.dropFirst(failureCount))
    failureCount = interpreter.failures.count
    return Outcome(
      transcript: isIncomplete ? "" : interpreter.takeTranscript(),
      diagnostics: problems.map(\.diagnostic), failures: failures, isIncomplete: isIncomplete)
  }
}

extension Problem {
  /// Whether more lines may end a heredoc.
  fileprivate var isMissingHeredocEnd: Bool {
    code == "unterminated-heredoc" && message.hasPrefix("no line")
  }
}
