import OpenTipKit

extension RuleCompiler {
  /// `sorted { $0.date < $1.date }`, `max(by:)`, `min(by:)`.
  mutating func ordered(
    _ name: String, _ object: Part, _ function: Expression, span: SourceSpan
  ) throws(EvaluationFailure) -> Part? {
    guard case .closure(let closure) = function.unparenthesized.form else { return nil }
    let (first, second) = (newSlot(), newSlot())
    let element = object.type.element
    let saved = bindings
    defer { bindings = saved }
    for (position, slot) in [first, second].enumerated() {
      let name =
        position < closure.parameters.count ? closure.parameters[position] : "$\(position)"
      bindings[name] = Part(code: .slot(slot), type: element)
    }
    let body = try self.body(closure.body, isCondition: true, span: span)
    var event: EventDescriptor?
    if case .donation(let source) = element,
      informationSlots.contains(first) || informationSlots.contains(second)
    {
      event = source.descriptor
    }
    // The greatest one is the first of those in falling order, as Swift takes of equal ones the first.
    let isFalling = name == "max"
    let sorted = RuleCode.sorted(
      object.code,
      RuleCode.Comparison(
        first: isFalling ? second : first, second: isFalling ? first : second, isLess: body.code,
        event: event))
    if name == "sorted" { return Part(code: sorted, type: listed(object.type)) }
    return Part(code: .end(sorted, isFirst: true), type: optional(of: element))
  }

  /// `reduce(0) { $0 + $1.amount }`, `reduce(0, +)`.
  mutating func reduced(
    _ object: Part, _ arguments: [Expression.Argument], span: SourceSpan
  ) throws(EvaluationFailure) -> Part? {
    guard arguments.count == 2, arguments[0].label == nil else { return nil }
    let initial = try part(arguments[0].value)
    let (result, element) = (newSlot(), newSlot())
    let resultPart = Part(code: .slot(result), type: initial.type)
    let elementPart = Part(code: .slot(element), type: object.type.element)
    let body: Part
    switch arguments[1].value.unparenthesized.form {
    case .name(let op, _) where ["+", "*"].contains(op):
      body = Part(
        code: .arithmetic(op, resultPart.code, elementPart.code), type: initial.type)
    case .closure(let closure):
      let saved = bindings
      defer { bindings = saved }
      bindings[closure.parameters.first ?? "$0"] = resultPart
      bindings[closure.parameters.dropFirst().first ?? "$1"] = elementPart
      body = try self.body(closure.body, isCondition: false, span: span)
    default: return nil
    }
    var event: EventDescriptor?
    if case .donation(let source) = object.type.element, informationSlots.contains(element) {
      event = source.descriptor
    }
    return Part(
      code: .reduce(
        object.code, initial.code, result: result,
        RuleCode.Closure(slot: element, body: body.code, event: event)), type: body.type)
  }
}
