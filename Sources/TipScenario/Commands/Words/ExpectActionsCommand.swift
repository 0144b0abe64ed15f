import OpenTipKit
import TipSource

/// `expect-actions TIP ID…|none`: the ids of the tip's actions, in order.
struct ExpectActionsCommand: ScenarioExpectation {
  let tip: Int
  let ids: [String]

  func mismatch(in interpreter: Interpreter) throws(Problem) -> Mismatch? {
    let actions = interpreter.scope.tips[tip].source.actions
    let actual = actions.map(\.id)
    guard actual != ids else { return nil }
    return Mismatch(
      message: "expected the actions \(Self.list(ids)) of \(interpreter.name(tip)), "
        + "but they are \(Self.list(actual))",
      details: actions.map { action in
        let label = SwiftValue.quote(interpreter.words(action.label(), of: tip))
        return "action \(action.id): \(label)"
      })
  }

  private static func list(_ ids: [String]) -> String {
    ids.isEmpty ? "none" : ids.joined(separator: " ")
  }

  func namedTips(in scope: NameScope) -> [Int] { [tip] }

  static let entry = CommandEntry(
    "expect-actions", .expectations, "TIP ID…|none", "the ids of the tip's actions, in order"
  ) { arguments throws(Problem) in
    let tip = try arguments.tip()
    if arguments.take("none") {
      try arguments.end()
      return ExpectActionsCommand(tip: tip, ids: [])
    }
    return ExpectActionsCommand(tip: tip, ids: try arguments.takeAll("an action's id").map(\.text))
  }
}
