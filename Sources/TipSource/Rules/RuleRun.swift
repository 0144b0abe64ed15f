import OpenTipKit

/// One run of a rule's code.
struct RuleRun {
  var slots: [RuleValue]
  private var steps = 0

  /// The most parts that one evaluation goes through: a rule may search donations within donations.
  private static let stepLimit = 1_000_000
  /// The longest text or list that a rule makes, in bytes and elements.
  private static let sizeLimit = 1_000_000

  init(slotCount: Int) {
    slots = Array(repeating: .swift(.none), count: slotCount)
  }

  typealias Failure = RuleProgram.Failure

  /// The value of a condition.
  mutating func bool(
    _ code: RuleCode, _ evaluation: inout RuleEvaluation
  ) throws(Failure) -> Bool {
    guard case .swift(.bool(let value)) = try value(code, &evaluation) else {
      throw Failure(reason: "a condition is neither true nor false")
    }
    return value
  }

  /// The value of any code.
  mutating func value(
    _ code: RuleCode, _ evaluation: inout RuleEvaluation
  ) throws(Failure) -> RuleValue {
    steps += 1
    guard steps <= Self.stepLimit else {
      throw Failure(reason: "it takes too many steps to evaluate")
    }
    switch code {
    case .constant(let value): return .swift(value)
    case .slot(let slot): return slots[slot]
    case .now:
      return .moving(
        MovingTime(
          milliseconds: Double(evaluation.now.milliseconds), slope: 1, isDate: true))
    case .donations(let event): return .history(evaluation.donations(of: event))
    case .and(let left, let right): return try both(left, right, isAnd: true, &evaluation)
    case .or(let left, let right): return try both(left, right, isAnd: false, &evaluation)
    case .not(let inner): return .swift(.bool(try !bool(inner, &evaluation)))
    case .noted(let note): return try noted(note, &evaluation)
    case .compare(let op, let left, let right):
      let first = try value(left, &evaluation)
      let second = try value(right, &evaluation)
      return .swift(.bool(try compare(op, first, second, &evaluation)))
    case .arithmetic(let op, let left, let right):
      return try limited(arithmetic(op, value(left, &evaluation), value(right, &evaluation)))
    case .narrowed(let inner, let type): return try narrowed(value(inner, &evaluation), to: type)
    case .single(let op, let left, let right):
      return try single(op, value(left, &evaluation), value(right, &evaluation))
    case .converted(let inner, let source, let type):
      return try converted(value(inner, &evaluation), from: source, to: type)
    case .interval(let date, let other):
      return try interval(value(date, &evaluation), since: value(other, &evaluation))
    case .conditional(let condition, let yes, let no):
      return try bool(condition, &evaluation) ? value(yes, &evaluation) : value(no, &evaluation)
    case .bind(let slot, let bound, let then):
      slots[slot] = try value(bound, &evaluation)
      return try value(then, &evaluation)
    case .bindOptional(let slot, let bound, let then, let otherwise):
      let found = try value(bound, &evaluation)
      guard !found.isNone else { return try value(otherwise, &evaluation) }
      slots[slot] = found
      return try value(then, &evaluation)
    case .unwrap(let inner):
      let found = try value(inner, &evaluation)
      guard !found.isNone else { throw Failure(reason: "`nil` is unwrapped: the app would crash") }
      return found
    case .coalesce(let first, let second):
      let found = try value(first, &evaluation)
      return found.isNone ? try value(second, &evaluation) : found
    default: return try collection(code, &evaluation)
    }
  }

  /// The value itself, unless it has grown beyond what a rule may make.
  private func limited(_ value: RuleValue) throws(Failure) -> RuleValue {
    let size =
      switch value {
      case .swift(.string(let text)): text.utf8.count
      case .swift(.array(let elements)): elements.count
      default: 0
      }
    guard size <= Self.sizeLimit else { throw Failure(reason: "a text or list grows too large") }
    return value
  }

  /// `&&` and `||`: the right side counts only when the left leaves it open, but `why` shows it too.
  private mutating func both(
    _ left: RuleCode, _ right: RuleCode, isAnd: Bool, _ evaluation: inout RuleEvaluation
  ) throws(Failure) -> RuleValue {
    let first = try bool(left, &evaluation)
    if first == isAnd { return .swift(.bool(try bool(right, &evaluation))) }
    if evaluation.isExplaining {
      // A side that does not count must not say when the answer changes.
      var shadow = evaluation
      let known = shadow.parts.count
      _ = try? bool(right, &shadow)
      for part in shadow.parts.dropFirst(known) { evaluation.note(part) }
    }
    return .swift(.bool(first))
  }

  private mutating func noted(
    _ note: RuleCode.Note, _ evaluation: inout RuleEvaluation
  ) throws(Failure) -> RuleValue {
    let left = try value(note.value, &evaluation)
    guard let comparison = note.comparison else {
      guard case .swift(.bool(let holds)) = left else {
        throw Failure(reason: "`\(note.source)` is neither true nor false")
      }
      evaluation.note(
        RulePart(
          source: note.source, value: Self.description(left),
          requirement: note.isNegated ? "false" : "true", isSatisfied: holds != note.isNegated))
      return .swift(.bool(holds))
    }
    let right = try value(comparison.other, &evaluation)
    let holds = try compare(comparison.op, left, right, &evaluation)
    let op = note.isNegated ? Self.negation(of: comparison.op) : comparison.op
    evaluation.note(
      RulePart(
        source: note.source, value: Self.description(left),
        requirement: "\(op) \(Self.description(right))", isSatisfied: holds != note.isNegated))
    return .swift(.bool(holds))
  }

  private static func negation(of op: String) -> String {
    switch op {
    case "==": "!="
    case "!=": "=="
    case "<": ">="
    case ">": "<="
    case "<=": ">"
    default: "<"
    }
  }

  /// A value as `why` shows it.
  static func description(_ value: RuleValue) -> String {
    switch value {
    case .swift(let value): value.description
    case .history(let history): "\(history.count) donations"
    case .donations(let donations): "\(donations.count) donations"
    case .donation(let donation, _): SwiftValue.date(donation.date).description
    case .list(let values): "[" + values.map(description).joined(separator: ", ") + "]"
    case .moving(let time):
      if time.isDate {
        SwiftValue.date(Timestamp(milliseconds: Int64(exactly: time.milliseconds.rounded()) ?? 0))
          .description
      } else {
        SwiftValue.decimal(time.milliseconds / 1000).description
      }
    }
  }
}
