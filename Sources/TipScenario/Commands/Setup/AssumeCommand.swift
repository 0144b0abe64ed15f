/// `assume TIP rule:INPUT true|false`: the answer of a rule that cannot be evaluated from source.
struct AssumeCommand: ScenarioCommand {
  let tip: Int
  /// Positions of the rules that it answers.
  let rules: [Int]
  let answer: Bool

  func run(in interpreter: Interpreter) throws(Problem) {
    try interpreter.requireNoProcess("assume")
    for rule in rules { interpreter.device.assumptions[tip, default: [:]][rule] = answer }
  }

  func namedTips(in scope: NameScope) -> [Int] { [tip] }

  static let entry = CommandEntry(
    "assume", .setup, "TIP rule:INPUT true|false",
    "the answer of a rule that cannot be evaluated from source; rule:#N is the N-th"
  ) { arguments throws(Problem) in
    let tip = try arguments.tip()
    let rules = try RuleReference.rules(
      try arguments.next("rule:INPUT"), of: tip, in: arguments.scope)
    let answer = try arguments.choice("an answer", ["true", "false"])
    try arguments.end()
    return AssumeCommand(tip: tip, rules: rules, answer: answer == "true")
  }
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
