extension Evaluator {
  /// What is known of conditions.
  enum Knowledge {
    case known(Bool)
    /// The first one that cannot be evaluated, as written.
    case unknown(SourceSpan)
  }

  /// Whether conditions hold; those that bind names bind them in the scope.
  ///
  /// - Throws: what leaves the code: an error that it throws, or its limits.
  func truth(
    of conditions: [Statement.Condition], in scope: inout Scope
  ) throws(EvaluationFailure) -> Knowledge {
    var unknown: SourceSpan?
    for condition in conditions {
      switch try truth(of: condition, in: &scope) {
      case .known(true): continue
      case .known(false): return .known(false)
      case .unknown(let span): unknown = unknown ?? span
      }
    }
    return unknown.map { .unknown($0) } ?? .known(true)
  }

  private func truth(
    of condition: Statement.Condition, in scope: inout Scope
  ) throws(EvaluationFailure) -> Knowledge {
    switch condition {
    case .availability(let holds): return .known(holds)
    case .unreadable(let span): return .unknown(span)
    case .expression(let expression):
      do {
        return .known(try bool(expression, in: scope))
      } catch {
        guard error.isUnknown else { throw error }
        return .unknown(expression.span)
      }
    case .binding(let name, let expression):
      let span =
        expression?.span ?? SourceSpan(text: declarations.units[scope.unit].text, start: 0, end: 0)
      do throws(EvaluationFailure) {
        let value: Value
        if let expression {
          value = try self.value(of: expression, in: scope)
        } else {
          value = try self.value(named: name, generics: [], in: scope, span: span)
        }
        scope.locals[name] = value
        return .known(!value.isNone)
      } catch {
        guard error.isUnknown else { throw error }
        scope.locals[name] = .failure(error)
        return .unknown(span)
      }
    case .match(let pattern, let expression):
      do {
        let value = try value(of: expression, in: scope)
        return matches(pattern, value, in: &scope).map { .known($0) } ?? .unknown(expression.span)
      } catch {
        guard error.isUnknown else { throw error }
        return .unknown(expression.span)
      }
    }
  }

  /// `if`: the branch that holds; where that is not known, see ``CodeRun``'s rules.
  func choose(
    _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: [Statement],
    before rest: ArraySlice<Statement>, in scope: inout Scope, expecting: TypeReference?
  ) throws(EvaluationFailure) -> Flow {
    var inner = scope
    let names = conditions.flatMap(\.boundNames)
    switch try truth(of: conditions, in: &inner) {
    case .known(true):
      return try performBlock(then, in: &scope, from: inner, bound: names, expecting: expecting)
    case .known(false):
      return try performBlock(otherwise, in: &scope, from: scope, expecting: expecting)
    case .unknown(let span):
      return try undecided(
        span, [(then, inner, names), (otherwise, scope, [])], before: rest, in: &scope,
        expecting: expecting)
    }
  }

  /// `guard`: where it is not known what its conditions are, what follows is run.
  func pass(
    _ conditions: [Statement.Condition], _ otherwise: [Statement],
    before rest: ArraySlice<Statement>, in scope: inout Scope
  ) throws(EvaluationFailure) -> Flow {
    var inner = scope
    switch try truth(of: conditions, in: &inner) {
    case .known(true):
      scope = inner
      return .completed(nil)
    case .known(false): return try performBlock(otherwise, in: &scope, from: scope)
    case .unknown(let span):
      let following = tipKitCalls(in: Array(rest), slot: 0, at: span, inner)
      let others = tipKitCalls(in: otherwise, slot: 1, at: span, scope)
      if others.contains(where: \.isConfigure), !following.contains(where: \.isConfigure) {
        running?.note(RunningMessage.branchTaken(span.brief), span)
        return try performBlock(otherwise, in: &scope, from: scope)
      }
      if !others.isEmpty {
        running?.note(
          RunningMessage.unknownCondition(span.brief, notRun: others.map(\.text)), span)
      }
      if following.isEmpty {
        if Statement.leaves(otherwise).withValue { return .returned(unknown(span)) }
      } else {
        running?.note(RunningMessage.wentOn(span.brief), span)
      }
      scope = inner
      return .completed(nil)
    }
  }

  /// `switch`: the case that matches.
  func select(
    _ subject: Expression, _ cases: [Statement.Selection], in scope: inout Scope,
    expecting: TypeReference?
  ) throws(EvaluationFailure) -> Flow {
    var value: Value?
    do {
      value = try self.value(of: subject, in: scope)
    } catch {
      guard error.isUnknown else { throw error }
    }
    var found: (index: Int, scope: Scope, names: [String])?
    if let value {
      var isKnown = true
      for (index, selection) in cases.enumerated() where found == nil && isKnown {
        if selection.isDefault {
          found = (index, scope, [])
          continue
        }
        for item in selection.patterns where found == nil && isKnown {
          var inner = scope
          switch matches(item.pattern, value, in: &inner) {
          case false?: continue
          case nil: isKnown = false
          case true?:
            if let filter = item.filter {
              guard case .known(let holds) = try truth(of: [.expression(filter)], in: &inner) else {
                isKnown = false
                continue
              }
              guard holds else { continue }
            }
            found = (index, inner, item.pattern.boundNames)
          }
        }
      }
      if isKnown, found == nil { return .completed(nil) }
      if !isKnown { found = nil }
    }
    guard var (index, inner, names) = found else {
      let branches = cases.map { (statements: $0.body, scope: scope, names: [String]()) }
      return try undecided(subject.span, branches, before: [], in: &scope, expecting: expecting)
    }
    while true {
      let flow = try performBlock(
        cases[index].body, in: &scope, from: inner, bound: names, expecting: expecting)
      switch flow {
      case .fellThrough where index + 1 < cases.count:
        index += 1
        (inner, names) = (scope, [])
      case .left(isContinue: false, label: nil), .fellThrough: return .completed(nil)
      default: return flow
      }
    }
  }

  /// What stands for a value that hangs on a condition that cannot be evaluated.
  private func unknown(_ span: SourceSpan) -> Value {
    .failure(EvaluationFailure(.opaque, "it depends on `\(span.code)`", span))
  }

  /// Several branches of which it is not known which one is taken: one that configures is taken, the
  /// others' calls of TipKit are told of.
  private func undecided(
    _ span: SourceSpan, _ branches: [(statements: [Statement], scope: Scope, names: [String])],
    before rest: ArraySlice<Statement>, in scope: inout Scope, expecting: TypeReference?
  ) throws(EvaluationFailure) -> Flow {
    guard let running else { return .completed(unknown(span)) }
    let calls = branches.enumerated().map { index, branch in
      tipKitCalls(in: branch.statements, slot: index + 1, at: span, branch.scope)
    }
    if let index = calls.firstIndex(where: { $0.contains(where: \.isConfigure) }) {
      running.note(RunningMessage.branchTaken(span.brief), span)
      let branch = branches[index]
      return try performBlock(
        branch.statements, in: &scope, from: branch.scope, bound: branch.names,
        expecting: expecting)
    }
    let notRun = calls.joined().map(\.text)
    if !notRun.isEmpty {
      running.note(RunningMessage.unknownCondition(span.brief, notRun: notRun), span)
    } else if running.purpose == .closure, expecting == nil {
      running.note(RunningMessage.passedOver("if \(span.brief)"), span)
    }
    for name in branches.flatMap({ Statement.changedNames($0.statements) })
    where scope.locals[name] != nil {
      if isOptions(name, in: scope) {
        running.note(RunningMessage.unknownValue(name, span.brief), span)
      } else {
        set(unknown(span), forLocal: name, in: &scope)
      }
    }
    let leaving = branches.map { Statement.leaves($0.statements) }
    if leaving.contains(where: \.isLeaving) {
      if !tipKitCalls(in: Array(rest), slot: 0, at: span, scope).isEmpty {
        running.note(RunningMessage.wentOn(span.brief), span)
      } else if leaving.contains(where: \.withValue) {
        return .returned(unknown(span))
      }
    }
    return .completed(unknown(span))
  }

  /// Whether a local holds options of `Tips.configure`.
  private func isOptions(_ name: String, in scope: Scope) -> Bool {
    if case .array(let element)? = scope.localTypes[name]?.name {
      return element.baseName == "ConfigurationOption"
    }
    guard case .list(let elements)? = scope.locals[name].map(opened) else { return false }
    return elements.contains { if case .configuration = $0 { true } else { false } }
  }

  /// The calls of TipKit in statements, found once for each place.
  func tipKitCalls(
    in statements: [Statement], slot: Int, at span: SourceSpan, _ scope: Scope
  ) -> [TipKitCall] {
    guard let running, !statements.isEmpty else { return [] }
    return running.code.bodies.calls(unit: scope.unit, offset: span.start, slot: slot) {
      let explorer = CodeExplorer(declarations, bodies: running.code.bodies)
      return explorer.calls(in: statements, scope: scope)
    }
  }
}
