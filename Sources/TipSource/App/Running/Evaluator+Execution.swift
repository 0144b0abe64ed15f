extension Evaluator {
  /// Where running code goes on.
  enum Flow {
    /// After the statement, which had this value.
    case completed(Value?)
    case returned(Value)
    /// After the loop, or at its next element.
    case left(isContinue: Bool, label: String?)
    /// In the next case of a `switch`.
    case fellThrough
  }

  /// Runs a body: its value is what it returns, or that of its only statement.
  func runBody(
    _ statements: [Statement], in scope: inout Scope, expecting: TypeReference?
  ) throws(EvaluationFailure) -> Value {
    let outer = running?.returned
    running?.returned = expecting
    defer { running?.returned = outer }
    switch try perform(statements, in: &scope, expecting: expecting) {
    case .returned(let value): return try unwrapFailure(value)
    case .completed(let value?) where statements.count == 1: return try unwrapFailure(value)
    default: return .list([])
    }
  }

  /// Runs statements one after the other, and at the end those of `defer`.
  func perform(
    _ statements: [Statement], in scope: inout Scope, expecting: TypeReference? = nil
  ) throws(EvaluationFailure) -> Flow {
    guard depth < CodeRun.depthLimit else {
      throw CodeRun.exhaustion(
        SourceSpan(text: declarations.units[scope.unit].text, start: 0, end: 0))
    }
    depth += 1
    defer { depth -= 1 }
    var deferred: [[Statement]] = []
    var last: Value?
    let expecting = statements.count == 1 ? expecting : nil
    do {
      for (index, statement) in statements.enumerated() {
        if case .control(.deferred(let body), _) = statement {
          deferred.append(body)
          continue
        }
        let flow = try perform(
          statement, before: statements[(index + 1)...], in: &scope, expecting: expecting)
        guard case .completed(let value) = flow else {
          try finish(deferred, in: &scope)
          return flow
        }
        last = value
      }
    } catch {
      if error.kind != .exhausted { try finish(deferred, in: &scope) }
      throw error
    }
    try finish(deferred, in: &scope)
    return .completed(last)
  }

  private func finish(
    _ deferred: [[Statement]], in scope: inout Scope
  ) throws(EvaluationFailure) {
    for body in deferred.reversed() { _ = try perform(body, in: &scope) }
  }

  /// Runs the statements of a block: what it declares ends with it.
  ///
  /// - Parameters:
  ///   - inner: the scope with the names that the block's conditions give.
  ///   - bound: those names.
  func performBlock(
    _ statements: [Statement], in scope: inout Scope, from inner: Scope, bound: [String] = [],
    expecting: TypeReference? = nil
  ) throws(EvaluationFailure) -> Flow {
    var inner = inner
    let names = bound + statements.compactMap(\.declaredName)
    defer {
      var after = inner
      for name in names {
        after.locals[name] = scope.locals[name]
        after.localTypes[name] = scope.localTypes[name]
      }
      scope = after
    }
    return try perform(statements, in: &inner, expecting: expecting)
  }

  private func perform(
    _ statement: Statement, before rest: ArraySlice<Statement>, in scope: inout Scope,
    expecting: TypeReference?
  ) throws(EvaluationFailure) -> Flow {
    switch statement {
    case .expression(let expression):
      return .completed(try performLine(expression, in: &scope, expecting: expecting))
    case .variable(let name, let type, let value):
      try declare(name, type, value, in: &scope)
      return .completed(nil)
    case .result(let expression):
      guard let expression else { return .returned(.list([])) }
      let value = try performLine(
        expression, in: &scope, expecting: expecting ?? running?.returned ?? Self.any)
      return .returned(value ?? .list([]))
    case .block(let body):
      return try performBlock(body, in: &scope, from: scope)
    case .branch(let conditions, let then, let otherwise):
      return try choose(
        conditions, then, otherwise ?? [], before: rest, in: &scope, expecting: expecting)
    case .guarding(let conditions, let otherwise):
      return try pass(conditions, otherwise, before: rest, in: &scope)
    case .selection(let subject, let cases):
      return try select(subject, cases, in: &scope, expecting: expecting)
    case .loop(let name, let sequence, let filter, let body):
      return try iterate(
        .binding(name), over: sequence, filter, body, label: nil, in: &scope)
    case .function(let name, let closure):
      scope.locals[name] = .closure(closure, scope)
      return .completed(nil)
    case .control(let control, let span):
      return try perform(control, label: nil, in: &scope, span: span)
    case .unreadable(let span):
      if running?.purpose == .closure { running?.note(RunningMessage.unreadable(span.brief), span) }
      return .completed(nil)
    }
  }

  /// A type that says nothing: a value is wanted, not a statement.
  private static let any = TypeReference(name: .other(""), scope: nil, unit: 0)

  private func declare(
    _ name: String, _ type: TypeName?, _ expression: Expression?, in scope: inout Scope
  ) throws(EvaluationFailure) {
    let expected = type.map { TypeReference(name: $0, scope: scope.type, unit: scope.unit) }
    scope.localTypes[name] = expected
    var value = Value.absent
    if let expression {
      let any = expected ?? Self.any
      value = try performLine(expression, in: &scope, expecting: any) ?? .list([])
    }
    scope.locals[name] = running.map { .box($0.box(value)) } ?? value
  }

  private func perform(
    _ control: Statement.Control, label: String?, in scope: inout Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Flow {
    switch control {
    case .attempt(let body, let catches):
      do {
        return try performBlock(body, in: &scope, from: scope)
      } catch {
        guard case .thrown(let thrown) = error.kind else { throw error }
        return try handle(thrown, error, catches, in: &scope)
      }
    case .while(let conditions, let body):
      while true {
        try step(span)
        var inner = scope
        guard case .known(true) = try truth(of: conditions, in: &inner) else { break }
        let flow = try performBlock(
          body, in: &scope, from: inner, bound: conditions.flatMap(\.boundNames))
        if let end = Self.end(of: flow, label) { return end }
      }
      return .completed(nil)
    case .repeat(let body, let condition):
      while true {
        try step(span)
        let flow = try performBlock(body, in: &scope, from: scope)
        if let end = Self.end(of: flow, label) { return end }
        var inner = scope
        guard case .known(true) = try truth(of: [.expression(condition)], in: &inner) else { break }
      }
      return .completed(nil)
    case .forEach(let pattern, let sequence, let filter, let body):
      return try iterate(pattern, over: sequence, filter, body, label: label, in: &scope)
    case .deferred(let body): return try perform(body, in: &scope)
    case .thrown(let expression):
      throw EvaluationFailure(.thrown("`\(expression.span.brief)`"), "it throws", span)
    case .break(let label): return .left(isContinue: false, label: label)
    case .continue(let label): return .left(isContinue: true, label: label)
    case .fallthrough: return .fellThrough
    case .labeled(let label, let statement): return try performLabeled(statement, label, in: &scope)
    case .destructured(let pattern, let expression):
      let value = try performLine(expression, in: &scope, expecting: Self.any)
      _ = matches(pattern, value ?? .absent, in: &scope)
      return .completed(nil)
    }
  }

  private func performLabeled(
    _ statement: Statement, _ label: String, in scope: inout Scope
  ) throws(EvaluationFailure) -> Flow {
    let flow: Flow
    switch statement {
    case .loop(let name, let sequence, let filter, let body):
      flow = try iterate(.binding(name), over: sequence, filter, body, label: label, in: &scope)
    case .control(let control, let span):
      flow = try nested(span) { () throws(EvaluationFailure) in
        try perform(control, label: label, in: &scope, span: span)
      }
    default: flow = try perform([statement], in: &scope)
    }
    if case .left(_, let left) = flow, left == label { return .completed(nil) }
    return flow
  }

  private func handle(
    _ thrown: String, _ failure: EvaluationFailure, _ catches: [Statement.Catch],
    in scope: inout Scope
  ) throws(EvaluationFailure) -> Flow {
    for clause in catches {
      var inner = scope
      var bound = ["error"]
      inner.locals["error"] = .string(thrown)
      if !clause.patterns.isEmpty {
        let names = clause.patterns.flatMap(\.boundNames)
        bound += names
        let isTotal = clause.patterns.contains { pattern in
          if case .binding = pattern { return true }
          return false
        }
        let names1 = clause.patterns.contains { $0.mentions(thrown) }
        guard isTotal || names1 else { continue }
        for name in names { inner.locals[name] = .string(thrown) }
      }
      return try performBlock(clause.body, in: &scope, from: inner, bound: bound)
    }
    throw failure
  }

  /// What ends a loop after an element; nil to go on.
  static func end(of flow: Flow, _ label: String?) -> Flow? {
    switch flow {
    case .completed, .fellThrough: nil
    case .returned: flow
    case .left(let isContinue, let wanted):
      if wanted == nil || wanted == label { isContinue ? nil : .completed(nil) } else { flow }
    }
  }

  private static let streams: Set<String> = [
    "shouldDisplayUpdates", "statusUpdates", "currentTipUpdates",
  ]

  private func iterate(
    _ pattern: Statement.Pattern, over sequence: Expression, _ filter: Expression?,
    _ body: [Statement], label: String?, in scope: inout Scope
  ) throws(EvaluationFailure) -> Flow {
    // What TipKit sends comes after the start, for as long as the process runs.
    if let name = sequence.lastName, Self.streams.contains(name) { return .returned(.list([])) }
    let elements: [Value]
    do {
      elements = try self.elements(of: sequence, in: scope)
    } catch {
      guard error.isUnknown else { throw error }
      let calls = tipKitCalls(in: body, slot: 0, at: sequence.span, scope)
      if !calls.isEmpty {
        running?.note(
          RunningMessage.unknownLoop(sequence.span.brief, notRun: calls.map(\.text)), sequence.span)
      }
      return .completed(nil)
    }
    for element in elements {
      try step(sequence.span)
      var inner = scope
      guard matches(pattern, element, in: &inner) ?? false else { continue }
      if let filter {
        guard case .known(true) = try truth(of: [.expression(filter)], in: &inner) else { continue }
      }
      let flow = try performBlock(body, in: &scope, from: inner, bound: pattern.boundNames)
      if let end = Self.end(of: flow, label) { return end }
    }
    return .completed(nil)
  }

  private func elements(
    of sequence: Expression, in scope: Scope
  ) throws(EvaluationFailure) -> [Value] {
    switch try value(of: sequence, in: scope) {
    case .range(.integer(let lower), .integer(let upper), let isClosed):
      let count = upper.subtractingReportingOverflow(lower)
      guard !count.overflow, count.partialValue < Self.stepLimit else {
        throw CodeRun.exhaustion(sequence.span)
      }
      return isClosed
        ? (lower...upper).map { .integer($0) } : (lower..<upper).map { .integer($0) }
    case .list(let elements): return elements
    case .pairs(let pairs): return pairs.map { .list([$0.key, $0.value]) }
    case let value:
      switch value {
      case .swift(.array), .swift(.set): return Self.members(of: value)
      default:
        throw EvaluationFailure(
          .opaque, "the elements of `\(sequence.span.code)` are not known", sequence.span)
      }
    }
  }
}
