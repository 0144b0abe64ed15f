import OpenTipKit

extension RuleRun {
  /// Compares two values; where one moves with the clock, notes when the answer changes (S9.5).
  func compare(
    _ op: String, _ left: RuleValue, _ right: RuleValue, _ evaluation: inout RuleEvaluation
  ) throws(Failure) -> Bool {
    if case .swift(let a) = left, case .swift(let b) = right {
      if case .bool(let holds)? = SwiftValue.apply(op, a, b) { return holds }
      throw Failure(reason: "\(a) and \(b) have no order")
    }
    guard let a = moving(left), let b = moving(right), a.isDate == b.isDate else {
      if left.isNone || right.isNone { return op == "!=" }
      throw Failure(reason: "two values that cannot be compared are compared")
    }
    let difference = a.milliseconds - b.milliseconds
    let slope = a.slope - b.slope
    if slope != 0, let delay = Int64(exactly: (-difference / slope).rounded(.down)), delay >= 0 {
      // The sides meet between these instants; before them and after them nothing changes.
      for extra in 0...2 as ClosedRange<Int64> {
        evaluation.noteChange(
          at: evaluation.now.adding(milliseconds: delay).adding(milliseconds: extra))
      }
    }
    switch op {
    case "==": return difference == 0
    case "!=": return difference != 0
    case "<": return difference < 0
    case ">": return difference > 0
    case "<=": return difference <= 0
    default: return difference >= 0
    }
  }

  /// A date or a length as a moving time that stands still; nil for other values.
  private func moving(_ value: RuleValue) -> MovingTime? {
    switch value {
    case .moving(let time): time
    case .swift(.date(let instant)):
      MovingTime(milliseconds: Double(instant.milliseconds), slope: 0, isDate: true)
    case .swift(.integer(let seconds)):
      MovingTime(milliseconds: Double(seconds) * 1000, slope: 0, isDate: false)
    case .swift(.decimal(let seconds)):
      MovingTime(milliseconds: seconds * 1000, slope: 0, isDate: false)
    default: nil
    }
  }

  /// Arithmetic; overflow and division by zero have no result, as where Swift would trap.
  func arithmetic(
    _ op: String, _ left: RuleValue, _ right: RuleValue
  ) throws(Failure) -> RuleValue {
    if case .swift(let a) = left, case .swift(let b) = right {
      guard let result = SwiftValue.apply(op, a, b) else {
        throw Failure(reason: "`\(a) \(op) \(b)` has no result: the app would crash")
      }
      return .swift(result)
    }
    guard var a = moving(left), let b = moving(right) else {
      throw Failure(reason: "`\(op)` is applied to other values than numbers and dates")
    }
    switch op {
    case "+" where !b.isDate, "-" where !b.isDate:
      let sign = op == "+" ? 1.0 : -1.0
      a.milliseconds += sign * b.milliseconds
      a.slope += sign * b.slope
    case "*" where !a.isDate && b.slope == 0 && !b.isDate:
      a.milliseconds *= b.milliseconds / 1000
      a.slope *= b.milliseconds / 1000
    case "/" where !a.isDate && b.slope == 0 && !b.isDate && b.milliseconds != 0:
      a.milliseconds /= b.milliseconds / 1000
      a.slope /= b.milliseconds / 1000
    default: throw Failure(reason: "`\(op)` is applied to a time in a way that is not understood")
    }
    return .moving(a)
  }

  /// `date.timeIntervalSince(other)`: seconds.
  func interval(_ date: RuleValue, since other: RuleValue) throws(Failure) -> RuleValue {
    if date.isNone || other.isNone { return .swift(.none) }
    guard let a = moving(date), let b = moving(other), a.isDate, b.isDate else {
      throw Failure(reason: "a length of time is taken between values that are no dates")
    }
    let result = MovingTime(
      milliseconds: a.milliseconds - b.milliseconds, slope: a.slope - b.slope, isDate: false)
    return result.slope == 0 ? .swift(.decimal(result.milliseconds / 1000)) : .moving(result)
  }
}
