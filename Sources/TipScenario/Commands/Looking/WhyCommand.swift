/// `why [TIP]`: why a tip is or is not on screen.
struct WhyCommand: ScenarioCommand {
  /// Nil for all tips.
  let tip: Int?

  func run(in interpreter: Interpreter) throws(Problem) {
    let tips = tip.map { [$0] } ?? interpreter.knownTips
    var lines: [String] = []
    for tip in tips {
      if !lines.isEmpty { lines.append("") }
      lines += interpreter.blockerLines(of: tip)
    }
    interpreter.record(.output(lines.isEmpty ? ["There are no tips."] : lines))
  }

  func namedTips(in scope: NameScope) -> [Int] { tip.map { [$0] } ?? [] }

  static let entry = CommandEntry(
    "why", .looking, "[TIP]", "everything that keeps a tip from the screen, with its numbers"
  ) { arguments throws(Problem) in
    guard let word = arguments.nextIfAny() else { return WhyCommand(tip: nil) }
    let tip = try arguments.scope.tip(word)
    try arguments.end()
    return WhyCommand(tip: tip)
  }
}

extension Interpreter {
  /// The tips that exist by now: those read, and the instances whose lines have run.
  var knownTips: [Int] {
    scope.tips.indices.filter { !scope.tips[$0].isInstance || declaredTips.contains($0) }
  }
}
