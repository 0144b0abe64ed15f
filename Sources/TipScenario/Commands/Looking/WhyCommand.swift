/// `why [TIP]`: why a tip is or is not on screen.
struct WhyCommand: ScenarioCommand {
  /// Nil for the current tip, or for an overview where there is none.
  let tip: Int?

  func run(in interpreter: Interpreter) throws(Problem) {
    let lines = (tip ?? interpreter.currentTip).map(interpreter.blockerLines(of:))
    interpreter.record(.output(lines ?? overview(in: interpreter)))
  }

  /// What keeps each tip from the screen first of all, one line each.
  private func overview(in interpreter: Interpreter) -> [String] {
    let tips = interpreter.knownTips
    if tips.isEmpty { return ["There are no tips."] }
    let names = Columns.layout(tips.map { [interpreter.name($0), "·"] }).map { $0.dropLast() }
    return WhyLine.layout(
      zip(tips, names).map { tip, name in
        var line = WhyExplainer.firstLine(of: tip, in: interpreter)
        line.text = (line.depth == 0 ? "" : name) + line.text
        line.depth = 0
        return line
      })
  }

  func namedTips(in scope: NameScope) -> [Int] { tip.map { [$0] } ?? [] }

  static let entry = CommandEntry(
    "why", .looking, "[TIP]",
    "everything that keeps a tip, by default the current one, from the screen, with its numbers"
  ) { arguments throws(Problem) in
    guard let word = arguments.nextIfAny() else { return WhyCommand(tip: nil) }
    let tip = try arguments.scope.tip(word)
    try arguments.end()
    return WhyCommand(tip: tip)
  }
}

extension Interpreter {
  /// The current tip of the only `group` line's group, or of the group of all tips.
  var currentTip: Int? {
    let group = scope.scriptGroups.count == 1 ? scope.scriptGroups[0] : scope.implicitGroup
    return group.flatMap(currentTip(of:))
  }

  /// The tips that exist by now: those read, and the instances whose lines have run.
  var knownTips: [Int] {
    scope.tips.indices.filter { !scope.tips[$0].isInstance || declaredTips.contains($0) }
  }
}
