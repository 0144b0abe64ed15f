import OpenTipKit

extension RuleCompiler {
  static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  /// A Boolean expression, whose parts `why` shows.
  mutating func condition(
    _ expression: Expression, isNegated: Bool = false
  ) throws(EvaluationFailure) -> Part {
    try nested(expression.span) { (compiler) throws(EvaluationFailure) in
      try compiler.testing(expression.unparenthesized, isNegated: isNegated)
    }
  }

  private mutating func testing(
    _ expression: Expression, isNegated: Bool
  ) throws(EvaluationFailure) -> Part {
    switch expression.form {
    case .binary("&&", let left, let right):
      return Part(
        code: .and(
          try condition(left, isNegated: isNegated).code,
          try condition(right, isNegated: isNegated).code), type: .bool)
    case .binary("||", let left, let right):
      return Part(
        code: .or(
          try condition(left, isNegated: isNegated).code,
          try condition(right, isNegated: isNegated).code), type: .bool)
    case .prefix("!", let operand):
      return Part(
        code: .not(try condition(operand, isNegated: !isNegated).code), type: .bool)
    case .binary(let op, let left, let right) where Self.comparisons.contains(op):
      return try comparison(op, left, right, isNegated: isNegated, span: expression.span)
    case .conditional(let test, let yes, let no):
      let condition = try condition(test)
      return Part(
        code: .conditional(
          condition.code, try self.condition(yes, isNegated: isNegated).code,
          try self.condition(no, isNegated: isNegated).code), type: .bool)
    case .statement(let statement):
      return try body([statement], isCondition: true, span: expression.span)
    default:
      let value = try part(expression)
      try requireBool(value, expression.span)
      return Part(
        code: .noted(
          RuleCode.Note(
            source: expression.span.code, value: value.code, comparison: nil,
            isNegated: isNegated)), type: .bool)
    }
  }

  private func requireBool(_ part: Part, _ span: SourceSpan) throws(EvaluationFailure) {
    switch part.type {
    case .value(.bool), .value(.optional(.bool)), .value(.unknown): return
    default: throw failure("`\(span.code)` is neither true nor false", span)
    }
  }

  /// A comparison; the side that the rule reads stands first for `why`.
  private mutating func comparison(
    _ op: String, _ left: Expression, _ right: Expression, isNegated: Bool, span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    let sides = try sides(left, right)
    if let ordered = try ordering(op, sides, span: span) { return ordered }
    if op != "==", op != "!=" { try requireOrder(sides.0, sides.1, span) }
    if sides.0.isConstant, !sides.1.isConstant {
      let note = RuleCode.Note(
        source: right.unparenthesized.span.code, value: sides.1.code,
        comparison: (op: Self.mirrored(op), other: sides.0.code), isNegated: isNegated)
      return Part(code: .noted(note), type: .bool)
    }
    let note = RuleCode.Note(
      source: left.unparenthesized.span.code, value: sides.0.code,
      comparison: (op: op, other: sides.1.code), isNegated: isNegated)
    return Part(code: .noted(note), type: .bool)
  }

  /// Both sides, each with the other's type expected of it.
  private mutating func sides(
    _ left: Expression, _ right: Expression
  ) throws(EvaluationFailure) -> (Part, Part) {
    if case .implicitMember = left.unparenthesized.form {
      let second = try part(right)
      return (try part(left, expecting: reference(to: second.type)), second)
    }
    let first = try part(left)
    return (first, try part(right, expecting: reference(to: first.type)))
  }

  private static func mirrored(_ op: String) -> String {
    switch op {
    case "<": ">"
    case ">": "<"
    case "<=": ">="
    case ">=": "<="
    default: op
    }
  }

  /// `<` and its like between enums: by the app's own `<`, or by the order of the cases.
  private mutating func ordering(
    _ op: String, _ sides: (Part, Part), span: SourceSpan
  ) throws(EvaluationFailure) -> Part? {
    if op == "==" || op == "!=" { return try equality(op, sides, span: span) }
    guard let type = sides.0.type.swiftType else { return nil }
    let name: String
    switch type {
    case .enumeration(let type): name = type.name
    case .structure(let type): name = type.name
    default: return nil
    }
    guard let index = evaluator.declarations.nearest(name, to: scope.unit) else { return nil }
    let swaps = op == ">" || op == "<="
    let operands = swaps ? (sides.1, sides.0) : sides
    if let function = evaluator.declarations.functions("<", of: index).first {
      let isLess = try inlined(function, [operands.0, operands.1], type: index, span: span)
      let negates = op == "<=" || op == ">="
      return Part(code: negates ? .not(isLess.code) : isLess.code, type: .bool)
    }
    guard case .enumeration(let enumeration) = type else { return nil }
    let inherits = evaluator.declarations.types[index].inherited.contains {
      $0.baseName == "Comparable"
    }
    guard inherits else { throw failure("\(name) has no order", span) }
    let names = enumeration.cases.map(\.name)
    return Part(
      code: .compare(
        op, .position(sides.0.code, names), .position(sides.1.code, names)), type: .bool)
  }

  /// `==` as the app itself defines it for a type; nil for types without one of their own.
  private mutating func equality(
    _ op: String, _ sides: (Part, Part), span: SourceSpan
  ) throws(EvaluationFailure) -> Part? {
    let name: String
    switch sides.0.type.swiftType ?? sides.1.type.swiftType {
    case .structure(let type): name = type.name
    case .enumeration(let type): name = type.name
    default: return nil
    }
    guard let index = evaluator.declarations.nearest(name, to: scope.unit),
      let function = evaluator.declarations.functions("==", of: index).first
    else { return nil }
    for side in [sides.0, sides.1] {
      // `nil` is equal to nothing but itself, whatever the app says.
      if case .constant(.none) = side.code { return nil }
      if case .value(.optional) = side.type {
        throw failure("`==` of an optional \(name), which has its own, is not understood", span)
      }
    }
    let isEqual = try inlined(function, [sides.0, sides.1], type: index, span: span)
    return Part(code: op == "==" ? isEqual.code : .not(isEqual.code), type: .bool)
  }

  private func requireOrder(_ left: Part, _ right: Part, _ span: SourceSpan)
    throws(EvaluationFailure)
  {
    for type in [left.type, right.type] {
      switch type {
      case .value, .movingDate, .movingInterval: continue
      default: throw failure("`\(span.code)` compares values that have no order", span)
      }
    }
  }
}
