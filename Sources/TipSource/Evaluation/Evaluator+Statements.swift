extension Evaluator {
  /// What statements come to: the values of a builder's lines, or what `return` gives.
  enum Outcome {
    case values([Value])
    case returned(Value)
  }

  /// The value of a body: what it returns, its only line, or its lines as a list.
  func run(
    _ statements: [Statement], in scope: inout Scope, expecting: TypeReference?, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    if running != nil { return try runBody(statements, in: &scope, expecting: expecting) }
    switch try execute(statements, in: &scope, expecting: expecting, span: span) {
    case .returned(let value): return try unwrapFailure(value)
    case .values(let values):
      guard let only = values.first, values.count == 1 else {
        if case .array? = expecting?.name { return .list(values) }
        // Lines that do something before the last one are not part of the value.
        guard let last = values.last else { return .list([]) }
        return try unwrapFailure(last)
      }
      return try unwrapFailure(only)
    }
  }

  /// Runs statements one after the other.
  func execute(
    _ statements: [Statement], in scope: inout Scope, expecting: TypeReference?, span: SourceSpan
  ) throws(EvaluationFailure) -> Outcome {
    var values: [Value] = []
    for (index, statement) in statements.enumerated() {
      let rest = Array(statements[(index + 1)...])
      let outcome: Outcome = try nested(span) { () throws(EvaluationFailure) in
        try execute(
          statement, before: rest, in: &scope, expecting: expecting, span: span)
      }
      switch outcome {
      case .values(let more): values += more
      case .returned(let value):
        guard !values.isEmpty, case .alternatives(let options, let condition) = value,
          case .array? = expecting?.name
        else { return .returned(value) }
        return .returned(
          .alternatives(options.map { .list(values + Self.elements($0)) }, condition: condition))
      }
    }
    return .values(values)
  }

  /// The elements of a list; a single value is its own only element.
  static func elements(_ value: Value) -> [Value] {
    if case .list(let elements) = value { return elements }
    return [value]
  }

  private func execute(
    _ statement: Statement, before rest: [Statement], in scope: inout Scope,
    expecting: TypeReference?, span: SourceSpan
  ) throws(EvaluationFailure) -> Outcome {
    switch statement {
    case .expression(let expression): return line(expression, in: &scope, expecting: expecting)
    case .variable(let name, let type, let value):
      let expected = type.map { TypeReference(name: $0, scope: scope.type, unit: scope.unit) }
      scope.localTypes[name] = expected
      guard let value else {
        scope.locals[name] = Value.absent
        return .values([])
      }
      do {
        scope.locals[name] = try self.value(of: value, in: scope, expecting: expected)
      } catch {
        scope.locals[name] = .failure(error)
      }
      return .values([])
    case .result(let expression):
      guard let expression else { return .returned(.list([])) }
      return .returned(try value(of: expression, in: scope, expecting: expecting))
    case .block(let body):
      return try execute(body, in: &scope, expecting: expecting, span: span)
    case .branch(let conditions, let then, let otherwise):
      return try branch(
        conditions, then, otherwise ?? [], before: rest, in: &scope, expecting: expecting, span)
    case .guarding(let conditions, let otherwise):
      return try branch(
        conditions, [], otherwise, before: rest, in: &scope, expecting: expecting, span)
    case .selection(let subject, let cases):
      return try selection(
        subject, cases, before: rest, in: &scope, expecting: expecting, span: span)
    case .loop(let name, let sequence, let filter, let body):
      var values: [Value] = []
      for element in try sequenceElements(sequence, in: scope) {
        scope.locals[name] = element
        if let filter, try !bool(filter, in: scope) { continue }
        let outcome = try execute(body, in: &scope, expecting: expecting, span: span)
        switch outcome {
        case .values(let more): values += more
        case .returned: return outcome
        }
      }
      return .values(values)
    case .function(let name, let closure):
      scope.locals[name] = .closure(closure, scope)
      return .values([])
    case .control(_, let span), .unreadable(let span):
      throw EvaluationFailure(.opaque, "`\(span.code.prefix(60))` is not read", span)
    }
  }

  private func sequenceElements(
    _ expression: Expression, in scope: Scope
  ) throws(EvaluationFailure) -> [Value] {
    switch try value(of: expression, in: scope) {
    case .list(let elements): return elements
    case .range(.integer(let lower), .integer(let upper), let isClosed)
    where upper.subtractingReportingOverflow(lower).partialValue < 1_000:
      return isClosed
        ? (lower...upper).map { .integer($0) } : (lower..<upper).map { .integer($0) }
    case .swift(.array(let elements)): return elements.map { .swift($0) }
    default:
      throw EvaluationFailure(
        .opaque, "the elements of `\(expression.span.code)` are not known", expression.span)
    }
  }

  /// A line of a body: an assignment, a call that changes a local, or a value.
  private func line(
    _ expression: Expression, in scope: inout Scope, expecting: TypeReference?
  ) -> Outcome {
    if assign(expression, in: &scope) { return .values([]) }
    var expected = expecting
    if case .array(let element)? = expecting?.name, let expecting {
      expected = TypeReference(name: element, scope: expecting.scope, unit: expecting.unit)
      if case .array = expression.unparenthesized.form { expected = expecting }
    }
    do {
      return .values([try value(of: expression, in: scope, expecting: expected)])
    } catch {
      return .values([.failure(error)])
    }
  }

  /// Carries out `x = …`, `self.x = …`, `x += …` and `x.append(…)`; false for other expressions.
  private func assign(_ expression: Expression, in scope: inout Scope) -> Bool {
    switch expression.form {
    case .binary("=", let target, let value):
      store(result(of: value, for: target, in: scope), in: target, scope: &scope)
      return true
    case .binary("+=", let target, let value):
      let sum = Expression(form: .binary("+", target, value), span: expression.span)
      store(result(of: sum, for: target, in: scope), in: target, scope: &scope)
      return true
    case .call(let callee, let arguments):
      guard case .member(let target, "append") = callee.form, arguments.count == 1,
        case .name(let name, _) = target.form, let list = scope.locals[name]
      else { return false }
      let type = scope.localTypes[name]
      let added = lenient(
        arguments[0].value, in: scope,
        expecting: arguments[0].label == "contentsOf" ? type : type.flatMap(elementType))
      let elements = Self.elements(list)
      let all = Value.list(
        elements + (arguments[0].label == "contentsOf" ? Self.elements(added) : [added]))
      do {
        scope.locals[name] = try measured(all, expression.span)
      } catch {
        scope.locals[name] = .failure(error)
      }
      return true
    default: return false
    }
  }

  /// The value for a target, or the failure in its place.
  private func result(of expression: Expression, for target: Expression?, in scope: Scope) -> Value
  {
    var expected: TypeReference?
    if case .name(let name, _)? = target?.form, let type = scope.localTypes[name] {
      expected = type
    } else if let name = target?.ownProperty, let type = scope.selfType,
      let variable = declarations.variable(name, of: type, isStatic: false),
      let declared = variable.type
    {
      expected = TypeReference(name: declared, scope: variable.owner, unit: variable.unit)
    }
    do {
      return try value(of: expression, in: scope, expecting: expected)
    } catch {
      return .failure(error)
    }
  }

  /// Puts a value where a name says; what is outside of the instance, a static property say, is left.
  private func store(_ value: Value, in target: Expression, scope: inout Scope) {
    if case .name("self", _) = target.form {
      scope.object = value
      return
    }
    guard let name = target.ownProperty else { return }
    if case .name = target.form, scope.locals[name] != nil, !isField(name, in: scope) {
      scope.locals[name] = value
      return
    }
    guard case .object(var object)? = scope.object else {
      scope.locals[name] = value
      return
    }
    object.fields[name] = value
    scope.object = .object(object)
  }

  /// Whether a bare name that is assigned is a property, not a local of the same name.
  private func isField(_ name: String, in scope: Scope) -> Bool {
    guard scope.locals[name] == nil, case .object(let object)? = scope.object else { return false }
    return declarations.variable(name, of: object.type, isStatic: false) != nil
  }
}
