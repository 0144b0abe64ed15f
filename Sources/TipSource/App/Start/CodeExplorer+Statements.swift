extension CodeExplorer {
  /// The most elements of a list that a loop goes over.
  private static let elementLimit = 64

  /// Looks into a statement; gives what the statements after it hang on.
  func explore(_ statement: Statement, in scope: inout Scope) -> [LaunchScan.Read] {
    switch statement {
    case .expression(let expression):
      explore(expression, in: scope)
      bind(statement, expression, in: &scope)
    case .variable(_, _, let value):
      if let value { explore(value, in: scope) }
      _ = try? evaluator.execute([statement], in: &scope, expecting: nil, span: span(in: scope))
    case .result(let expression):
      if let expression { explore(expression, in: scope) }
    case .block(let body): explore(body, in: &scope)
    case .branch(let conditions, let then, let otherwise):
      var inner = scope
      let reads = decide(conditions, in: &inner)
      guarded(by: reads) {
        explore(then, in: &inner)
        keepLocals(of: inner, in: &scope)
      }
      guarded(by: reads.map(\.negated)) { explore(otherwise ?? [], in: &scope) }
      forget(then + (otherwise ?? []), by: reads, in: &scope)
      if Statement.leaves(otherwise ?? []).isLeaving { return reads }
      if Statement.leaves(then).isLeaving { return reads.map(\.negated) }
    case .guarding(let conditions, let otherwise):
      var inner = scope
      let reads = decide(conditions, in: &inner)
      guarded(by: reads.map(\.negated)) { explore(otherwise, in: &scope) }
      scope = inner
      return reads
    case .selection(let subject, let cases): explore(subject, cases, in: &scope)
    case .loop(let name, let sequence, let filter, let body):
      loop(.binding(name), sequence, filter, body, in: &scope)
    case .function(let name, let closure):
      scope.locals[name] = .closure(closure, scope)
    case .control(let control, _): explore(control, in: &scope)
    case .unreadable: break
    }
    return []
  }

  private func span(in scope: Scope) -> SourceSpan {
    SourceSpan(text: declarations.units[scope.unit].text, start: 0, end: 0)
  }

  /// Carries out an assignment to a local.
  private func bind(_ statement: Statement, _ expression: Expression, in scope: inout Scope) {
    guard let name = Statement.changedNames([statement]).first, scope.locals[name] != nil else {
      return
    }
    _ = try? evaluator.execute([statement], in: &scope, expecting: nil, span: expression.span)
  }

  /// Takes over what a branch did to the locals that were there before it.
  private func keepLocals(of inner: Scope, in scope: inout Scope) {
    for name in scope.locals.keys { scope.locals[name] = inner.locals[name] }
  }

  /// What a local holds that a branch gives another value depends on what decides about that branch.
  private func forget(
    _ statements: [Statement], by reads: [LaunchScan.Read], in scope: inout Scope
  ) {
    guard !reads.isEmpty else { return }
    for name in Statement.changedNames(statements) {
      guard let value = scope.locals[name] else { continue }
      if case .list = value { continue }
      scope.locals[name] = .failure(
        EvaluationFailure(.launch(reads), "`\(name)` depends on the launch", span(in: scope)))
    }
  }

  /// Evaluates conditions, binds their names, and gives what they read of the launch.
  private func decide(
    _ conditions: [Statement.Condition], in scope: inout Scope
  ) -> [LaunchScan.Read] {
    for condition in conditions {
      switch condition {
      case .expression(let expression), .match(_, let expression), .binding(_, let expression?):
        explore(expression, in: scope)
      default: continue
      }
    }
    var inner = scope
    var all: [LaunchScan.Read] = []
    for condition in conditions {
      if case .expression(let expression) = condition {
        all += decisive(expression, in: inner)
        continue
      }
      all += reads {
        switch condition {
        case .expression, .availability, .unreadable: return
        case .binding(let name, let expression):
          let value: Value
          if let expression {
            value = evaluator.lenient(expression, in: inner)
          } else {
            let known = try? evaluator.value(
              named: name, generics: [], in: inner, span: span(in: inner))
            value = known ?? inner.locals[name] ?? .absent
          }
          inner.locals[name] = value
        case .match(let pattern, let expression):
          let value = evaluator.lenient(expression, in: inner)
          if case .failure(let failure) = value {
            for name in pattern.boundNames { inner.locals[name] = .failure(failure) }
          } else {
            _ = evaluator.matches(pattern, value, in: &inner)
          }
        }
      }
    }
    scope = inner
    return all
  }

  private func explore(
    _ subject: Expression, _ cases: [Statement.Selection], in scope: inout Scope
  ) {
    explore(subject, in: scope)
    var value = Value.absent
    let reads = reads { value = evaluator.lenient(subject, in: scope) }
    for selection in cases {
      var inner = scope
      var own = reads
      for item in selection.patterns {
        own += compared(item.pattern, with: value, of: reads, in: inner)
        if case .failure(let failure) = value {
          for name in item.pattern.boundNames { inner.locals[name] = .failure(failure) }
        } else if case .launch = value {
          for name in item.pattern.boundNames { inner.locals[name] = value }
        } else {
          _ = evaluator.matches(item.pattern, value, in: &inner)
        }
        if let filter = item.filter {
          own += decisive(filter, in: inner)
        }
      }
      let decisive =
        selection.isDefault
        ? reads.map(\.negated) : narrowed(own, to: selection.patterns.map(\.pattern))
      guarded(by: decisive) { explore(selection.body, in: &inner) }
      keepLocals(of: inner, in: &scope)
    }
    forget(cases.flatMap(\.body), by: reads, in: &scope)
  }

  /// What a pattern compares an argument with.
  private func compared(
    _ pattern: Statement.Pattern, with value: Value, of reads: [LaunchScan.Read], in scope: Scope
  ) -> [LaunchScan.Read] {
    guard case .launch(let marker) = value, case .expression(let expression) = pattern else {
      return []
    }
    return self.reads {
      _ = evaluator.readOfLaunch(
        marker, comparedWith: [expression], .exact, in: scope, span: expression.span)
    }
  }

  /// Of the cases of an enum of arguments those that a pattern names.
  private func narrowed(
    _ reads: [LaunchScan.Read], to patterns: [Statement.Pattern]
  ) -> [LaunchScan.Read] {
    let names = patterns.flatMap { pattern -> [String] in
      switch pattern {
      case .enumCase("some", let inner):
        return inner.compactMap { if case .enumCase(let name, _) = $0 { name } else { nil } }
      case .enumCase(let name, _): return [name]
      default: return []
      }
    }
    guard !names.isEmpty, !reads.isEmpty else { return reads }
    let raw = Set(
      names.flatMap { name in
        declarations.types.indices.compactMap { index -> String? in
          guard declarations.types[index].kind == .enumeration,
            let found = evaluator.enumCase(name, of: index)
          else { return nil }
          return evaluator.text(.enumCase(found))
        }
      })
    let kept = reads.filter { raw.contains($0.name) }
    return kept.isEmpty ? reads : kept
  }

  private func loop(
    _ pattern: Statement.Pattern, _ sequence: Expression, _ filter: Expression?,
    _ body: [Statement], in scope: inout Scope
  ) {
    explore(sequence, in: scope)
    let elements: [Value]
    switch evaluator.lenient(sequence, in: scope) {
    case .launch(.arguments): elements = [.launch(.argument)]
    case .list(let known):
      // Elements of `enumerated()` and `zip` of arguments are pairs.
      elements = Array(known.prefix(Self.elementLimit))
    case .swift(.array(let known)): elements = known.prefix(Self.elementLimit).map { .swift($0) }
    case .failure(let failure): elements = [.failure(failure)]
    default:
      elements = [
        .failure(
          EvaluationFailure(.opaque, "`\(sequence.span.code)` is not known", sequence.span))
      ]
    }
    for element in elements {
      var inner = scope
      switch element {
      case .failure, .launch: for name in pattern.boundNames { inner.locals[name] = element }
      default: _ = evaluator.matches(pattern, element, in: &inner)
      }
      let reads = filter.map { decisive($0, in: inner) } ?? []
      guarded(by: reads) { explore(body, in: &inner) }
      keepLocals(of: inner, in: &scope)
    }
  }

  private func explore(_ control: Statement.Control, in scope: inout Scope) {
    switch control {
    case .attempt(let body, let catches):
      explore(body, in: &scope)
      for clause in catches {
        var inner = scope
        explore(clause.body, in: &inner)
      }
    case .while(let conditions, let body):
      var inner = scope
      let reads = decide(conditions, in: &inner)
      guarded(by: reads) { explore(body, in: &inner) }
      keepLocals(of: inner, in: &scope)
    case .repeat(let body, let condition):
      explore(body, in: &scope)
      explore(condition, in: scope)
    case .forEach(let pattern, let sequence, let filter, let body):
      loop(pattern, sequence, filter, body, in: &scope)
    case .deferred(let body): explore(body, in: &scope)
    case .thrown(let expression): explore(expression, in: scope)
    case .labeled(_, let statement): _ = explore(statement, in: &scope)
    case .destructured(let pattern, let expression):
      explore(expression, in: scope)
      _ = evaluator.matches(pattern, evaluator.lenient(expression, in: scope), in: &scope)
    case .break, .continue, .fallthrough: return
    }
  }
}
