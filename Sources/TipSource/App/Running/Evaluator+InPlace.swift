extension Evaluator {
  /// Functions that run their closure as part of what calls them.
  private static let inPlaceFunctions: Set<String> = [
    "Task", "withAnimation", "withTransaction", "autoreleasepool",
  ]

  /// The closures that a call runs in place: `Task { … }`, `DispatchQueue.main.async { … }`; nil for
  /// other calls.
  func inPlace(
    _ callee: Expression, _ arguments: Arguments, in scope: Scope
  ) -> [Closure]? {
    guard isInPlace(callee, in: scope) else { return nil }
    let closures = arguments.compactMap { argument -> Closure? in
      if case .closure(let closure) = argument.value.unparenthesized.form { return closure }
      return nil
    }
    return closures.isEmpty ? nil : closures
  }

  private func isInPlace(_ callee: Expression, in scope: Scope) -> Bool {
    switch callee.form {
    case .name(let name, _):
      return Self.inPlaceFunctions.contains(name) && scope.locals[name] == nil
        && declarations.functions[name] == nil && declaredType([name], in: scope) == nil
    case .member(let base, let name):
      switch (base.rootName, name) {
      case ("Task", "detached"), ("Task", "init"), ("Task", "immediate"), ("MainActor", "run"),
        ("MainActor", "assumeIsolated"), ("DispatchQueue", "async"), ("DispatchQueue", "sync"),
        ("DispatchQueue", "asyncAndWait"), ("OperationQueue", "addOperation"),
        ("RunLoop", "perform"):
        return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether a call hands its closure to something that runs it later.
  static func isLater(_ callee: Expression) -> Bool {
    guard case .member(let base, let name) = callee.form else { return false }
    switch (base.rootName, name) {
    case ("DispatchQueue", "asyncAfter"), ("Timer", "scheduledTimer"), ("RunLoop", "schedule"),
      ("DispatchQueue", "schedule"):
      return true
    default: return false
    }
  }

  /// Runs closures as part of a scope: what they do to its locals is seen after them.
  func runInPlace(
    _ closures: [Closure], _ function: String, in scope: inout Scope
  ) throws(EvaluationFailure) -> Value {
    // A task keeps its error to itself.
    let keepsErrors = ["Task", "detached", "init", "immediate"].contains(function)
    var result = Value.list([])
    for closure in closures {
      do {
        switch try performBlock(closure.body, in: &scope, from: scope, bound: closure.parameters) {
        case .returned(let value): result = value
        case .completed(let value): result = value ?? .list([])
        case .left, .fellThrough: continue
        }
      } catch {
        guard keepsErrors, case .thrown = error.kind else { throw error }
      }
    }
    return result
  }
}

extension Expression {
  /// The name that a chain of members and calls begins with: `DispatchQueue` of
  /// `DispatchQueue.main`.
  var rootName: String? {
    switch unparenthesized.form {
    case .name(let name, _): name
    case .member(let base, _): base.rootName
    case .call(let callee, _): callee.rootName
    case .chained(let inner), .unwrap(let inner): inner.rootName
    default: nil
    }
  }
}
