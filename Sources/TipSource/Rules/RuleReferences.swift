/// Finds whether an expression reads a rule's own names, or the clock.
struct RuleReferences {
  let names: Set<String>
  let owner: Set<String>

  func isIn(_ expression: Expression) -> Bool {
    switch expression.form {
    case .name(let name, _): return names.contains(name) || owner.contains(name)
    case .implicitMember(let name): return name == "now"
    case .member(let base, let name):
      if case .name("Date", _) = base.form, name == "now" { return true }
      return isIn(base)
    case .call(let callee, let arguments):
      if case .name("Date", _) = callee.form {
        return arguments.isEmpty || arguments.contains { $0.label == "timeIntervalSinceNow" }
          || isIn(arguments)
      }
      // `.init(timeIntervalSinceNow: -60)` where a date is expected.
      if arguments.contains(where: { $0.label == "timeIntervalSinceNow" }) { return true }
      return isIn(callee) || isIn(arguments)
    case .element(let base, let arguments): return isIn(base) || isIn(arguments)
    case .prefix(_, let inner), .unwrap(let inner), .chained(let inner), .cast(let inner, _, _):
      return isIn(inner)
    case .binary(_, let left, let right): return isIn(left) || isIn(right)
    case .conditional(let condition, let yes, let no):
      return isIn(condition) || isIn(yes) || isIn(no)
    case .array(let elements): return elements.contains(where: isIn)
    case .dictionary(let pairs): return pairs.contains { isIn($0.key) || isIn($0.value) }
    case .tuple(let elements): return isIn(elements)
    case .macro(_, let arguments): return isIn(arguments)
    case .closure(let closure): return isIn(closure.body)
    case .statement(let statement): return isIn([statement])
    case .interpolation(let segments):
      return segments.contains { segment in
        if case .value(let arguments) = segment { return isIn(arguments) }
        return false
      }
    case .bool, .integer, .decimal, .string, .none, .keyPath, .type, .unreadable: return false
    }
  }

  private func isIn(_ arguments: [Expression.Argument]) -> Bool {
    arguments.contains { isIn($0.value) }
  }

  private func isIn(_ statements: [Statement]) -> Bool {
    statements.contains { statement in
      switch statement {
      case .expression(let expression), .result(let expression?): isIn(expression)
      case .variable(_, _, let value): value.map(isIn) ?? false
      // A body with branches is taken to read them: it is then compiled part by part.
      case .branch, .guarding, .selection, .loop, .block: true
      case .result(nil), .function, .control, .unreadable: false
      }
    }
  }
}
