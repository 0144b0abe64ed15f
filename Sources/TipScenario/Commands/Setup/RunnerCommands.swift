/// `modes NAME[="LAUNCH ARGS"]…`: the ways to run the script.
struct ModesCommand: ScenarioCommand {
  let modes: [ScenarioMode]
  /// The words, for diagnostics about one of them.
  let words: [Word]

  func run(in interpreter: Interpreter) throws(Problem) {}

  static let entry = CommandEntry(
    "modes", .setup, "MODE[=\"LAUNCH ARGS\"]…",
    "run the script once per mode: normal, show-all, hide-all, reset, or your own"
  ) { arguments throws(Problem) in
    let words = try arguments.takeAll("a mode")
    var modes: [ScenarioMode] = []
    for word in words {
      let mode = try ModesCommand.mode(word, arguments.settings)
      guard !modes.contains(where: { $0.name == mode.name }) else {
        throw .badArgument(word, "the mode \(mode.name) is there twice")
      }
      modes.append(mode)
    }
    return ModesCommand(modes: modes, words: words)
  }

  private static func mode(_ word: Word, _ settings: ScriptSettings) throws(Problem) -> ScenarioMode
  {
    if let (name, value) = word.assignment {
      try requireName(name, word)
      let arguments = value.text.split { $0 == " " || $0 == "\t" || $0 == "\n" }.map(String.init)
      return ScenarioMode(name: name, launchArguments: arguments)
    }
    let known = settings.hasApp ? ScenarioMode.knownOfApps : ScenarioMode.known
    if let mode = known.first(where: { $0.name == word.text }) { return mode }
    try requireName(word.text, word)
    throw .modeWithoutArguments(word.text, word.span)
  }

  /// A mode's name becomes part of a snapshot's file name.
  private static func requireName(_ name: String, _ word: Word) throws(Problem) {
    let isName =
      !name.isEmpty && name.utf8.count <= 64
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-")
      }
    guard isName else {
      throw .badArgument(word, "a mode's name has letters, digits and - only")
    }
  }
}

/// `tags WORD…`: words by which the runner chooses scripts.
struct TagsCommand: ScenarioCommand {
  let tags: [String]

  func run(in interpreter: Interpreter) throws(Problem) {}

  static let entry = CommandEntry(
    "tags", .setup, "WORD…", "words by which test --tag chooses scenarios"
  ) { arguments throws(Problem) in
    TagsCommand(tags: try arguments.takeAll("a tag").map(\.text))
  }
}

/// `skip "REASON"` and `known-issue "REASON"`: what the runner makes of the result.
struct ExemptionCommand: ScenarioCommand {
  enum Kind: Sendable { case skip, knownIssue }

  let kind: Kind
  let reason: String

  func run(in interpreter: Interpreter) throws(Problem) {}

  static let entries: [CommandEntry] = [
    CommandEntry("skip", .setup, "\"REASON\"", "test does not run this scenario") {
      arguments throws(Problem) in try parse(&arguments, .skip)
    },
    CommandEntry(
      "known-issue", .setup, "\"REASON\"", "this scenario is expected to fail until it is solved"
    ) { arguments throws(Problem) in try parse(&arguments, .knownIssue) },
  ]

  private static func parse(
    _ arguments: inout Arguments, _ kind: Kind
  ) throws(Problem) -> ExemptionCommand {
    let word = try arguments.last("a reason in quotes")
    guard word.text.contains(where: { !$0.isWhitespace }) else {
      throw .badArgument(word, "\(arguments.head.text) needs a reason in words")
    }
    return ExemptionCommand(kind: kind, reason: word.text)
  }
}

/// `focus TIP…|all`: the tips that the transcript tells of.
struct FocusCommand: ScenarioCommand {
  /// Nil for all.
  let tips: [Int]?

  func run(in interpreter: Interpreter) throws(Problem) {
    interpreter.focus.isAll = tips == nil
    interpreter.focus.chosen = tips.map(Set.init)
  }

  static let entry = CommandEntry(
    "focus", .setup, "TIP…|all", "the tips that the transcript tells of from here on"
  ) { arguments throws(Problem) in
    if arguments.take("all") {
      try arguments.end()
      return FocusCommand(tips: nil)
    }
    return FocusCommand(tips: try arguments.tips())
  }
}
