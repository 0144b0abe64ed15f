extension Evaluator {
  /// `if` and `guard`: one side where the conditions are known, both as alternatives where not.
  func branch(
    _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: [Statement],
    before rest: [Statement], in scope: inout Scope, expecting: TypeReference?, _ span: SourceSpan
  ) throws(EvaluationFailure) -> Outcome {
    var inner = scope
    switch holds(conditions, in: &inner) {
    case .known(true):
      scope = inner
      return try execute(then, in: &scope, expecting: expecting, span: span)
    case .known(false):
      return try execute(otherwise, in: &scope, expecting: expecting, span: span)
    case .unknown(let condition):
      return try alternatives(
        [(then, inner), (otherwise, scope)], before: rest, condition: condition,
        expecting: expecting, span: span)
    }
  }

  /// What is known of conditions.
  private enum Truth {
    case known(Bool)
    /// The condition that is not known, as written.
    case unknown(String)
  }

  private func holds(_ conditions: [Statement.Condition], in scope: inout Scope) -> Truth {
    var unknown: String?
    for condition in conditions {
      switch holds(condition, in: &scope) {
      case .known(true): continue
      case .known(false): return .known(false)
      case .unknown(let text): unknown = unknown ?? text
      }
    }
    return unknown.map { .unknown($0) } ?? .known(true)
  }

  private func holds(_ condition: Statement.Condition, in scope: inout Scope) -> Truth {
    switch condition {
    case .availability(let holds): return .known(holds)
    case .expression(let expression):
      guard let holds = try? bool(expression, in: scope) else {
        return .unknown(expression.span.code)
      }
      return .known(holds)
    case .binding(let name, let expression):
      do {
        let value: Value
        if let expression {
          value = try self.value(of: expression, in: scope)
        } else {
          value = try self.value(
            named: name, generics: [], in: scope,
            span: SourceSpan(text: declarations.units[scope.unit].text, start: 0, end: 0))
        }
        scope.locals[name] = value
        return .known(!value.isNone)
      } catch {
        scope.locals[name] = .failure(error)
        return .unknown("let \(name)")
      }
    case .match(let pattern, let expression):
      guard let value = try? value(of: expression, in: scope) else {
        return .unknown(expression.span.code)
      }
      guard let matches = matches(pattern, value, in: &scope) else {
        return .unknown(expression.span.code)
      }
      return .known(matches)
    case .unreadable(let span): return .unknown(span.code)
    }
  }

  /// `switch`: the case that matches where the subject is known, all of them where not.
  func selection(
    _ subject: Expression, _ cases: [Statement.Selection], before rest: [Statement],
    in scope: inout Scope, expecting: TypeReference?, span: SourceSpan
  ) throws(EvaluationFailure) -> Outcome {
    let value = try? value(of: subject, in: scope)
    var isKnown = value != nil
    if let value {
      search: for selection in cases {
        if selection.isDefault {
          return try execute(selection.body, in: &scope, expecting: expecting, span: span)
        }
        for item in selection.patterns {
          var inner = scope
          guard let matches = matches(item.pattern, value, in: &inner) else {
            isKnown = false
            break search
          }
          guard matches else { continue }
          if let filter = item.filter {
            guard let holds = try? bool(filter, in: inner) else {
              isKnown = false
              break search
            }
            if !holds { continue }
          }
          scope = inner
          return try execute(selection.body, in: &scope, expecting: expecting, span: span)
        }
      }
      if isKnown { return .values([]) }
    }
    var branches: [([Statement], Scope)] = []
    for selection in cases {
      var inner = scope
      for item in selection.patterns { bind(item.pattern, in: &inner, subject: subject) }
      branches.append((selection.body, inner))
    }
    return try alternatives(
      branches, before: rest, condition: subject.span.code, expecting: expecting, span: span)
  }

  /// Whether a value matches; nil when not known. Binds the pattern's names.
  func matches(
    _ pattern: Statement.Pattern, _ value: Value, in scope: inout Scope
  ) -> Bool? {
    switch pattern {
    case .wildcard: return true
    case .binding(let name):
      scope.locals[name] = value
      return true
    case .enumCase(let name, let patterns):
      if name == "none" || name == "some", case .swift = value {
        return name == "none" ? value.isNone : !value.isNone
      }
      if case .swift(.enumCase(_, let found, let associated)) = value {
        guard found == name else { return false }
        guard let pattern = patterns.first else { return true }
        return associated.flatMap { matches(pattern, .swift($0), in: &scope) }
      }
      guard case .enumCase(let found) = value else { return nil }
      guard found.name == name else { return false }
      for (pattern, associated) in zip(patterns, found.values) {
        guard let matches = matches(pattern, associated, in: &scope) else { return nil }
        if !matches { return false }
      }
      return true
    case .expression(let expression):
      if case .binary(let op, let lower, let upper) = expression.unparenthesized.form,
        op == "..." || op == "..<"
      {
        return contains(op, lower, upper, value, in: scope)
      }
      guard let wanted = (try? self.value(of: expression, in: scope))?.swiftValue(in: declarations),
        let actual = value.swiftValue(in: declarations)
      else { return nil }
      return SwiftValue.equals(wanted, actual)
    case .tuple(let patterns):
      guard case .list(let values) = value, values.count == patterns.count else { return nil }
      for (pattern, value) in zip(patterns, values) {
        guard let matches = matches(pattern, value, in: &scope) else { return nil }
        if !matches { return false }
      }
      return true
    case .unreadable: return nil
    }
  }

  /// Whether a range holds a value; nil when not known.
  private func contains(
    _ op: String, _ lower: Expression, _ upper: Expression, _ value: Value, in scope: Scope
  ) -> Bool? {
    guard let tested = value.swiftValue(in: declarations) else { return nil }
    func holds(_ comparison: String, _ bound: Expression) -> Bool? {
      if case .none = bound.form { return true }
      guard let limit = (try? self.value(of: bound, in: scope))?.swiftValue(in: declarations),
        case .bool(let holds)? = SwiftValue.apply(comparison, tested, limit)
      else { return nil }
      return holds
    }
    guard let isAbove = holds(">=", lower),
      let isBelow = holds(op == "..." ? "<=" : "<", upper)
    else { return nil }
    return isAbove && isBelow
  }

  /// Gives a pattern's names no value, where the subject is not known.
  private func bind(_ pattern: Statement.Pattern, in scope: inout Scope, subject: Expression) {
    switch pattern {
    case .binding(let name):
      scope.locals[name] = .failure(
        EvaluationFailure(
          .argument(name), "`\(subject.span.code)` is not known", subject.span))
    case .enumCase(_, let patterns), .tuple(let patterns):
      for inner in patterns { bind(inner, in: &scope, subject: subject) }
    default: return
    }
  }

  /// Runs each branch and what follows it, and keeps all results.
  private func alternatives(
    _ branches: [([Statement], Scope)], before rest: [Statement], condition: String,
    expecting: TypeReference?, span: SourceSpan
  ) throws(EvaluationFailure) -> Outcome {
    guard branches.count <= 32 else {
      throw EvaluationFailure(.opaque, "`\(condition)` has too many cases", span)
    }
    var values: [Value] = []
    for (statements, scope) in branches {
      var inner = scope
      do {
        switch try execute(statements + rest, in: &inner, expecting: expecting, span: span) {
        case .returned(let value): values.append(value)
        case .values(let lines):
          if case .array? = expecting?.name {
            values.append(.list(lines.flatMap(Self.elements)))
          } else {
            values.append(lines.last ?? .list([]))
          }
        }
      } catch {
        values.append(.failure(error))
      }
    }
    return .returned(.alternatives(values, condition: condition))
  }
}
