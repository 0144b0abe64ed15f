import OpenTipKit

extension RuleCompiler {
  /// Any expression of a rule.
  mutating func part(
    _ expression: Expression, expecting: TypeReference? = nil
  ) throws(EvaluationFailure) -> Part {
    try nested(expression.span) { (compiler) throws(EvaluationFailure) in
      if compiler.isFixed(expression) {
        return try compiler.constant(expression, expecting: expecting)
      }
      return try compiler.reading(expression, expecting: expecting)
    }
  }

  /// A part that does not depend on the rule's inputs, evaluated now.
  private func constant(
    _ expression: Expression, expecting: TypeReference?
  ) throws(EvaluationFailure) -> Part {
    let value = try evaluator.value(of: expression, in: scope, expecting: expecting)
    guard let known = value.swiftValue(in: evaluator.declarations) else {
      if case .failure(let failure) = value { throw failure }
      throw failure("the value of `\(expression.span.code)` is not known", expression.span)
    }
    let type: SwiftType
    if let index = value.declaredType {
      type = evaluator.swiftType(
        .named(
          evaluator.declarations.types[index].name.split(separator: ".").map(String.init),
          generics: []),
        in: nil, unit: scope.unit)
    } else {
      type = Evaluator.inferred(known)
    }
    return Part(code: .constant(known), type: .value(type), isConstant: true)
  }

  private mutating func reading(
    _ expression: Expression, expecting: TypeReference?
  ) throws(EvaluationFailure) -> Part {
    let span = expression.span
    switch expression.form {
    case .name(let name, _):
      if let bound = bindings[name] { return bound }
      if let own = bindings["self"] { return try property(name, of: own, span: span) }
      throw failure("`\(name)` is not known in the rule", span)
    case .tuple(let elements) where elements.count == 1:
      return try part(elements[0].value, expecting: expecting)
    case .unwrap(let inner):
      let wrapped = try part(inner, expecting: expecting)
      var type = wrapped.type
      if case .value(.optional(let inner)) = type { type = .value(inner) }
      return Part(code: .unwrap(wrapped.code), type: type)
    case .chained(let inner):
      // What follows is done to the value itself; `nil` goes through it.
      let wrapped = try part(inner, expecting: expecting)
      guard case .value(.optional(let type)) = wrapped.type else { return wrapped }
      return Part(code: wrapped.code, type: .value(type), isChained: true)
    case .implicitMember("now"): return Part(code: .now, type: .movingDate)
    case .member(let base, let name):
      if isDate(base), name == "now" { return Part(code: .now, type: .movingDate) }
      return try property(name, of: part(base), span: span)
    case .call(let callee, let arguments):
      return try call(callee, arguments, span: span)
    case .element(let base, let arguments):
      return try element(of: part(base), arguments, span: span)
    case .prefix("-", let operand):
      let number = try part(operand)
      return Part(
        code: .arithmetic("*", number.code, .constant(.integer(-1))), type: number.type)
    case .prefix("!", _), .binary("&&", _, _), .binary("||", _, _):
      return try plain(condition(expression))
    case .binary(let op, let left, let right):
      return try binary(op, left, right, expecting: expecting, span: span)
    case .conditional(let test, let yes, let no):
      let condition = try condition(test)
      let first = try part(yes, expecting: expecting)
      let second = try part(no, expecting: expecting)
      return Part(code: .conditional(condition.code, first.code, second.code), type: first.type)
    case .array(let elements):
      var codes: [RuleCode] = []
      var type = RuleType.value(.unknown(""))
      for element in elements {
        let compiled = try part(element)
        codes.append(compiled.code)
        type = compiled.type
      }
      return Part(code: .array(codes), type: .list(type))
    case .cast(let inner, .coercion, let type):
      return try part(inner, expecting: reference(type))
    case .statement(let statement):
      return try body([statement], isCondition: false, span: span)
    default: break
    }
    throw failure("`\(span.code)` is not understood in a rule", span)
  }

  /// A condition used as a value.
  private func plain(_ part: Part) -> Part { Part(code: part.code, type: .bool) }

  private mutating func binary(
    _ op: String, _ left: Expression, _ right: Expression, expecting: TypeReference?,
    span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    if Self.comparisons.contains(op) {
      return try condition(Expression(form: .binary(op, left, right), span: span))
    }
    if op == "??" {
      let first = try part(left, expecting: expecting)
      var type = first.type
      if case .value(.optional(let wrapped)) = type { type = .value(wrapped) }
      let second = try part(right, expecting: reference(to: type))
      return Part(code: .coalesce(first.code, second.code), type: type)
    }
    if op == "~=" {
      if case .binary(let kind, let lower, let upper) = left.unparenthesized.form,
        kind == "..." || kind == "..<"
      {
        return Part(code: try inRange(part(right), kind, lower, upper), type: .bool)
      }
    }
    guard Self.operators.contains(op) else {
      throw failure("the operator `\(op)` is not understood in a rule", span)
    }
    var first = try part(left, expecting: expecting)
    let second = try part(right, expecting: expecting ?? number(first.type))
    // `1 / 2 * $0` is a decimal through and through where `$0` is one.
    if first.isConstant, let wanted = number(second.type) {
      first = try part(left, expecting: wanted)
    }
    let type = try sumType(op, first, second, span: span)
    if case .integer(let name)? = type.swiftType, name != "Int", name != "Int64",
      Self.wrappingOperators.contains(op)
    {
      throw failure("`\(op)` of a \(name) is not understood in a rule", span)
    }
    return Part(code: Self.arithmetic(op, first.code, second.code, type), type: type)
  }

  private static let operators = wrappingOperators.union(["+", "-", "*", "/", "%", "&", "|", "^"])

  /// Those that drop what does not fit into the type.
  private static let wrappingOperators: Set<String> = ["&+", "&-", "&*", "<<", ">>"]

  /// The type of a decimal, which numbers that are written with it have too; nil for other types.
  private func number(_ type: RuleType) -> TypeReference? {
    guard case .decimal? = type.swiftType else { return nil }
    return reference(to: type)
  }

  /// Arithmetic as the type does it.
  private static func arithmetic(
    _ op: String, _ first: RuleCode, _ second: RuleCode, _ type: RuleType
  ) -> RuleCode {
    switch type.swiftType {
    case .decimal("Float"), .decimal("Float32"): .single(op, first, second)
    case .integer(let name) where name != "Int" && name != "Int64":
      .narrowed(.arithmetic(op, first, second), name)
    default: .arithmetic(op, first, second)
    }
  }

  private func sumType(
    _ op: String, _ first: Part, _ second: Part, span: SourceSpan
  ) throws(EvaluationFailure) -> RuleType {
    switch (first.type, second.type) {
    case (.movingDate, .value), (.value(.date), .movingInterval): return .movingDate
    case (.movingInterval, .value) where !["*", "/"].contains(op) || second.isConstant:
      return .movingInterval
    case (.value, .movingInterval) where op == "+" || op == "-": return .movingInterval
    case (.value, .value): return first.isConstant ? second.type : first.type
    default: throw failure("`\(span.code)` depends on time in a way that cannot be bounded", span)
    }
  }

  private mutating func element(
    of base: Part, _ arguments: [Expression.Argument], span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    guard let first = arguments.first, first.label == nil,
      arguments.count == 1 || (arguments.count == 2 && arguments[1].label == "default")
    else { throw failure("`\(span.code)` is not understood", span) }
    let key = try part(first.value)
    guard case .dictionary(_, let value)? = base.type.swiftType else {
      return Part(code: .element(base.code, key.code), type: base.type.element)
    }
    let found = RuleCode.element(base.code, key.code)
    guard arguments.count == 2 else { return Part(code: found, type: .value(.optional(value))) }
    return Part(code: .coalesce(found, try part(arguments[1].value).code), type: .value(value))
  }

  func isDate(_ expression: Expression) -> Bool {
    if case .name("Date", _) = expression.form { return true }
    if case .member(_, "Date") = expression.form { return true }
    return false
  }

  /// Whether an expression reads no input and no clock, so that it has one value.
  func isFixed(_ expression: Expression) -> Bool {
    !RuleReferences(names: Set(bindings.keys), owner: ownMembers).isIn(expression)
  }

  /// Members of the frameworks' types that an extension uses by their bare names.
  private static let frameworkMembers: Set<String> = [
    "count", "isEmpty", "first", "last", "keys", "values", "timeIntervalSinceNow",
    "timeIntervalSince1970", "contains", "hasPrefix", "hasSuffix", "lowercased", "uppercased",
    "isMultiple", "filter", "map", "allSatisfy", "timeIntervalSince", "addingTimeInterval",
  ]

  /// The names that mean members of the value whose own property is being compiled.
  private var ownMembers: Set<String> {
    guard let own = bindings["self"]?.type.swiftType else { return [] }
    var members: Set<String> = ["rawValue"]
    let names: [String]
    switch own {
    case .structure(let type): names = [type.name]
    case .enumeration(let type): names = [type.name]
    default:
      names = Self.extended(own)
      members.formUnion(Self.frameworkMembers)
    }
    for name in names {
      guard let index = evaluator.declarations.nearest(name, to: scope.unit) else { continue }
      let type = evaluator.declarations.types[index]
      members.formUnion(type.variables.filter { !$0.isStatic }.map(\.name))
      members.formUnion(type.functions.filter { !$0.isStatic }.map(\.name))
    }
    return members
  }
}
