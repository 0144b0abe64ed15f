extension Evaluator {
  /// The value itself, or what the variable holds that it stands for.
  func opened(_ value: Value) -> Value {
    if case .box(let index) = value, let running { return running[index] }
    return value
  }

  /// Gives a local a value that all code which shares it sees.
  func set(_ value: Value, forLocal name: String, in scope: inout Scope) {
    if case .box(let index)? = scope.locals[name], let running {
      running[index] = value
    } else {
      scope.locals[name] = value
    }
  }

  /// What names mean in a closure that is made in a scope.
  func capturing(_ closure: Closure, in scope: Scope) -> Scope {
    var inner = scope
    for capture in closure.captures {
      inner.locals[capture.name] = lenient(capture.value, in: scope)
    }
    return inner
  }

  /// Runs the tasks that have not begun, in the order made, those that they make too.
  ///
  /// A task keeps its error to itself.
  func runTasks() throws(EvaluationFailure) {
    while let next = running?.nextTask() { try runTask(next) }
  }

  /// What a task comes to, which is run where it is waited for.
  ///
  /// - Throws: what the task throws, too.
  func value(ofTask index: Int) throws(EvaluationFailure) -> Value {
    try runTask(index)
    switch running?.outcome(ofTask: index) {
    case .value(let value): return try unwrapFailure(value)
    case .thrown(let failure): throw failure
    case nil: return .list([])
    }
  }

  private func runTask(_ index: Int) throws(EvaluationFailure) {
    guard let task = running?.begin(task: index) else { return }
    let pause = running?.pause
    running?.pause = task.pause
    defer { running?.pause = pause }
    do {
      let value = try call(task.closure, task.scope, with: [], span: task.span)
      running?.end(task: index, .value(value))
    } catch {
      guard error.kind != .exhausted else { throw error }
      running?.end(task: index, .thrown(error))
    }
  }
}
