import OpenTipKit

/// A blocker as an expectation writes it; a bare kind stands for one or more of its kind.
struct BlockerPattern: Hashable, Sendable {
  let kind: String
  /// Nil for a bare kind.
  let detail: String?
  /// As written.
  let text: String

  /// All kinds, in the order in which they are judged.
  static let kinds = [
    "not-running", "not-configured", "hidden", "invalidated", "rule", "unknown", "frequency",
    "no-view", "group", "slot", "dismissed", "background",
  ]

  /// Reads a word about a tip.
  init(_ word: Word, of tip: Int, in scope: NameScope) throws(Problem) {
    text = word.text
    let colon = word.text.firstIndex(of: ":")
    kind = colon.map { String(word.text[..<$0]) } ?? word.text
    guard Self.kinds.contains(kind) else { throw .notAChoice(word, "a blocker", Self.kinds) }
    guard let colon else {
      detail = nil
      return
    }
    var part = word
    part.text = String(word.text[word.text.index(after: colon)...])
    detail = try BlockerPattern.detail(kind, part, whole: word, of: tip, in: scope)
  }

  private static func detail(
    _ kind: String, _ part: Word, whole: Word, of tip: Int, in scope: NameScope
  ) throws(Problem) -> String {
    switch kind {
    case "hidden":
      guard HideScope(rawValue: part.text) != nil else {
        throw .notAChoice(part, "what hides it", ["all", "some"])
      }
      return part.text
    case "invalidated": return try Arguments.reason(part.text, part).words
    case "rule", "unknown":
      let rules = try RuleReference.rules(named: part.text, part, of: tip, in: scope)
      let names = rules.first.map { scope.tips[tip].source.rules[$0].inputNames ?? part.text }
      return names ?? part.text
    case "frequency": return scope.tips[try scope.tip(part)].name
    case "group":
      return part.text == "none" ? "none" : scope.tips[try scope.tip(part)].name
    case "slot":
      return part.text == "modal" ? "modal" : scope.tips[try scope.tip(part)].name
    default: throw .badArgument(whole, "\(kind) has nothing after a colon")
    }
  }

  /// Whether it stands for a blocker.
  func matches(_ blocker: ActualBlocker) -> Bool {
    kind == blocker.kind && (detail.map(blocker.details.contains) ?? true)
  }
}

/// `expect-blocked TIP BLOCKER…`: exactly these keep a tip from the screen.
struct ExpectBlockedCommand: ScenarioExpectation {
  let tip: Int
  let patterns: [BlockerPattern]

  func mismatch(in interpreter: Interpreter) throws(Problem) -> Mismatch? {
    if patterns.contains(where: { $0.kind == "unknown" }) { interpreter.knownUnknowns.insert(tip) }
    let actual = interpreter.blockers(of: tip)
    let missing = patterns.filter { pattern in !actual.contains(where: pattern.matches) }
    let extra = actual.filter { blocker in !patterns.contains { $0.matches(blocker) } }
    if missing.isEmpty, extra.isEmpty, !actual.isEmpty { return nil }
    let name = interpreter.scope.tips[tip].name
    guard !actual.isEmpty else {
      return Mismatch(
        message: "expected \(name) to be blocked, but nothing keeps it from the screen",
        details: interpreter.blockerLines(of: tip))
    }
    return Mismatch(
      message: "expected \(name) blocked by \(patterns.map(\.text).joined(separator: " ")), "
        + "but it is blocked by \(actual.map(\.text).joined(separator: " "))",
      details: interpreter.blockerLines(of: tip))
  }

  func namedTips(in scope: NameScope) -> [Int] {
    [tip]
      + patterns.compactMap { pattern in
        pattern.detail.flatMap { name in scope.tips.firstIndex { $0.name == name } }
      }
  }

  static let entry = CommandEntry(
    "expect-blocked", .expectations, "TIP BLOCKER…", "exactly these keep the tip from the screen"
  ) { arguments throws(Problem) in
    let tip = try arguments.tip()
    var patterns: [BlockerPattern] = []
    for word in try arguments.takeAll("a blocker, say rule:hasShared or frequency") {
      patterns.append(try BlockerPattern(word, of: tip, in: arguments.scope))
    }
    return ExpectBlockedCommand(tip: tip, patterns: patterns)
  }
}
