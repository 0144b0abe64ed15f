import OpenTipKit

/// What is known of a part of a rule before it is evaluated.
indirect enum RuleType: Sendable {
  case value(SwiftType)
  /// An event itself, `$0`.
  case event(SourceEvent)
  case donations(SourceEvent)
  case donation(SourceEvent)
  case list(RuleType)
  /// A date that moves with the clock, or a length of time that does.
  case movingDate
  case movingInterval

  static let bool = RuleType.value(.bool)
  static let integer = RuleType.value(.integer("Int"))

  /// The declared type of a value, with optionals taken away; nil for TipKit's own.
  var swiftType: SwiftType? {
    guard case .value(var type) = self else { return nil }
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  /// The type of the elements, for a closure over them.
  var element: RuleType {
    switch self {
    case .donations(let event): .donation(event)
    case .list(let element): element
    case .value:
      switch swiftType {
      case .array(let element), .set(let element): .value(element)
      case .string: .value(.string)
      default: .value(.unknown(""))
      }
    default: .value(.unknown(""))
    }
  }

  var isText: Bool { swiftType == .string }

  /// Whether it is a date or a length of time that moves.
  var isMoving: Bool {
    switch self {
    case .movingDate, .movingInterval: true
    default: false
    }
  }
}
