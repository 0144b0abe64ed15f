public import TipSource

/// A scenario that is parsed, resolved and type-checked; may be run any number of times, also from
/// several threads at once.
public struct ScenarioScript: Sendable {
  /// The path as shown.
  public let path: String
  /// What is wrong with the script; a script with errors does not run.
  public let diagnostics: [Diagnostic]
  /// What TipSource says of the Swift sources; none of it keeps the script from running.
  public let sourceDiagnostics: [Diagnostic]

  /// What is wrong with the Swift sources themselves: what Swift or TipKit would refuse, and what
  /// could not be read because of it. No scenario is kept from running.
  public var sourceFaults: [Diagnostic] {
    sourceDiagnostics.filter { $0.severity == .error || $0.code == "syntax-error" }
  }
  /// The ways to run it, in the order written; `normal` alone without a `modes` line.
  public let modes: [ScenarioMode]
  public let tags: [String]
  /// Why the runner does not run it; nil when it does.
  public let skipReason: String?
  /// Why it is expected to fail; nil when it is not.
  public let knownIssueReason: String?
  /// Its first comment, without the `#`; nil without comments.
  public let title: String?

  private let lines: [ScriptLine]
  private let items: [ScriptItem]
  private let scope: NameScope
  private let settings: ScriptSettings
  private let loader: ScenarioLoader

  /// The modes that need nothing said in this script.
  var knownModes: [ScenarioMode] {
    settings.hasApp ? ScenarioMode.knownOfApps : ScenarioMode.known
  }

  /// Whether it has no errors.
  public var isRunnable: Bool { !diagnostics.contains { $0.severity == .error } }

  /// Loads a scenario.
  ///
  /// - Parameters:
  ///   - path: as it is shown; the script's paths are relative to its folder.
  ///   - text: the script; the file is read when nil.
  ///   - loader: reads files.
  public static func load(
    path: String, text: String? = nil, loader: ScenarioLoader
  ) -> ScenarioScript {
    if let text { return ScenarioScript(ScenarioText(path: path, text), loader: loader) }
    do {
      let bytes = try loader.contents(of: path)
      return ScenarioScript(ScenarioText(path: path, bytes: bytes), loader: loader)
    } catch {
      let problem = Problem.fileNotRead(path, error.reason, nil)
      return ScenarioScript(ScenarioText(path: path, ""), loader: loader, problems: [problem])
    }
  }

  private init(_ text: ScenarioText, loader: ScenarioLoader, problems: [Problem] = []) {
    var reader = ScriptReader(loader: loader)
    reader.add(text)
    self.init(path: text.path, reader, problems: problems, loader: loader)
  }

  private init(
    path: String, _ reader: ScriptReader, problems: [Problem], loader: ScenarioLoader
  ) {
    var sources = ScriptSources()
    sources.settings.path = path
    sources.read(reader.lines)
    let scope = sources.scope(loader)
    var compiler = ScriptCompiler(scope: scope, settings: sources.settings)
    compiler.compile(reader.lines)
    modes = compiler.modes?.modes ?? [.normal]
    compiler.finish(modes)
    // Without its sources no name of a script resolves: only the cause is worth telling.
    let found = sources.problems.isEmpty ? compiler.problems : []
    let all = problems + reader.problems + sources.problems + found
    diagnostics = ScenarioScript.sorted(all.map(\.diagnostic))
    sourceDiagnostics = compiler.scope.model.diagnostics
    tags = compiler.tags
    skipReason = compiler.skipReason
    knownIssueReason = compiler.knownIssueReason
    title = reader.lines.lazy.compactMap { $0.line.comment }.first.map(ScenarioScript.title)
    self.path = path
    self.lines = reader.lines
    self.loader = loader
    settings = compiler.settings
    items = compiler.takeItems()
    self.scope = compiler.scope
  }

  private static func title(_ comment: String) -> String {
    String(comment.drop { $0 == "#" }).trimmingLine
  }

  /// By line and column; those of one place stay in the order found.
  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      let (a, b) = (left.element.place, right.element.place)
      if let a, let b, a.path == b.path, (a.line, a.column) != (b.line, b.column) {
        return (a.line, a.column) < (b.line, b.column)
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  // MARK: Running

  /// The same script with more lines at its end, as `run -c` gives them.
  ///
  /// - Parameters:
  ///   - commands: the lines; their paths are relative to the script's folder.
  ///   - file: what messages call the file that they stand in.
  public func appending(_ commands: [String], named file: String = "-c") -> ScenarioScript {
    guard !commands.isEmpty else { return self }
    var reader = ScriptReader(loader: loader)
    reader.adopt(lines)
    let text = ScenarioText(path: file, commands.joined(separator: "\n") + "\n")
    reader.add(text, folder: ScenarioPath.folder(of: path))
    return ScenarioScript(path: path, reader, problems: [], loader: loader)
  }

  /// Runs the script in a mode.
  ///
  /// - Parameters:
  ///   - mode: one of ``modes``.
  ///   - extraCommands: lines that follow the script's own; lines with errors are failures.
  ///   - listener: hears every event as it happens, those of tips out of focus too.
  public func run(
    mode: ScenarioMode = .normal, extraCommands: [String] = [],
    listener: ((ScenarioEvent) -> Void)? = nil
  ) -> ScenarioRun {
    let script = appending(extraCommands)
    let interpreter = Interpreter(
      mode: mode, scope: script.scope, settings: script.settings, listener: listener)
    interpreter.loader = script.loader
    if script.isRunnable {
      interpreter.run(script.items)
    } else {
      interpreter.refuse(script.diagnostics)
    }
    return interpreter.result
  }
}
