import OpenTipKit

/// Runs what a tap on an action runs.
struct ClosureRunner {
  private let evaluator: Evaluator
  private let running: CodeRun

  init(_ declarations: Declarations, _ code: StartCode, in host: any AppHost) {
    evaluator = Evaluator(declarations)
    running = CodeRun(.closure, of: code, in: host)
    evaluator.running = running
  }

  /// Runs a closure for a tip's action.
  func run(_ closure: SourceClosure, for action: Tips.Action, of tip: String) {
    var scope = closure.scope
    evaluator.begin(tip)
    running[CodeRun.shownTip] = .tip(tip)
    if let type = scope.selfType {
      let object = scope.object ?? .object(Value.Object(type: type, fields: [:]))
      scope.object = object
      if evaluator.declarations.isTip(type) { running.ownTip = (type, tip) }
    }
    for name in closure.tipNames { give(tip, to: name, in: &scope) }
    let value = Value.action(action, nil)
    scope.locals["$0"] = value
    if let parameter = closure.closure.parameters.first { scope.locals[parameter] = value }
    let span = SourceSpan(
      text: evaluator.declarations.units[scope.unit].text, start: 0, end: 0)
    do {
      // What a view holds, all code that it has made shares.
      if case .object(var object)? = scope.object, !evaluator.declarations.isTip(object.type) {
        object.reference = try running.allocate(span)
        scope.object = .object(object)
      }
      _ = try evaluator.perform(closure.closure.body, in: &scope)
    } catch {
      switch error.kind {
      case .exhausted: return running.note(RunningMessage.exhausted, error.span)
      case .thrown(let thrown): running.note(RunningMessage.thrown(thrown), error.span)
      default: break
      }
    }
    do {
      try evaluator.runTasks()
    } catch {
      running.note(RunningMessage.exhausted, error.span)
    }
  }

  /// Lets a name stand for the tip: a local, or a property of the view that holds it.
  private func give(_ tip: String, to name: String, in scope: inout Scope) {
    let bare = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    scope.locals[bare] = .tip(tip)
    guard case .object(var object)? = scope.object,
      evaluator.declarations.variable(bare, of: object.type, isStatic: false) != nil
    else { return }
    object.fields[bare] = .tip(tip)
    scope.object = .object(object)
    scope.locals[bare] = nil
  }
}
