import OpenTipKit
import TipSource

/// `perform-action TIP ACTION`: the person taps an action of a displayed tip, which runs what the
/// source says, and nothing else (S7.3).
struct PerformActionCommand: ScenarioCommand {
  let tip: Int
  let action: String

  func run(in interpreter: Interpreter) throws(Problem) {
    let process = try interpreter.requireProcess()
    let source = interpreter.scope.tips[tip].source
    let name = interpreter.scope.tips[tip].name
    let handle = try interpreter.handle(tip, in: process)
    guard process.engine.displayedTips.contains(handle) else {
      throw .notDisplayed("\(name) is not displayed", details: interpreter.blockerLines(of: tip))
    }
    let found = source.actions.firstIndex { $0.id == action } ?? Int(action)
    guard let found, source.actions.indices.contains(found) else {
      throw .unknownAction(action, name, source.actions.map(\.id))
    }
    let label = SwiftValue.quote(interpreter.words(source.actions[found].label(), of: tip))
    let closures = closures(of: source, at: found, handle, in: interpreter, process)
    guard !closures.isEmpty else {
      let reason =
        interpreter.scope.model.app == nil
        ? "its handler is the app's and is not run" : "nothing in the source handles it"
      return interpreter.record(.note("\(label) is tapped; \(reason) (S7.3)"))
    }
    interpreter.record(.note("\(label) is tapped"))
    for closure in closures {
      interpreter.scope.model.run(
        closure, for: source.actions[found], of: source.name,
        in: AppRun(interpreter, process, isLaunch: false))
    }
  }

  /// The action's own handler, then the closure of the place that displays the tip.
  private func closures(
    of source: SourceTip, at index: Int, _ handle: TrackedTip, in interpreter: Interpreter,
    _ process: AppProcess
  ) -> [SourceClosure] {
    let own = source.actionHandlers.indices.contains(index) ? source.actionHandlers[index] : nil
    let place = process.engine.places.first { $0.tip == handle }?.place.name
    let places = process.screen.map { interpreter.scope.places[$0] }
    let closure = places.first { $0.name == place }?.source?.action
    return [own, closure].compactMap { $0 }
  }

  func namedTips(in scope: NameScope) -> [Int] { [tip] }

  static let entry = CommandEntry(
    "perform-action", .happenings, "TIP ACTION",
    "the person taps an action of a displayed tip, by id or index"
  ) { arguments throws(Problem) in
    let tip = try arguments.tip()
    return PerformActionCommand(
      tip: tip, action: try arguments.last("an action's id or index").text)
  }
}
