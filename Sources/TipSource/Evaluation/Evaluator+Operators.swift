import OpenTipKit

extension Evaluator {
  func prefix(
    _ op: String, _ operand: Expression, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    let value: Value
    do {
      value = try self.value(of: operand, in: scope)
    } catch {
      guard op == "!", case .launch(let reads) = error.kind else { throw error }
      throw EvaluationFailure(.launch(reads.map(\.negated)), error.reason, error.span)
    }
    switch (op, value) {
    case ("!", .swift(.bool(let flag))): return .bool(!flag)
    case ("+", .swift(.integer)), ("+", .swift(.decimal)): return value
    case ("-", .swift(.decimal(let number))): return .swift(.decimal(-number))
    case ("-", .swift(.integer(let number))):
      let (result, overflow) = (0).subtractingReportingOverflow(number)
      if !overflow { return .integer(result) }
    default: break
    }
    throw EvaluationFailure(.opaque, "`\(span.code)` is not known", span)
  }

  func binary(
    _ op: String, _ left: Expression, _ right: Expression, in scope: Scope,
    expecting: TypeReference?, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    switch op {
    case "&&" where left.operands(of: op).count > 1, "||" where left.operands(of: op).count > 1:
      return try chain(op, left.operands(of: op) + [right], in: scope)
    case "&&":
      if running != nil || scan != nil {
        return try either(left, right, decisive: false, in: scope)
      }
      return .bool(try bool(left, in: scope) ? try bool(right, in: scope) : false)
    case "||":
      if running != nil || scan != nil { return try either(left, right, decisive: true, in: scope) }
      return .bool(try bool(left, in: scope) ? true : try bool(right, in: scope))
    case "??":
      let value = try value(of: left, in: scope, expecting: expecting)
      guard value.isNone else { return value }
      var wanted = expecting
      if expecting == nil || expecting?.name == .other("") {
        wanted = madeType(of: left, in: scope) ?? expecting
      }
      return try self.value(of: right, in: scope, expecting: wanted)
    case "==", "!=":
      let isEqual = try equals(left, right, in: scope, span: span)
      return .bool(op == "==" ? isEqual : !isEqual)
    default: break
    }
    let isArithmetic = ["+", "-", "*", "/", "%"].contains(op)
    var first = try value(of: left, in: scope, expecting: isArithmetic ? expecting : nil)
    var second = try value(of: right, in: scope, expecting: isArithmetic ? expecting : nil)
    // `1 / 2 * 0.5` is a decimal through and through.
    let decimal = TypeReference(
      name: .named(["Double"], generics: []), scope: nil, unit: scope.unit)
    switch (first, second) {
    case (.swift(.integer), .swift(.decimal)):
      first = try value(of: left, in: scope, expecting: decimal)
    case (.swift(.decimal), .swift(.integer)):
      second = try value(of: right, in: scope, expecting: decimal)
    default: break
    }
    if op == "+" { return try sum(first, second, span: span) }
    if op == "..." || op == "..<", let lower = first.swiftValue(in: declarations),
      let upper = second.swiftValue(in: declarations), SwiftValue.isLess(upper, lower) == false
    {
      return .range(lower, upper, isClosed: op == "...")
    }
    guard let a = first.swiftValue(in: declarations), let b = second.swiftValue(in: declarations),
      let result = SwiftValue.apply(op, a, b)
    else { throw EvaluationFailure(.opaque, "`\(span.code)` is not known", span) }
    return .swift(result)
  }

  /// The type that an expression makes its optional value of: `Mode(rawValue: text)`,
  /// `text.flatMap(Mode.init)`, `value as? Mode`.
  private func madeType(of expression: Expression, in scope: Scope) -> TypeReference? {
    var name: TypeName?
    switch expression.unparenthesized.form {
    case .cast(_, _, let type): name = type
    case .call(let callee, let arguments):
      if case .member(_, let method) = callee.form, method == "flatMap" || method == "map",
        case .member(let type, "init")? = arguments.first?.value.form
      {
        name = type.typeName
      } else {
        name = callee.typeName
      }
    default: return nil
    }
    return name.map { TypeReference(name: $0, scope: scope.type, unit: scope.unit) }
  }

  /// `a || b || c`, however many there are; where code runs, one may decide though others are
  /// unknown.
  private func chain(
    _ op: String, _ operands: [Expression], in scope: Scope
  ) throws(EvaluationFailure) -> Value {
    var unknown: EvaluationFailure?
    for operand in operands {
      do {
        if try bool(operand, in: scope) == (op == "||") { return .bool(op == "||") }
      } catch {
        guard error.isUnknown, running != nil || scan != nil else { throw error }
        unknown = unknown ?? error
      }
    }
    if let unknown { throw unknown }
    return .bool(op == "&&")
  }

  /// `&&` and `||` where one side may be unknown: the other one may decide alone.
  private func either(
    _ left: Expression, _ right: Expression, decisive: Bool, in scope: Scope
  ) throws(EvaluationFailure) -> Value {
    let unknown: EvaluationFailure
    do {
      let value = try bool(left, in: scope)
      return .bool(value == decisive ? decisive : try bool(right, in: scope))
    } catch {
      guard error.isUnknown else { throw error }
      unknown = error
    }
    guard try bool(right, in: scope) == decisive else { throw unknown }
    return .bool(decisive)
  }

  private func equals(
    _ left: Expression, _ right: Expression, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Bool {
    let first = try value(of: left, in: scope)
    var expected: TypeReference?
    if case .enumCase(let value) = first {
      expected = TypeReference(
        name: .named(value.typeName.split(separator: ".").map(String.init), generics: []),
        scope: nil, unit: declarations.types[value.type].unit)
    } else if case .swift(.enumCase(let type, _, _)) = first {
      expected = TypeReference(
        name: .named(type.split(separator: ".").map(String.init), generics: []), scope: nil,
        unit: scope.unit)
    }
    if case .launch(let marker) = first {
      throw readOfLaunch(marker, comparedWith: [right], .exact, in: scope, span: span)
    }
    let second = try value(of: right, in: scope, expecting: expected)
    if case .launch(let marker) = second {
      throw readOfLaunch(marker, comparedWith: [left], .exact, in: scope, span: span)
    }
    if running != nil, let isEqual = isSameType(first, second) { return isEqual }
    guard let a = first.swiftValue(in: declarations), let b = second.swiftValue(in: declarations)
    else { throw EvaluationFailure(.opaque, "`\(span.code)` is not known", span) }
    return SwiftValue.equals(a, b)
  }

  private func sum(
    _ first: Value, _ second: Value, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    switch (first, second) {
    case (.alternatives, _), (_, .alternatives):
      // Each of one side goes with each of the other.
      let count = first.size(upTo: 1_024) * second.size(upTo: 1_024)
      try step(span, count: count / 16)
    default: break
    }
    switch (first, second) {
    case (.alternatives(let values, let condition), _):
      var sums: [Value] = []
      for value in values { sums.append(try sum(value, second, span: span)) }
      return .alternatives(sums, condition: condition)
    case (_, .alternatives(let values, let condition)):
      var sums: [Value] = []
      for value in values { sums.append(try sum(first, value, span: span)) }
      return .alternatives(sums, condition: condition)
    case (.failure(let failure), _), (_, .failure(let failure)): throw failure
    case (.list(let a), .list(let b)): return .list(a + b)
    case (.text(let a), .text(let b)): return .text(a.joined(b))
    case (.text(let a), .swift(.string(let b))): return .text(a.joined(TextContent(verbatim: b)))
    case (.swift(.string(let a)), .text(let b)):
      return .text(TextContent(verbatim: a).joined(b))
    default: break
    }
    guard let a = first.swiftValue(in: declarations), let b = second.swiftValue(in: declarations),
      let result = SwiftValue.apply("+", a, b)
    else { throw EvaluationFailure(.opaque, "`\(span.code)` is not known", span) }
    return .swift(result)
  }
}

extension Expression {
  /// The operands of a chain of one operator, `a || b || c`, in order; itself for other expressions.
  func operands(of op: String) -> [Expression] {
    var rest = self
    var operands: [Expression] = []
    while case .binary(op, let left, let right) = rest.form {
      operands.append(right)
      rest = left
    }
    operands.append(rest)
    return operands.reversed()
  }
}
