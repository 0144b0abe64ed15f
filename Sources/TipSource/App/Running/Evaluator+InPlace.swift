extension Evaluator {
  /// When a call runs the closures that it gets.
  private enum Timing {
    /// As part of the code that calls it: `withAnimation { … }`, `MainActor.run { … }`.
    case atOnce
    /// When that code has come to its end: `Task { … }`, `DispatchQueue.main.async { … }`.
    case afterwards
    /// The same after a pause, which is not waited for: `DispatchQueue.main.asyncAfter(…) { … }`.
    case afterPause
  }

  /// Runs the closures of a call that runs them, now or as tasks; nil for other calls.
  func runClosures(
    of callee: Expression, _ arguments: Arguments, in scope: inout Scope
  ) throws(EvaluationFailure) -> Value? {
    guard let timing = timing(of: callee, in: scope) else { return nil }
    switch timing {
    case .atOnce:
      let closures = arguments.compactMap { argument -> Closure? in
        if case .closure(let closure) = argument.value.unparenthesized.form { closure } else { nil }
      }
      return closures.isEmpty ? nil : try runInPlace(closures, in: &scope)
    case .afterwards, .afterPause:
      let pause = timing == .afterPause ? callee.span : nil
      var made: Value?
      for argument in arguments where argument.isTrailing || Self.mayBeWork(argument) {
        guard case .closure(let closure, let captured)? = try? value(of: argument.value, in: scope)
        else { continue }
        made = (running?.add(closure, captured, argument.value.span, after: pause)).map {
          .task($0)
        }
      }
      return made
    }
  }

  private static func mayBeWork(_ argument: Expression.Argument) -> Bool {
    if case .closure = argument.value.unparenthesized.form { return true }
    return ["operation", "execute", "block", nil].contains(argument.label)
  }

  private func timing(of callee: Expression, in scope: Scope) -> Timing? {
    switch callee.form {
    case .name(let name, _):
      guard scope.locals[name] == nil, declarations.functions[name] == nil,
        declaredType([name], in: scope) == nil
      else { return nil }
      switch name {
      case "Task": return .afterwards
      case "withAnimation", "withTransaction", "autoreleasepool": return .atOnce
      default: return nil
      }
    case .member(let base, let name):
      switch (base.rootName, name) {
      case ("Task", "detached"), ("Task", "init"), ("DispatchQueue", "async"),
        ("OperationQueue", "addOperation"), ("RunLoop", "perform"):
        return .afterwards
      case ("DispatchQueue", "asyncAfter"): return .afterPause
      case ("Task", "immediate"), ("MainActor", "run"), ("MainActor", "assumeIsolated"),
        ("DispatchQueue", "sync"), ("DispatchQueue", "asyncAndWait"):
        return .atOnce
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a call hands its closure to something that runs it later.
  static func isLater(_ callee: Expression) -> Bool {
    guard case .member(let base, let name) = callee.form else { return false }
    switch (base.rootName, name) {
    case ("Timer", "scheduledTimer"), ("RunLoop", "schedule"),
      ("DispatchQueue", "schedule"):
      return true
    default: return false
    }
  }

  /// Runs closures as part of a scope: what they do to its locals is seen after them.
  private func runInPlace(
    _ closures: [Closure], in scope: inout Scope
  ) throws(EvaluationFailure) -> Value {
    var result = Value.list([])
    for closure in closures {
      let bound = closure.parameters + closure.captures.map(\.name)
      let inner = capturing(closure, in: scope)
      switch try performBlock(closure.body, in: &scope, from: inner, bound: bound) {
      case .returned(let value): result = value
      case .completed(let value): result = value ?? .list([])
      case .left, .fellThrough: continue
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
