import OpenTipKit

extension RuleRun {
  /// A result of integer arithmetic in the range of its type.
  func narrowed(_ value: RuleValue, to type: String) throws(Failure) -> RuleValue {
    guard case .swift(.integer(let number)) = value else { return value }
    guard SwiftValue.range(of: type).contains(number) else {
      throw Failure(reason: "\(number) does not fit in \(type): the app would crash")
    }
    return value
  }

  /// Arithmetic of `Float`s.
  func single(_ op: String, _ left: RuleValue, _ right: RuleValue) throws(Failure) -> RuleValue {
    guard let a = Self.single(left), let b = Self.single(right) else {
      return try arithmetic(op, left, right)
    }
    let result: Float
    switch op {
    case "+": result = a + b
    case "-": result = a - b
    case "*": result = a * b
    case "/": result = a / b
    default: throw Failure(reason: "`\(op)` is not understood of a Float")
    }
    return .swift(.decimal(SwiftValue.decimal(result)))
  }

  private static func single(_ value: RuleValue) -> Float? {
    switch value {
    case .swift(.decimal(let number)): Float(number)
    case .swift(.integer(let number)): Float(number)
    default: nil
    }
  }

  /// `Int(x)` cuts off the fraction, `Double(x)` gives one; what does not fit traps in Swift.
  func converted(
    _ value: RuleValue, from source: SwiftType?, to type: String
  ) throws(Failure) -> RuleValue {
    let isDecimal = SwiftType.decimalNames.contains(type)
    switch value {
    case .swift(.integer(let number)):
      return isDecimal
        ? .swift(.decimal(SwiftValue.rounded(Double(number), to: type) ?? Double(number)))
        : try narrowed(value, to: type)
    case .swift(.decimal(let number)):
      if isDecimal {
        // A `Float` made a `Double` keeps its own value: 0.10000000149011612, not 0.1.
        let exact = source.map(SwiftValue.isSingle) == true ? Double(Float(number)) : number
        return .swift(.decimal(SwiftValue.rounded(exact, to: type) ?? exact))
      }
      guard let whole = Int(exactly: number.rounded(.towardZero)) else {
        throw Failure(reason: "\(number) does not fit in \(type): the app would crash")
      }
      return try narrowed(.swift(.integer(whole)), to: type)
    case .moving where isDecimal: return value
    // `Int(text)` is an optional.
    case .swift(.string(let text)):
      if isDecimal { return .swift(Double(text).map { .decimal($0) } ?? .none) }
      guard let number = Int(text), SwiftValue.range(of: type).contains(number) else {
        return .swift(.none)
      }
      return .swift(.integer(number))
    default: throw Failure(reason: "a value that is no number is made one")
    }
  }
}
