extension PlaceResolver {
  /// What a body returns: one of the values of its `return`s and branches.
  func result(
    of statements: [Statement], in scope: PlaceScope, expecting type: TypeName?, _ span: SourceSpan
  ) throws(PlaceFailure) -> PlaceValue {
    var values: [PlaceValue] = []
    var failures: [PlaceFailure] = []
    collect(statements, in: scope, expecting: type, depth: 0, &values, &failures)
    if values.isEmpty, failures.isEmpty {
      throw fail("what `\(span.code.prefix(80))` gives is not known", span)
    }
    if type?.element != nil, values.count > 1 {
      return .list(values.flatMap(\.elements))
    }
    return try choice(values, failures)
  }

  private func collect(
    _ statements: [Statement], in scope: PlaceScope, expecting type: TypeName?, depth: Int,
    _ values: inout [PlaceValue], _ failures: inout [PlaceFailure]
  ) {
    guard depth < 64 else { return }
    func add(_ expression: Expression, _ scope: PlaceScope) {
      if case .statement(let statement) = expression.form {
        return collect(
          [statement], in: scope, expecting: type, depth: depth + 1, &values, &failures)
      }
      do throws(PlaceFailure) {
        values.append(try value(of: expression, in: scope, expecting: type))
      } catch {
        failures.append(error)
      }
    }
    func inside(_ body: [Statement], _ scope: PlaceScope) {
      collect(body, in: scope, expecting: type, depth: depth + 1, &values, &failures)
    }
    var scope = scope
    for statement in statements {
      switch statement {
      case .result(let expression?): add(expression, scope)
      case .expression(let expression):
        // Only a body's single expression is its value; in a builder each is.
        if statements.count == 1 || type?.element != nil { add(expression, scope) }
      case .variable(let name, _, let value?):
        scope = scope.binding(name, to: .expression(value, scope))
      case .branch(let conditions, let then, let otherwise):
        let (inner, holds) = bind(conditions, in: scope)
        if holds != false { inside(then, inner) }
        if holds != true { inside(otherwise ?? [], scope) }
      case .guarding(let conditions, let otherwise):
        inside(otherwise, scope)
        scope = bind(conditions, in: scope).scope
      case .selection(let subject, let cases):
        for selection in cases {
          var inner = scope
          for item in selection.patterns { inner = bind(item.pattern, to: subject, in: inner) }
          inside(selection.body, inner)
        }
      case .loop(let name, let sequence, _, let body):
        inside(body, scope.binding(name, to: .elements(sequence, scope)))
      case .block(let body): inside(body, scope)
      default: continue
      }
    }
  }

  /// The scope in which conditions' names are bound, and whether they hold where the build decides.
  private func bind(
    _ conditions: [Statement.Condition], in scope: PlaceScope
  ) -> (scope: PlaceScope, holds: Bool?) {
    var scope = scope
    var holds: Bool?
    for condition in conditions {
      switch condition {
      case .binding(let name, let value?):
        scope = scope.binding(name, to: .expression(value, scope))
      case .match(let pattern, let subject): scope = bind(pattern, to: subject, in: scope)
      case .availability(let available):
        if !available { return (scope, false) }
        if conditions.count == 1 { holds = true }
      default: continue
      }
    }
    return (scope, holds)
  }

  private func bind(
    _ pattern: Statement.Pattern, to subject: Expression, in scope: PlaceScope
  ) -> PlaceScope {
    switch pattern {
    case .binding(let name): scope.binding(name, to: .expression(subject, scope))
    case .enumCase("some", let inner) where inner.count == 1:
      bind(inner[0], to: subject, in: scope)
    default: scope
    }
  }
}
