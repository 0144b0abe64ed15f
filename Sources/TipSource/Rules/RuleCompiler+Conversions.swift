import OpenTipKit

extension RuleCompiler {
  /// `Int(x)`, `Double(x)`, `abs(x)`, `min(a, b)`.
  mutating func conversion(
    _ name: String, _ arguments: [Expression.Argument]
  ) throws(EvaluationFailure) -> Part? {
    if SwiftType.decimalNames.contains(name), arguments.count == 1, arguments[0].label == nil {
      let number = try part(arguments[0].value)
      return Part(
        code: .converted(number.code, from: number.type.swiftType, to: name),
        type: .value(.decimal(name)))
    }
    if SwiftType.integerNames.contains(name), arguments.count == 1, arguments[0].label == nil {
      let number = try part(arguments[0].value)
      switch number.type.swiftType {
      case .integer, .decimal:
        return Part(
          code: .converted(number.code, from: number.type.swiftType, to: name),
          type: .value(.integer(name)))
      case .string:
        return Part(
          code: .converted(number.code, from: .string, to: name),
          type: .value(.optional(.integer(name))))
      default: return nil
      }
    }
    if name == "Set" || name == "Array", arguments.count == 1, arguments[0].label == nil {
      let list = try part(arguments[0].value)
      return name == "Array"
        ? list : Part(code: .unique(list.code), type: .list(list.type.element))
    }
    if name == "abs", arguments.count == 1 {
      let number = try part(arguments[0].value)
      guard case .value = number.type else { return nil }
      let negated = RuleCode.arithmetic("*", number.code, .constant(.integer(-1)))
      return Part(
        code: .extremum(.array([number.code, negated]), isMinimum: false), type: number.type)
    }
    if name == "min" || name == "max", arguments.count >= 2 {
      var codes: [RuleCode] = []
      var type = RuleType.integer
      for argument in arguments {
        let number = try part(argument.value)
        guard case .value = number.type else { return nil }
        codes.append(number.code)
        type = number.type
      }
      return Part(code: .extremum(.array(codes), isMinimum: name == "min"), type: type)
    }
    return nil
  }
}
