extension CodeExplorer {
  /// What of the launch decides whether a condition holds; negated for what must be absent.
  func decisive(_ condition: Expression, in scope: Scope) -> [LaunchScan.Read] {
    var found: [LaunchScan.Read] = []
    nested { found = parts(of: condition.unparenthesized, in: scope) }
    return found
  }

  private func parts(of condition: Expression, in scope: Scope) -> [LaunchScan.Read] {
    switch condition.form {
    case .prefix("!", let inner): return decisive(inner, in: scope).map(\.negated)
    case .binary("&&", _, _), .binary("||", _, _):
      guard case .binary(let op, _, _) = condition.form else { return [] }
      return condition.operands(of: op).flatMap { decisive($0, in: scope) }
    case .member(_, "isEmpty"): return reads(of: condition, in: scope).map(\.negated)
    case .binary("==", _, let right) where right.isNothing,
      .binary("!=", _, let right) where !right.isNothing:
      return reads(of: condition, in: scope).map(\.negated)
    default: return reads(of: condition, in: scope)
    }
  }

  /// What a condition without parts reads; negated as far as what it reads was negated before.
  private func reads(of condition: Expression, in scope: Scope) -> [LaunchScan.Read] {
    var thrown: [LaunchScan.Read] = []
    let read = reads {
      do throws(EvaluationFailure) {
        _ = try evaluator.bool(condition, in: scope)
      } catch {
        if case .launch(let reads) = error.kind { thrown = reads }
      }
    }
    return read.map { thrown.contains($0.negated) ? $0.negated : $0 }
  }
}

extension Expression {
  /// Whether it is `nil` or `false`.
  fileprivate var isNothing: Bool {
    switch unparenthesized.form {
    case .none, .bool(false): true
    default: false
    }
  }
}
