import TipSource

/// Turns lines into parts of a script: parsed, resolved and type-checked.
struct ScriptCompiler {
  private static let deepestRepeat = 16
  /// Scripts that run more commands are refused.
  private static let mostCommands = 1_000_000

  private(set) var scope: NameScope
  let settings: ScriptSettings
  private(set) var problems: [Problem] = []
  /// What the last `modes` line says; nil without one.
  private(set) var modes: ModesCommand?
  private(set) var tags: [String] = []
  private(set) var skipReason: String?
  private(set) var knownIssueReason: String?

  /// Whether lines come one by one, so that more expected output may follow.
  var isTyped = false
  /// The line right above, if it prints something, and how many lines of its output have been read.
  private var above: (statement: Statement, count: Int)?
  /// Blocks that are open, the innermost last.
  private var open: [OpenBlock] = []
  private var items: [ScriptItem] = []
  /// Words after `@`, to be checked when all modes are known.
  private var namedModes: [(name: String, span: SourceSpan, isChecking: Bool)] = []

  private struct OpenBlock {
    let head: Statement
    let count: Int
    var items: [ScriptItem] = []
  }

  init(scope: NameScope, settings: ScriptSettings) {
    self.scope = scope
    self.settings = settings
    if settings.hasGroupLines { self.scope.withdrawImplicitGroup() }
  }

  /// Whether a `repeat` waits for its `end`.
  var isBlockOpen: Bool { !open.isEmpty }

  /// Compiles lines; what is wrong is added to ``problems``.
  mutating func compile(_ lines: [ScriptLine]) {
    for line in lines {
      do throws(Problem) {
        try compile(line)
      } catch {
        problems.append(error.at(line.line.span))
      }
    }
  }

  /// Takes the parts that are complete.
  mutating func takeItems() -> [ScriptItem] {
    defer { items = [] }
    return items
  }

  /// Says what only the end of a script can tell.
  mutating func finish(_ declared: [ScenarioMode]) {
    for block in open { problems.append(.repeatWithoutEnd(block.head.line.span)) }
    let names = declared.map(\.name)
    for use in namedModes where !names.contains(use.name) {
      problems.append(.unknownMode(use.name, names, use.span))
    }
    for (mode, word) in zip(declared, modes?.words ?? [])
    where mode.name != ScenarioMode.normal.name {
      do throws(Problem) {
        _ = try LaunchPlan([], mode: mode.launchWords(at: word.span), scope: scope)
      } catch {
        problems.append(error)
      }
      if !namedModes.contains(where: { $0.name == mode.name && $0.isChecking }) {
        problems.append(.nothingChecked(inMode: mode.name, word.span))
      }
    }
    let cost = items.reduce(0) { min($0 + $1.cost, Int.max / 4) }
    if cost > Self.mostCommands, let span = firstRepeat {
      problems.append(.tooManySteps(Self.mostCommands, span))
    }
    if items.donationCount > DonationArguments.mostInAll {
      problems.append(
        .tooManyDonations(DonationArguments.mostInAll, items.mostDonating?.line.commandSpan))
    }
  }

  private var firstRepeat: SourceSpan? {
    for item in items {
      if case .repeated(let block) = item { return block.head.line.commandSpan }
    }
    return nil
  }

  // MARK: Lines

  private mutating func compile(_ line: ScriptLine) throws(Problem) {
    if let output = line.line.expectedOutput { return try add(output, line) }
    above = nil
    guard let modesWord = line.modes else {
      guard let command = line.command else {
        add(line.line.comment.map(ScriptItem.comment) ?? .blank)
        return
      }
      return try compile(line, command.head, command.rest, modes: nil)
    }
    guard let command = line.command else { throw .commandMissing(modesWord.span) }
    let names = modesWord.text.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty }) else {
      throw .badArgument(modesWord, "\(modesWord.text) names no mode")
    }
    try compile(line, command.head, command.rest, modes: names.map(String.init))
    let isChecking =
      command.head.text.hasPrefix("expect-") || command.head.text == "advance-until"
    for name in names { namedModes.append((String(name), modesWord.span, isChecking)) }
  }

  private mutating func compile(
    _ line: ScriptLine, _ head: Word, _ rest: ArraySlice<Word>, modes: [String]?
  ) throws(Problem) {
    let command = try parse(head, rest)
    note(command)
    let statement = Statement(
      command: command, line: line.line, modes: modes, name: head.text)
    guard let marker = command as? RepeatMarker else {
      if CommandCatalogue.entry(head.text)?.topic == .looking { above = (statement, 0) }
      return add(.statement(statement))
    }
    if let count = marker.count {
      guard open.count < Self.deepestRepeat else {
        throw .tooDeep("repeats stand within each other", Self.deepestRepeat, head.span)
      }
      open.append(OpenBlock(head: statement, count: count))
    } else {
      guard let block = open.popLast() else { throw .endWithoutRepeat(head.span) }
      add(
        .repeated(
          RepeatedBlock(
            count: block.count, head: block.head, body: block.items, end: line.line.echo)))
    }
  }

  /// Parses a command; declarations are added to the scope.
  private mutating func parse(
    _ head: Word, _ rest: ArraySlice<Word>
  ) throws(Problem) -> any ScenarioCommand {
    guard let entry = CommandCatalogue.entry(head.text), !head.isQuoted else {
      let names = CommandCatalogue.entries.lazy.map(\.name)
      throw .unknownCommand(head, nearest: NearestName.nearest(to: head.text, among: names))
    }
    if !open.isEmpty, entry.topic == .setup, entry.name != "focus", entry.name != "given" {
      throw .notInRepeat(head.text, head.span)
    }
    var arguments = Arguments(head: head, rest: rest, scope: scope, settings: settings)
    // Only one copy of the names is alive while a declaration adds to them.
    scope = NameScope.empty
    defer { scope = arguments.scope }
    let command = try entry.parse(&arguments)
    try arguments.end()
    return command
  }

  /// Adds a line of expected output to those of the command right above.
  private mutating func add(_ output: String, _ line: ScriptLine) throws(Problem) {
    guard let (statement, count) = above else { throw .outputWithoutCommand(line.line.span) }
    above = (statement, count + 1)
    if count == 0 {
      for name in statement.modes ?? [] { namedModes.append((name, line.line.span, true)) }
    }
    let items = open.last?.items ?? items
    if case .expectedOutput(var expected)? = items.last {
      expected.lines.append(output)
      removeLast()
      return add(.expectedOutput(expected))
    }
    add(
      .expectedOutput(
        ExpectedOutput(
          lines: [output], offset: count, isWhole: !isTyped, statement: statement,
          span: line.line.span)))
  }

  private mutating func removeLast() {
    if let last = open.indices.last {
      open[last].items.removeLast()
    } else {
      items.removeLast()
    }
  }

  private mutating func add(_ item: ScriptItem) {
    if let last = open.indices.last {
      open[last].items.append(item)
    } else {
      items.append(item)
    }
  }

  /// Keeps what lines say to the runner.
  private mutating func note(_ command: any ScenarioCommand) {
    switch command {
    case let command as ModesCommand: modes = command
    case let command as TagsCommand:
      for tag in command.tags where !tags.contains(tag) { tags.append(tag) }
    case let command as ExemptionCommand:
      switch command.kind {
      case .skip: skipReason = command.reason
      case .knownIssue: knownIssueReason = command.reason
      }
    default: break
    }
  }
}

extension NameScope {
  /// No names at all.
  static let empty = NameScope(SourceModel())
}
