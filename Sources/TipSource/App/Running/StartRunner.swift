import SwiftSyntax

/// Runs what an app does at its start.
struct StartRunner {
  private let declarations: Declarations
  private let code: StartCode
  private let evaluator: Evaluator
  private let running: CodeRun

  init(_ declarations: Declarations, _ code: StartCode, in host: any AppHost) {
    self.declarations = declarations
    self.code = code
    evaluator = Evaluator(declarations)
    running = CodeRun(.start, of: code, in: host)
    evaluator.running = running
  }

  /// Runs everything in order; an error that nothing catches ends the part that throws it.
  func run() {
    evaluator.begin("start")
    var instances: [Int: Value] = [:]
    do {
      for root in code.roots { try runPart(root, &instances) }
      // Tasks run when the system gets to them: before the first screen, after all of that.
      try evaluator.runTasks()
    } catch {
      running.note(RunningMessage.exhausted, error.span)
      return
    }
    guard !running.hasConfigured, let late = code.late else { return }
    configure(late)
  }

  /// What was not run as the app would because it cannot be read.
  var gaps: [Diagnostic] { running.gaps }

  /// Runs a part; an error that nothing catches ends it.
  ///
  /// - Throws: where the code's limits are reached.
  private func runPart(
    _ root: StartCode.Root, _ instances: inout [Int: Value]
  ) throws(EvaluationFailure) {
    do {
      try run(root, &instances)
    } catch {
      switch error.kind {
      case .exhausted: throw error
      case .thrown(let thrown):
        running.note(RunningMessage.thrown(thrown), error.span, isGap: false)
      default: return
      }
    }
  }

  private func run(
    _ root: StartCode.Root, _ instances: inout [Int: Value]
  ) throws(EvaluationFailure) {
    switch root {
    case .topLevel(let unit): try runTopLevel(unit)
    case .instance(let type):
      let span = declarations.types[type].span
      instances[type] = try evaluator.runningInstance(
        of: type, [], in: Scope(unit: declarations.types[type].unit), span: span)
    case .main(let type, let function): try call(function, of: type, on: nil)
    case .callback(let type, let function):
      try call(
        function, of: type, on: instances[type] ?? .object(Value.Object(type: type, fields: [:])))
    }
  }

  /// Runs a function whose arguments are not known.
  private func call(
    _ function: FunctionDeclaration, of type: Int, on object: Value?
  ) throws(EvaluationFailure) {
    guard let body = function.body else { return }
    var scope = Scope(unit: function.unit, type: function.owner, selfType: type, object: object)
    for parameter in function.parameters {
      scope.locals[parameter.name] = .failure(
        EvaluationFailure(
          .argument(parameter.name), "`\(parameter.name)` is the system's", function.span))
    }
    let statements = evaluator.statements(body, unit: function.unit, at: function.span)
    _ = try evaluator.perform(statements, in: &scope)
  }

  /// Runs the code of `main.swift`; its variables are globals.
  private func runTopLevel(_ unit: Int) throws(EvaluationFailure) {
    var scope = Scope(unit: unit)
    let source = declarations.units[unit]
    let statements = code.bodies.statements(unit: unit, offset: -1) {
      source.lowering.statements(source.tree.statements)
    }
    for statement in statements {
      if let name = statement.declaredName, declarations.functions[name] == nil,
        let global = declarations.global(named: name, unit: unit)
      {
        do {
          _ = try evaluator.value(of: global, object: nil, selfType: nil)
        } catch {
          guard error.isUnknown else { throw error }
        }
        continue
      }
      if case .function = statement { continue }
      _ = try evaluator.perform([statement], in: &scope)
    }
  }

  /// Runs the code around a call of `Tips.configure` that the start does not lead to; of that code
  /// only this call is carried out.
  private func configure(_ late: LateConfigure) {
    running.host.note(RunningMessage.lateConfigure(late.call), at: late.call.location)
    running.performsConfigureOnly = true
    var scope = Scope(unit: late.unit, type: late.type, selfType: late.type)
    scope.object = late.type.map { .object(Value.Object(type: $0, fields: [:])) }
    do {
      _ = try evaluator.perform(late.statements, in: &scope)
      try evaluator.runTasks()
    } catch {
      if error.kind == .exhausted { running.note(RunningMessage.exhausted, error.span) }
    }
  }
}
