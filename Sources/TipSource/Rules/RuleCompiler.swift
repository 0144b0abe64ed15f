import OpenTipKit

/// Turns a rule's closure into code: resolves every name and checks that every part is understood.
struct RuleCompiler {
  /// A part of the rule that is understood.
  struct Part {
    let code: RuleCode
    let type: RuleType
    /// Whether it is the same in every evaluation.
    var isConstant = false
    /// Whether it may be `nil` that is passed through, as in `$0?.first`.
    var isChained = false
  }

  let evaluator: Evaluator
  /// What names outside of the rule mean.
  var scope: Scope
  /// The names that the rule itself gives, and what they stand for.
  var bindings: [String: Part] = [:]
  private(set) var slotCount: Int
  /// The slots of donations of which more than the date is read.
  var informationSlots: Set<Int> = []
  private var depth = 0

  /// The deepest nesting that is compiled, calls of the source's own properties included.
  private static let depthLimit = 250

  init(evaluator: Evaluator, scope: Scope, slotCount: Int) {
    self.evaluator = evaluator
    self.scope = scope
    self.slotCount = slotCount
  }

  mutating func newSlot() -> Int {
    slotCount += 1
    return slotCount - 1
  }

  func failure(_ reason: String, _ span: SourceSpan) -> EvaluationFailure {
    EvaluationFailure(.opaque, reason, span)
  }

  /// A closure's body: lets, guards and branches before what it gives.
  mutating func body(
    _ statements: [Statement], isCondition: Bool, span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    depth += 1
    defer { depth -= 1 }
    try evaluator.step(span)
    guard depth < Self.depthLimit else { throw failure("it is nested too deeply", span) }
    guard let first = statements.first else { throw failure("the closure gives no value", span) }
    let rest = Array(statements.dropFirst())
    switch first {
    case .expression(let expression), .result(let expression?):
      if case .expression = first, !rest.isEmpty {
        throw failure("`\(expression.span.code)` does something before the rule's answer", span)
      }
      return isCondition ? try condition(expression) : try part(expression)
    case .variable(let name, let type, let value?):
      let bound = try part(value, expecting: type.map(reference))
      let saved = bindings
      defer { bindings = saved }
      switch bound.type {
      case .event, .donations:
        // Donations are views: naming one costs nothing, and keeps what is known of it.
        bindings[name] = bound
        return try body(rest, isCondition: isCondition, span: span)
      default:
        let slot = newSlot()
        bindings[name] = Part(code: .slot(slot), type: bound.type)
        let then = try body(rest, isCondition: isCondition, span: span)
        return Part(code: .bind(slot, bound.code, then: then.code), type: then.type)
      }
    case .branch(let conditions, let then, let otherwise):
      return try branch(
        conditions[...], then: then + rest, otherwise: (otherwise ?? []) + rest,
        isCondition: isCondition, span: span)
    case .guarding(let conditions, let otherwise):
      return try branch(
        conditions[...], then: rest, otherwise: otherwise, isCondition: isCondition, span: span)
    case .selection(let subject, let cases):
      return try selection(subject, cases, rest: rest, isCondition: isCondition, span: span)
    case .block(let inner): return try body(inner + rest, isCondition: isCondition, span: span)
    case .function: return try body(rest, isCondition: isCondition, span: span)
    case .variable, .result, .loop, .control, .unreadable:
      throw failure("the closure has a statement that is not understood", span)
    }
  }

  func reference(_ type: TypeName) -> TypeReference {
    TypeReference(name: type, scope: scope.type, unit: scope.unit)
  }

  private mutating func branch(
    _ conditions: ArraySlice<Statement.Condition>, then: [Statement], otherwise: [Statement],
    isCondition: Bool, span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    guard let first = conditions.first else {
      return try body(then, isCondition: isCondition, span: span)
    }
    let saved = bindings
    defer { bindings = saved }
    let rest = conditions.dropFirst()
    switch first {
    case .availability(let holds):
      return holds
        ? try branch(rest, then: then, otherwise: otherwise, isCondition: isCondition, span: span)
        : try body(otherwise, isCondition: isCondition, span: span)
    case .expression(let expression):
      let test = try condition(expression)
      let yes = try branch(
        rest, then: then, otherwise: otherwise, isCondition: isCondition, span: span)
      bindings = saved
      let no = try body(otherwise, isCondition: isCondition, span: span)
      return Part(code: .conditional(test.code, yes.code, no.code), type: yes.type)
    case .binding(let name, let expression):
      let bound: Part
      if let expression {
        bound = try part(expression)
      } else if let known = bindings[name] {
        bound = known
      } else {
        throw failure("`\(name)` is not known in the rule", span)
      }
      let no = try body(otherwise, isCondition: isCondition, span: span)
      let slot = newSlot()
      var type = bound.type
      if case .value(.optional(let wrapped)) = type { type = .value(wrapped) }
      bindings[name] = Part(code: .slot(slot), type: type)
      let yes = try branch(
        rest, then: then, otherwise: otherwise, isCondition: isCondition, span: span)
      return Part(
        code: .bindOptional(slot, bound.code, then: yes.code, otherwise: no.code), type: yes.type)
    case .match(let pattern, let expression):
      let subject = try part(expression)
      let test = try match(pattern, subject, span: span)
      let yes = try branch(
        rest, then: then, otherwise: otherwise, isCondition: isCondition, span: span)
      bindings = saved
      let no = try body(otherwise, isCondition: isCondition, span: span)
      return Part(code: .conditional(test, yes.code, no.code), type: yes.type)
    case .unreadable(let span):
      throw failure("`\(span.code)` is not understood", span)
    }
  }

  private mutating func selection(
    _ subject: Expression, _ cases: [Statement.Selection], rest: [Statement], isCondition: Bool,
    span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    let subject = try part(subject)
    var result: Part?
    for selection in cases.reversed() {
      let then = try body(selection.body + rest, isCondition: isCondition, span: span)
      guard !selection.isDefault, let otherwise = result else {
        // Swift checks that the cases are complete, so the last one needs no test.
        guard selection.patterns.allSatisfy({ $0.filter == nil }) else {
          throw failure("`where` in the last `case` of a `switch` is not understood", span)
        }
        result = then
        continue
      }
      var test: RuleCode?
      for item in selection.patterns {
        var next = try match(item.pattern, subject, span: span)
        if let filter = item.filter { next = .and(next, try condition(filter).code) }
        test = test.map { .or($0, next) } ?? next
      }
      guard let test else { throw failure("a `case` is not understood", span) }
      result = Part(code: .conditional(test, then.code, otherwise.code), type: then.type)
    }
    guard let result else { throw failure("a `switch` has no cases", span) }
    return result
  }

  private mutating func match(
    _ pattern: Statement.Pattern, _ subject: Part, span: SourceSpan
  ) throws(EvaluationFailure) -> RuleCode {
    switch pattern {
    case .wildcard: return .constant(.bool(true))
    case .enumCase(let name, let inner):
      guard inner.isEmpty else { throw failure("a `case` with values is not understood", span) }
      if name == "none", case .value(.optional) = subject.type {
        return .compare("==", subject.code, .constant(.none))
      }
      return .compare("==", subject.code, .constant(try member(name, of: subject.type, span: span)))
    case .expression(let expression):
      if case .binary(let op, let lower, let upper) = expression.unparenthesized.form,
        op == "..." || op == "..<"
      {
        return try inRange(subject, op, lower, upper)
      }
      let wanted = try part(expression, expecting: reference(to: subject.type))
      return .compare("==", subject.code, wanted.code)
    case .binding, .tuple, .unreadable: throw failure("a `case` is not understood", span)
    }
  }

  /// The case of an enum that `.name` means for a type.
  func member(
    _ name: String, of type: RuleType, span: SourceSpan
  ) throws(EvaluationFailure) -> SwiftValue {
    guard let expected = reference(to: type) else {
      throw failure("the type that `.\(name)` belongs to is not in what was read", span)
    }
    let value = try evaluator.implicitMember(name, expecting: expected, span: span)
    guard let known = value.swiftValue(in: evaluator.declarations) else {
      throw failure("`.\(name)` is not known", span)
    }
    return known
  }

  /// A type by its name, for what is expected of the other side of a comparison.
  func reference(to type: RuleType) -> TypeReference? {
    switch type {
    case .movingDate: return reference(.named(["Date"], generics: []))
    case .movingInterval: return reference(.named(["TimeInterval"], generics: []))
    default: break
    }
    guard let type = type.swiftType else { return nil }
    let path = type.description.split(separator: ".").map(String.init)
    return TypeReference(name: .named(path, generics: []), scope: nil, unit: scope.unit)
  }

  func inRange(
    _ subject: Part, _ op: String, _ lower: Expression, _ upper: Expression
  ) throws(EvaluationFailure) -> RuleCode {
    var compiler = self
    var lowerPart: Part?
    var upperPart: Part?
    if case .none = lower.form {} else { lowerPart = try compiler.part(lower) }
    if case .none = upper.form {} else { upperPart = try compiler.part(upper) }
    return .inRange(
      subject.code, lower: lowerPart?.code, upper: upperPart?.code, isClosed: op == "...")
  }

  /// Checks the depth while a part is compiled.
  mutating func nested(
    _ span: SourceSpan, _ body: (inout RuleCompiler) throws(EvaluationFailure) -> Part
  ) throws(EvaluationFailure) -> Part {
    guard depth < Self.depthLimit else { throw failure("it is nested too deeply", span) }
    // Functions of the source become part of the rule each time they are called.
    try evaluator.step(span)
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }
}
