extension Evaluator {
  /// Methods that change what they are called on.
  private static let changing: Set<String> = [
    "append", "insert", "remove", "removeAll", "toggle", "formUnion",
  ]

  /// A line of running code: an assignment, a change, or a call. What cannot be evaluated is passed
  /// over, and stands for itself where its value is wanted.
  ///
  /// - Parameter expecting: the type of the value that is wanted; nil for a statement.
  func performLine(
    _ expression: Expression, in scope: inout Scope, expecting: TypeReference?
  ) throws(EvaluationFailure) -> Value? {
    guard let running else { return nil }
    do {
      return try nested(expression.span) { () throws(EvaluationFailure) in
        try line(expression, in: &scope, expecting: expecting, running)
      }
    } catch {
      if expression.isOptionalTry, case .thrown = error.kind { return .absent }
      guard error.isUnknown else { throw error }
      return .failure(error)
    }
  }

  private func line(
    _ expression: Expression, in scope: inout Scope, expecting: TypeReference?, _ running: CodeRun
  ) throws(EvaluationFailure) -> Value? {
    if try assign(expression, in: &scope, running) { return nil }
    if case .call(let callee, let arguments) = expression.form,
      let found = try runClosures(of: callee, arguments, in: &scope)
    {
      return found
    }
    if case .call(let callee, let arguments) = expression.form,
      case .member(let base, "init") = callee.form, case .name("self", _) = base.form,
      let type = scope.selfType, scope.object != nil
    {
      scope.object = try runningInstance(of: type, arguments, in: scope, span: expression.span)
      return nil
    }
    let before = running.effects
    running.finished = nil
    do {
      let value = try value(of: expression, in: scope, expecting: expecting)
      keepSelf(after: expression, in: &scope, running)
      return value
    } catch {
      guard error.isUnknown else { throw error }
      try passOver(expression, isStatement: expecting == nil, since: before, in: scope, running)
      throw error
    }
  }

  /// A struct's method that was called on `self` may have changed it.
  private func keepSelf(after expression: Expression, in scope: inout Scope, _ running: CodeRun) {
    guard case .call(let callee, _) = expression.form,
      case .object(let left)? = running.finished, left.reference == nil,
      case .object(let held)? = scope.object, held.type == left.type
    else { return }
    switch callee.form {
    case .name: scope.object = .object(left)
    case .member(let base, _):
      if case .name("self", _) = base.form { scope.object = .object(left) }
    default: return
    }
  }

  /// Tells of what is passed over: TipKit's calls in closures that something unknown gets; where an
  /// action runs, every statement.
  private func passOver(
    _ expression: Expression, isStatement: Bool, since before: Int, in scope: Scope,
    _ running: CodeRun
  ) throws(EvaluationFailure) {
    if expression.holdsClosure {
      let calls = tipKitCalls(in: [.expression(expression)], slot: 0, at: expression.span, scope)
      if !calls.isEmpty, case .call(let callee, _) = expression.unparenthesized.form {
        let texts = calls.map(\.text)
        let function = callee.span.brief
        running.note(
          Self.isLater(callee)
            ? RunningMessage.later(function, notRun: texts)
            : RunningMessage.unknownCaller(function, notRun: texts), expression.span)
        return
      }
    }
    guard running.purpose == .closure, isStatement, running.effects == before,
      case .call = expression.form
    else { return }
    running.note(RunningMessage.passedOver(expression.span.brief), expression.span)
  }

  /// Carries out an assignment or a change; false for other expressions.
  private func assign(
    _ expression: Expression, in scope: inout Scope, _ running: CodeRun
  ) throws(EvaluationFailure) -> Bool {
    switch expression.form {
    case .binary("=", let target, let value):
      if case .name("_", _) = target.form {
        _ = try performLine(value, in: &scope, expecting: nil)
        return true
      }
      let place = self.place(target, in: scope)
      let new = try assigned(value, type: place.type, in: &scope)
      try store(new, in: place, target, whole: expression, &scope, running)
      return true
    case .binary(let op, let target, let value)
    where ["+=", "-=", "*=", "/=", "%=", "&&=", "||="].contains(op):
      let place = self.place(target, in: scope)
      let sum = Expression(
        form: .binary(String(op.dropLast()), target, value), span: expression.span)
      let new = try assigned(sum, type: place.type, in: &scope)
      try store(new, in: place, target, whole: expression, &scope, running)
      return true
    case .call(let callee, let arguments):
      guard case .member(let target, let method) = callee.form, Self.changing.contains(method)
      else { return false }
      let place = self.place(target, in: scope)
      if case .unknown = place.target { return false }
      guard let new = try changed(target, method, arguments, place.type, in: scope) else {
        return false
      }
      try store(new, in: place, target, whole: expression, &scope, running)
      return true
    default: return false
    }
  }

  /// The value that is assigned, or the failure in its place.
  private func assigned(
    _ expression: Expression, type: TypeReference?, in scope: inout Scope
  ) throws(EvaluationFailure) -> Value {
    do {
      return try value(of: expression, in: scope, expecting: type)
    } catch {
      if expression.isOptionalTry, case .thrown = error.kind { return .absent }
      guard error.isUnknown else { throw error }
      return .failure(error)
    }
  }

  /// A list, set or flag after a method that changes it; nil for other values and methods.
  private func changed(
    _ target: Expression, _ method: String, _ arguments: Arguments, _ type: TypeReference?,
    in scope: Scope
  ) throws(EvaluationFailure) -> Value? {
    let old: Value
    do {
      old = try value(of: target, in: scope)
    } catch {
      guard error.isUnknown else { throw error }
      return nil
    }
    if method == "toggle" {
      guard case .swift(.bool(let flag)) = old else { return nil }
      return .bool(!flag)
    }
    switch old {
    case .list, .swift(.array), .swift(.set): break
    default: return nil
    }
    let elements = Self.members(of: old)
    if method == "removeAll" { return .list([]) }
    guard let first = arguments.first else { return nil }
    let isMany = first.label == "contentsOf" || method == "formUnion"
    let added = lenient(
      first.value, in: scope, expecting: isMany ? type : type.flatMap(elementType))
    if method == "remove" {
      guard let removed = added.swiftValue(in: declarations) else { return nil }
      return .list(elements.filter { $0.swiftValue(in: declarations) != removed })
    }
    let all = elements + (isMany ? Self.members(of: added) : [added])
    if case .swift(.set) = old {
      return coerce(.list(all), to: Self.tipKitType(["Set"], unit: scope.unit))
    }
    return try measured(.list(all), target.span)
  }
}

extension Expression {
  /// Whether a closure is among the arguments of its calls.
  var holdsClosure: Bool {
    switch form {
    case .call(let callee, let arguments):
      callee.holdsClosure
        || arguments.contains {
          if case .closure = $0.value.form { true } else { $0.value.holdsClosure }
        }
    case .member(let base, _), .chained(let base), .unwrap(let base): base.holdsClosure
    default: false
    }
  }
}
