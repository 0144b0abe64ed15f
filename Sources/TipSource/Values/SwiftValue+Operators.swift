import OpenTipKit

extension SwiftValue {
  /// Whether two values are equal; an integer literal equals the same decimal.
  static func equals(_ left: SwiftValue, _ right: SwiftValue) -> Bool {
    switch (left, right) {
    case (.integer(let a), .decimal(let b)): Double(a) == b
    case (.decimal(let a), .integer(let b)): a == Double(b)
    default: left == right
    }
  }

  /// Whether one value is before another; nil when they have no order.
  static func isLess(_ left: SwiftValue, _ right: SwiftValue) -> Bool? {
    switch (left, right) {
    case (.integer(let a), .integer(let b)): a < b
    case (.decimal(let a), .decimal(let b)): a < b
    case (.integer(let a), .decimal(let b)): Double(a) < b
    case (.decimal(let a), .integer(let b)): a < Double(b)
    case (.string(let a), .string(let b)): a < b
    case (.date(let a), .date(let b)): a < b
    default: nil
    }
  }

  /// The result of a comparison or of arithmetic; nil when it has none, as where Swift would trap.
  static func apply(_ op: String, _ left: SwiftValue, _ right: SwiftValue) -> SwiftValue? {
    switch op {
    case "==": return .bool(equals(left, right))
    case "!=": return .bool(!equals(left, right))
    case "<": return isLess(left, right).map { .bool($0) }
    case ">": return isLess(right, left).map { .bool($0) }
    case "<=":
      return isLess(left, right).map { .bool($0 || equals(left, right)) }
    case ">=":
      return isLess(right, left).map { .bool($0 || equals(left, right)) }
    default: return arithmetic(op, left, right)
    }
  }

  private static func arithmetic(
    _ op: String, _ left: SwiftValue, _ right: SwiftValue
  ) -> SwiftValue? {
    switch (left, right) {
    case (.integer(let a), .integer(let b)): return integer(op, a, b).map { .integer($0) }
    case (.decimal(let a), .decimal(let b)): return decimal(op, a, b).map { .decimal($0) }
    case (.integer(let a), .decimal(let b)): return decimal(op, Double(a), b).map { .decimal($0) }
    case (.decimal(let a), .integer(let b)): return decimal(op, a, Double(b)).map { .decimal($0) }
    case (.string(let a), .string(let b)): return op == "+" ? .string(a + b) : nil
    case (.array(let a), .array(let b)): return op == "+" ? .array(a + b) : nil
    case (.date(let a), .decimal(let b)): return shifted(a, op, b)
    case (.date(let a), .integer(let b)): return shifted(a, op, Double(b))
    default: return nil
    }
  }

  /// Checked arithmetic: overflow and division by zero have no result.
  private static func integer(_ op: String, _ a: Int, _ b: Int) -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch op {
    case "+": result = a.addingReportingOverflow(b)
    case "-": result = a.subtractingReportingOverflow(b)
    case "*": result = a.multipliedReportingOverflow(by: b)
    case "/": result = a.dividedReportingOverflow(by: b)
    case "%": result = a.remainderReportingOverflow(dividingBy: b)
    case "&+": return a &+ b
    case "&-": return a &- b
    case "&*": return a &* b
    case "&": return a & b
    case "|": return a | b
    case "^": return a ^ b
    case "<<": return a << b
    case ">>": return a >> b
    default: return nil
    }
    return result.overflow ? nil : result.partialValue
  }

  private static func decimal(_ op: String, _ a: Double, _ b: Double) -> Double? {
    switch op {
    case "+": a + b
    case "-": a - b
    case "*": a * b
    case "/": a / b
    default: nil
    }
  }

  private static func shifted(_ instant: Timestamp, _ op: String, _ seconds: Double) -> SwiftValue?
  {
    guard op == "+" || op == "-" else { return nil }
    let delta = ((op == "-" ? -seconds : seconds) * 1000).rounded()
    return Int64(exactly: delta).map { .date(instant.adding(milliseconds: $0)) }
  }
}
