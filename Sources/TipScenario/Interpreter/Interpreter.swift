import OpenTipKit
import TipSource

/// Runs the commands of a script in one mode: the same for files and for a session.
final class Interpreter {
  let mode: ScenarioMode
  let world = World()
  var scope: NameScope
  let settings: ScriptSettings
  var focus = Focus()

  private(set) var recorder = TranscriptRecorder()
  private(set) var failures: [ScenarioFailure] = []
  /// A run with more failures ends.
  private static let mostFailures = 1000
  private var hasGivenUp = false
  private(set) var expectationCount = 0
  private(set) var commandCount = 0

  /// Instances, groups and places whose lines have run.
  var declaredTips: [Int] = []
  var declaredGroups: [Int] = []
  var declaredPlaces: [Int] = []
  /// Tips of which a line expects that a rule is unknown.
  var knownUnknowns: Set<Int> = []
  /// Donations beyond a limit that went and have not been told of.
  var trims: [(event: String, count: Int)] = []
  /// The language of the words; nil for the source's own.
  private(set) var locale: LanguageTag?
  /// The languages that `locale` lines have asked for.
  private(set) var locales: [LanguageTag] = []
  /// What is wrong with translations that words were looked up in, each once.
  var faultyTranslations: [Diagnostic] = []
  /// Donations that lines have made so far.
  var donationCount = 0
  /// What is doubtful about the app's own code, each once, in the order found.
  private(set) var appWarnings: [Diagnostic] = []
  /// The line that runs, for messages and `why`.
  private(set) var statement: Statement?

  /// Writes pages; nil where lines run that have run before, and so have written theirs.
  var loader: ScenarioLoader?
  /// How pictures are shown in what ``takeTranscript()`` gives.
  var renderStyle: RenderStyle {
    get { recorder.renderStyle }
    set { recorder.renderStyle = newValue }
  }

  /// What the line that runs, or ran last, has printed.
  private var output: [String]?

  /// Hears every event besides the transcript.
  private let listener: ((ScenarioEvent) -> Void)?

  init(
    mode: ScenarioMode, scope: NameScope, settings: ScriptSettings,
    listener: ((ScenarioEvent) -> Void)? = nil
  ) {
    self.mode = mode
    self.listener = listener
    self.scope = scope
    self.settings = settings
    declaredPlaces = scope.places.indices.filter { scope.places[$0].source != nil }
  }

  var device: Device { world.device }
  var now: Timestamp { world.now }
  var zone: ScenarioTimeZone { settings.zone }
  var isNormal: Bool { mode.name == ScenarioMode.normal.name }

  /// The words are those of a language from here on.
  func change(locale: LanguageTag) {
    self.locale = locale
    if !locales.contains(locale) { locales.append(locale) }
  }

  // MARK: Running

  /// Runs parts of a script in order.
  func run(_ items: [ScriptItem]) {
    for item in items where !hasGivenUp {
      switch item {
      case .blank: record(.blank)
      case .comment(let text): record(.comment(text))
      case .statement(let statement): run(statement)
      case .repeated(let block): run(block)
      case .expectedOutput(let expected): check(expected)
      }
    }
  }

  /// Compares what the line above has printed, unless that failed.
  private func check(_ expected: ExpectedOutput) {
    guard expected.statement.applies(in: mode.name), isChecking else { return }
    expectationCount += 1
    guard let output, let mismatch = expected.mismatch(with: output) else { return }
    fail(.expectationFailed(mismatch).at(expected.span))
  }

  private func run(_ block: RepeatedBlock) {
    guard block.head.applies(in: mode.name) else { return }
    record(.command(block.head.echo))
    commandCount += 1
    for number in 1...max(1, block.count) where !hasGivenUp {
      record(.passBegan(number: number, count: block.count))
      run(block.body)
      record(.passEnded)
    }
    record(.command(block.end))
  }

  private func run(_ next: Statement) {
    guard next.applies(in: mode.name) else { return }
    statement = next
    output = nil
    record(.command(next.echo))
    commandCount += 1
    if next.isExpectation, isChecking { expectationCount += 1 }
    focus.notice(next.command.namedTips(in: scope))
    focus.notice(groups: next.command.namedGroups(in: scope))
    do {
      try next.command.run(in: self)
      drain()
    } catch {
      drain()
      fail(error)
    }
  }

  /// Makes failures of what keeps a script from running.
  func refuse(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.severity == .error {
      failures.append(
        ScenarioFailure(
          code: diagnostic.code, place: diagnostic.place, message: diagnostic.message,
          details: diagnostic.notes))
    }
  }

  private func fail(_ problem: Problem) {
    if let reason = passedOver(problem) { return record(.note(reason)) }
    let details =
      problem.details + problem.notes.flatMap { $0.split(separator: "\n").map(String.init) }
    let failure = ScenarioFailure(
      code: problem.code, place: (problem.span ?? statement?.line.commandSpan)?.place,
      message: problem.message, details: details)
    failures.append(failure)
    record(.failure(failure))
    if failures.count == Self.mostFailures, !hasGivenUp {
      hasGivenUp = true
      fail(.tooManyFailures(Self.mostFailures))
    }
  }

  /// In modes other than normal, what a person cannot do there is passed over.
  private func passedOver(_ problem: Problem) -> String? {
    guard !isNormal, let statement, statement.modes == nil,
      ["close", "tap-outside", "perform-action"].contains(statement.name),
      ["not-displayed", "no-change"].contains(problem.code)
    else { return nil }
    return "passed over in \(mode.name): \(problem.message)"
  }

  // MARK: Telling

  /// Keeps a warning about the app's own code.
  func warn(_ warning: Diagnostic) {
    if !appWarnings.contains(warning) { appWarnings.append(warning) }
  }

  /// Records an event at the clock's time.
  func record(_ kind: ScenarioEvent.Kind) {
    switch kind {
    case .output(let lines): output = lines
    case .rendering(let rendering): output = rendering.lines
    default: break
    }
    record(ScenarioEvent(time: now, kind))
  }

  /// Records an event that has its own time.
  func record(_ event: ScenarioEvent) {
    recorder.record(event)
    listener?(event)
  }

  /// Headings count from here.
  func restartHeadings() { recorder.restart(at: now) }

  /// Takes the lines that are new since the last call, for a session.
  func takeTranscript() -> String { recorder.takeText() }

  /// What came of the run.
  var result: ScenarioRun {
    ScenarioRun(
      mode: mode, transcript: recorder.text,
      transcriptWithoutFailures: recorder.textWithoutFailures, failures: failures,
      warnings: warnings,
      expectationCount: expectationCount, commandCount: commandCount)
  }
}
