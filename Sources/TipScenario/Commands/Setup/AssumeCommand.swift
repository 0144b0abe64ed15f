import TipSource

/// `assume TIP rule:INPUT true|false`: the answer of a rule that cannot be evaluated from source.
struct AssumeCommand: ScenarioCommand {
  let tip: Int
  let assumption: Assumption

  func run(in interpreter: Interpreter) throws(Problem) {
    interpreter.device.assumptions[tip, default: []].append(assumption)
  }

  func namedTips(in scope: NameScope) -> [Int] { [tip] }

  static let entry = CommandEntry(
    "assume", .setup, "TIP rule:INPUT true|false",
    "the answer of a rule that cannot be evaluated from source; rule:#N is the N-th"
  ) { arguments throws(Problem) in
    let tip = try arguments.tip()
    let word = try arguments.next("rule:INPUT")
    _ = try RuleReference.rules(word, of: tip, in: arguments.scope)
    let answer = try arguments.choice("an answer", ["true", "false"]) == "true"
    try arguments.end()
    guard arguments.scope.tips[tip].source.assuming(word.text, holds: answer) != nil else {
      throw .ruleIsEvaluable(word, arguments.scope.tips[tip].name)
    }
    return AssumeCommand(
      tip: tip,
      assumption: Assumption(
        input: word.text, holds: answer,
        path: word.span.text.path, line: word.span.line))
  }
}

/// What an `assume` line says of a rule.
struct Assumption: Hashable, Sendable {
  /// `rule:INPUT` or `rule:#N`.
  let input: String
  let holds: Bool
  /// Where the line stands.
  let path: String
  let line: Int
}

/// Finds rules by what scenarios call them: `rule:INPUT`, or `rule:#N` by position from 1.
enum RuleReference {
  /// The positions, from 0, of the rules that a word means.
  static func rules(_ word: Word, of tip: Int, in scope: NameScope) throws(Problem) -> [Int] {
    guard word.text.hasPrefix("rule:") else {
      throw .badArgument(word, "\(word.text) is not rule:INPUT")
    }
    return try rules(named: String(word.text.dropFirst(5)), word, of: tip, in: scope)
  }

  /// The positions, from 0, of the rules with an input's name.
  static func rules(
    named input: String, _ word: Word, of tip: Int, in scope: NameScope
  ) throws(Problem) -> [Int] {
    let rules = scope.tips[tip].source.rules
    let labels = rules.enumerated().map { $1.inputNames ?? "#\($0 + 1)" }
    if input.hasPrefix("#"), let number = Int(input.dropFirst()), rules.indices.contains(number - 1)
    {
      return [number - 1]
    }
    let found = labels.indices.filter { labels[$0] == input }
    guard found.isEmpty else { return found }
    throw .unknownRule(input, scope.tips[tip].name, labels, word.span)
  }
}
