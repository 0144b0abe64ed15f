import OpenTipKit

extension RuleCompiler {
  /// A call in a rule.
  mutating func call(
    _ callee: Expression, _ arguments: [Expression.Argument], span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    switch callee.form {
    case .name("Date", _), .implicitMember("init"):
      if case .implicitMember = callee.form, arguments.first?.label != "timeIntervalSinceNow" {
        break
      }
      guard let first = arguments.first else { return Part(code: .now, type: .movingDate) }
      guard first.label == "timeIntervalSinceNow", arguments.count == 1 else { break }
      let offset = try part(first.value)
      return Part(code: .arithmetic("+", .now, offset.code), type: .movingDate)
    case .name(let name, _):
      if let converted = try conversion(name, arguments) { return converted }
      return try function(name, arguments, span: span)
    case .chained(let inner), .unwrap(let inner): return try call(inner, arguments, span: span)
    case .member(let base, let name): return try method(name, of: base, arguments, span: span)
    default: break
    }
    throw failure("`\(span.code)` is not understood in a rule", span)
  }

  /// A function of the source that takes the rule's values.
  private mutating func function(
    _ name: String, _ arguments: [Expression.Argument], span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    let declarations = evaluator.declarations
    var candidates = (scope.selfType.map { declarations.functions(name, of: $0) } ?? [])
    candidates += (declarations.functions[name] ?? []).filter { $0.body != nil }
    guard let function = Evaluator.overload(candidates, arguments),
      function.parameters.count == arguments.count
    else {
      if bindings["self"] != nil {
        // A method of the value itself, called by its bare name.
        let own = Expression(form: .name("self", generics: []), span: span)
        return try method(name, of: own, arguments, span: span)
      }
      throw failure("`\(span.code)` is a call into the app", span)
    }
    var parts: [Part] = []
    for argument in arguments { parts.append(try part(argument.value)) }
    let saved = (scope, bindings)
    defer { (scope, bindings) = saved }
    scope = Scope(unit: function.unit, type: function.owner, selfType: function.owner)
    // A method of the value itself, called by its bare name, reads the same value.
    let isMember = function.owner != nil && !function.isStatic
    bindings = isMember ? bindings.filter { $0.key == "self" } : [:]
    for (parameter, part) in zip(function.parameters, parts) { bindings[parameter.name] = part }
    guard let body = function.body else { throw failure("`\(name)` has no body", span) }
    let statements = declarations.units[function.unit].lowering.statements(body)
    return try nested(span) { (compiler) throws(EvaluationFailure) in
      try compiler.body(statements, isCondition: false, span: span)
    }
  }

  private mutating func method(
    _ name: String, of base: Expression, _ arguments: [Expression.Argument], span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    let inner = base.unparenthesized
    if name == "contains", case .binary(let op, let lower, let upper) = inner.form,
      op == "..." || op == "..<", arguments.count == 1
    {
      let subject = try part(arguments[0].value)
      return Part(code: try inRange(subject, op, lower, upper), type: .bool)
    }
    if name == "contains", case .prefix(let op, let bound) = inner.form, arguments.count == 1,
      op == "..." || op == "..<"
    {
      let subject = try part(arguments[0].value)
      let upper = try part(bound)
      return Part(
        code: .inRange(subject.code, lower: nil, upper: upper.code, isClosed: op == "..."),
        type: .bool)
    }
    if name == "contains", case .array(let elements) = inner.form, let first = arguments.first,
      arguments.count == 1, first.label == nil, !first.isTrailing
    {
      let wanted = try part(first.value)
      var codes: [RuleCode] = []
      for element in elements {
        codes.append(try part(element, expecting: reference(to: wanted.type)).code)
      }
      return Part(code: .contains(.array(codes), wanted.code), type: .bool)
    }
    if name == "contains", arguments.count == 1, isFixed(base),
      case .range(let lower, let upper, let isClosed)? = try? evaluator.value(of: base, in: scope)
    {
      let subject = try part(arguments[0].value)
      return Part(
        code: .inRange(
          subject.code, lower: .constant(lower), upper: .constant(upper), isClosed: isClosed),
        type: .bool)
    }
    if let found = try staticFunction(name, of: base, arguments, span: span) { return found }
    let object = try part(base)
    if let mapped = try optional(name, object, arguments, span: span) { return mapped }
    switch object.type {
    case .donations(let event):
      if let found = try donations(name, event, object, arguments, span: span) { return found }
    case .movingDate, .value(.date), .value(.optional(.date)):
      if let found = try dates(name, object, arguments, span: span) { return found }
    default: break
    }
    if let found = try elements(name, object, arguments, span: span) { return found }
    if let found = try own(name, object, arguments, span: span) { return found }
    throw failure("`\(name)` is not understood in a rule", span)
  }

  /// `Type.function($0)`, a static function of the source.
  private mutating func staticFunction(
    _ name: String, of base: Expression, _ arguments: [Expression.Argument], span: SourceSpan
  ) throws(EvaluationFailure) -> Part? {
    guard isFixed(base), case .type(let index)? = try? evaluator.value(of: base, in: scope),
      let function = Evaluator.overload(
        evaluator.declarations.functions(name, of: index).filter(\.isStatic), arguments)
    else { return nil }
    var parts: [Part] = []
    for argument in arguments { parts.append(try part(argument.value)) }
    return try inlined(function, parts, type: index, span: span)
  }

  /// `map` and `flatMap` of an optional value.
  private mutating func optional(
    _ name: String, _ object: Part, _ arguments: [Expression.Argument], span: SourceSpan
  ) throws(EvaluationFailure) -> Part? {
    guard name == "map" || name == "flatMap", arguments.count == 1 else { return nil }
    let wrapped: RuleType
    switch object.type {
    case .value(.optional(let type)): wrapped = .value(type)
    case .donation: wrapped = object.type
    default: return nil
    }
    let (closure, type) = try closure(arguments[0].value, over: wrapped, isCondition: false)
    return Part(
      code: .bindOptional(
        closure.slot, object.code, then: closure.body, otherwise: .constant(.none)),
      type: optional(of: type))
  }

  /// What TipKit adds to donations.
  private mutating func donations(
    _ name: String, _ event: SourceEvent, _ object: Part, _ arguments: [Expression.Argument],
    span: SourceSpan
  ) throws(EvaluationFailure) -> Part? {
    guard let first = arguments.first else { return nil }
    switch name {
    case "donatedWithin":
      let range = TypeReference(
        name: .named(["Tips", "DonationTimeRange"], generics: []), scope: nil, unit: scope.unit)
      let value = try evaluator.value(of: first.value, in: scope, expecting: range)
      guard case .timeRange(let length) = value else {
        throw failure("the range `\(first.value.span.code)` is not known", span)
      }
      return Part(code: .within(object.code, length), type: .donations(event))
    case "largestSubset", "smallestSubset":
      guard case .keyPath(let steps) = first.value.form, let information = event.information else {
        throw failure("`\(name)` takes a key path of what the donations carry", span)
      }
      var path: [String] = []
      var type = Part(code: .constant(.none), type: .value(information))
      for step in steps {
        guard case .property(let property) = step else {
          throw failure("`\(first.value.span.code)` is not understood", span)
        }
        type = try self.property(property, of: type, span: span)
        path.append(property)
      }
      return Part(
        code: .subset(
          object.code, event: event.descriptor, path: path, isLargest: name == "largestSubset"),
        type: .donations(event))
    default: return nil
    }
  }

  private mutating func dates(
    _ name: String, _ object: Part, _ arguments: [Expression.Argument], span: SourceSpan
  ) throws(EvaluationFailure) -> Part? {
    guard let first = arguments.first, arguments.count == 1 else { return nil }
    switch name {
    case "timeIntervalSince", "distance":
      let other = try part(first.value)
      let isMoving = object.type.isMoving || other.type.isMoving
      let code: RuleCode =
        name == "distance"
        ? .interval(other.code, since: object.code) : .interval(object.code, since: other.code)
      return Part(code: code, type: isMoving ? .movingInterval : .value(.decimal("TimeInterval")))
    case "addingTimeInterval", "advanced":
      let offset = try part(first.value)
      let isMoving = object.type.isMoving || offset.type.isMoving
      return Part(
        code: .arithmetic("+", object.code, offset.code),
        type: isMoving ? .movingDate : .value(.date))
    default: return nil
    }
  }

  /// Methods of lists, texts and donations alike.
  private mutating func elements(
    _ name: String, _ object: Part, _ arguments: [Expression.Argument], span: SourceSpan
  ) throws(EvaluationFailure) -> Part? {
    guard let first = arguments.first else {
      switch name {
      case "lowercased": return Part(code: .text(.lowercased, object.code, nil), type: object.type)
      case "uppercased": return Part(code: .text(.uppercased, object.code, nil), type: object.type)
      case "sorted": return Part(code: .sorted(object.code, nil), type: object.type)
      case "reversed": return Part(code: .reversed(object.code), type: listed(object.type))
      case "dropFirst", "dropLast":
        return Part(
          code: .dropped(
            object.code, count: .constant(.integer(1)), isFirst: name == "dropFirst"),
          type: object.type)
      case "min", "max":
        return Part(
          code: .extremum(object.code, isMinimum: name == "min"), type: object.type.element)
      default: return nil
      }
    }
    if name == "reduce" { return try reduced(object, arguments, span: span) }
    if name == "sorted", case .name(let op, _) = first.value.unparenthesized.form,
      op == "<" || op == ">"
    {
      let ordered = RuleCode.sorted(object.code, nil)
      return Part(code: op == "<" ? ordered : .reversed(ordered), type: listed(object.type))
    }
    if ["sorted", "min", "max"].contains(name), isFunction(first.value) {
      return try ordered(name, object, first.value, span: span)
    }
    let isClosure =
      first.isTrailing || first.label == "where" || first.label == "by" || isFunction(first.value)
    if isClosure { return try overElements(name, object, first.value, span: span) }
    switch name {
    case "contains":
      if case .string? = object.type.swiftType {
        return Part(
          code: .text(.contains, object.code, try part(first.value).code), type: .bool)
      }
      let wanted = try part(first.value, expecting: reference(to: object.type.element))
      return Part(code: .contains(object.code, wanted.code), type: .bool)
    case "isMultiple" where first.label == "of":
      let divisor = try part(first.value)
      return Part(
        code: .compare(
          "==", .arithmetic("%", object.code, divisor.code), .constant(.integer(0))), type: .bool)
    case "prefix", "suffix":
      return Part(
        code: .slice(object.code, count: try part(first.value).code, isPrefix: name == "prefix"),
        type: object.type)
    case "dropFirst", "dropLast":
      return Part(
        code: .dropped(
          object.code, count: try part(first.value).code, isFirst: name == "dropFirst"),
        type: object.type)
    case "starts" where first.label == "with" && object.type.isText:
      return Part(code: .text(.hasPrefix, object.code, try part(first.value).code), type: .bool)
    case "localizedCaseInsensitiveContains" where object.type.isText:
      let wanted = RuleCode.text(.lowercased, try part(first.value).code, nil)
      return Part(
        code: .text(.contains, .text(.lowercased, object.code, nil), wanted), type: .bool)
    case "trimmingCharacters" where object.type.isText:
      guard case .implicitMember(let set) = first.value.form,
        let operation = RuleCode.TextOperation(rawValue: set)
      else { return nil }
      return Part(code: .text(operation, object.code, nil), type: object.type)
    case "hasPrefix", "hasSuffix":
      let operation = RuleCode.TextOperation(rawValue: name) ?? .hasPrefix
      return Part(code: .text(operation, object.code, try part(first.value).code), type: .bool)
    default: return nil
    }
  }

  /// Donations out of their order are a list of donations.
  func listed(_ type: RuleType) -> RuleType {
    if case .donations(let event) = type { return .list(.donation(event)) }
    return type
  }

  private func isFunction(_ expression: Expression) -> Bool {
    switch expression.form {
    case .closure, .keyPath: true
    default: false
    }
  }

  private mutating func overElements(
    _ name: String, _ object: Part, _ function: Expression, span: SourceSpan
  ) throws(EvaluationFailure) -> Part? {
    let element = object.type.element
    switch name {
    case "filter":
      let closure = try self.closure(function, over: element, isCondition: true)
      return Part(code: .filter(object.code, closure.code), type: object.type)
    case "contains", "allSatisfy", "first", "last", "count":
      let closure = try self.closure(function, over: element, isCondition: true)
      let quantifier: RuleCode.Quantifier =
        switch name {
        case "contains": .contains
        case "allSatisfy": .all
        case "first": .first
        case "last": .last
        default: .count
        }
      let type: RuleType =
        switch quantifier {
        case .contains, .all: .bool
        case .count: .integer
        case .first, .last: optional(of: element)
        }
      return Part(code: .quantified(quantifier, object.code, closure.code), type: type)
    case "map", "compactMap":
      let closure = try self.closure(function, over: element, isCondition: false)
      let drops = name == "compactMap"
      var type = closure.type
      if drops, case .value(.optional(let wrapped)) = type { type = .value(wrapped) }
      return Part(
        code: .map(object.code, closure.code, dropsNil: drops), type: .list(type))
    default: return nil
    }
  }

  func optional(of type: RuleType) -> RuleType {
    if case .value(let inner) = type { return .value(.optional(inner)) }
    return type
  }

  /// A closure over elements, or a key path in its place.
  private mutating func closure(
    _ function: Expression, over element: RuleType, isCondition: Bool
  ) throws(EvaluationFailure) -> (code: RuleCode.Closure, type: RuleType) {
    let slot = newSlot()
    let subject = Part(code: .slot(slot), type: element)
    var event: EventDescriptor?
    if case .donation(let source) = element, source.information != nil {
      event = source.descriptor
    }
    let body: Part
    switch function.form {
    case .keyPath(let steps):
      var result = subject
      for step in steps {
        guard case .property(let name) = step else {
          throw failure("`\(function.span.code)` is not understood", function.span)
        }
        result = try property(name, of: result, span: function.span)
      }
      body = result
    case .closure(let closure):
      let saved = bindings
      defer { bindings = saved }
      bindings[closure.parameters.first ?? "$0"] = subject
      body = try self.body(closure.body, isCondition: isCondition, span: function.span)
    default: throw failure("`\(function.span.code)` is not understood in a rule", function.span)
    }
    // Decoding is the costly part: a filter by date alone does without.
    let reads = informationSlots.contains(slot)
    return (
      RuleCode.Closure(slot: slot, body: body.code, event: reads ? event : nil), body.type
    )
  }

  /// A method of the app's own type: its body becomes part of the rule.
  private mutating func own(
    _ name: String, _ object: Part, _ arguments: [Expression.Argument], span: SourceSpan
  ) throws(EvaluationFailure) -> Part? {
    if case .donation(let event) = object.type, let information = event.information {
      // A method of what the donation carries.
      if case .slot(let slot) = object.code { informationSlots.insert(slot) }
      return try own(
        name,
        Part(code: .information(object.code, event.descriptor), type: .value(information)),
        arguments, span: span)
    }
    let types: [String]
    switch object.type.swiftType {
    case .structure(let structure): types = [structure.name]
    case .enumeration(let enumeration): types = [enumeration.name]
    case let type?: types = Self.extended(type)
    case nil: return nil
    }
    let declarations = evaluator.declarations
    let found = types.compactMap { declarations.nearest($0, to: scope.unit) }
      .first { !declarations.functions(name, of: $0).isEmpty }
    guard let index = found,
      let function = Evaluator.overload(
        evaluator.declarations.functions(name, of: index), arguments),
      let body = function.body, function.parameters.count == arguments.count
    else { return nil }
    var names = ["self": object]
    for (parameter, argument) in zip(function.parameters, arguments) {
      names[parameter.name] = try part(argument.value)
    }
    let statements = evaluator.declarations.units[function.unit].lowering.statements(body)
    return try inlined(statements, names, unit: function.unit, type: index, span: span)
  }
}
