import OpenTipKit

extension RuleCompiler {
  /// A property of a part.
  mutating func property(
    _ name: String, of base: Part, span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    switch (base.type, name) {
    case (.event(let event), "donations"):
      return Part(code: .donations(event.descriptor), type: .donations(event))
    case (.event(let event), "id"):
      return Part(
        code: .constant(.string(event.descriptor.id)), type: .value(.string), isConstant: true)
    case (.donations, "count"), (.list, "count"):
      return Part(code: .count(base.code), type: .integer)
    case (.donations, "isEmpty"), (.list, "isEmpty"):
      return Part(code: .isEmpty(base.code), type: .bool)
    case (.donations(let event), "first"), (.donations(let event), "last"):
      return Part(code: .end(base.code, isFirst: name == "first"), type: .donation(event))
    case (.list(let element), "first"), (.list(let element), "last"):
      return Part(code: .end(base.code, isFirst: name == "first"), type: optional(element))
    case (.donations, "lazy"), (.list, "lazy"): return base
    case (.donation, "date"): return Part(code: .date(base.code), type: .value(.date))
    case (.donation(let event), _):
      guard let information = event.information else {
        throw failure("a donation of `\(event.name)` carries no `\(name)`", span)
      }
      if case .slot(let slot) = base.code { informationSlots.insert(slot) }
      return try property(
        name,
        of: Part(
          code: .information(base.code, event.descriptor), type: .value(information)),
        span: span)
    case (.movingDate, _), (.movingInterval, _):
      guard case .movingDate = base.type, name == "timeIntervalSinceNow" else {
        throw failure("`\(span.code)` depends on time in a way that cannot be bounded", span)
      }
      return Part(code: .interval(base.code, since: .now), type: .movingInterval)
    case (.value(let type), _): return try property(name, of: base, type, span: span)
    default: throw failure("`\(name)` is not understood in a rule", span)
    }
  }

  private func optional(_ type: RuleType) -> RuleType {
    if case .value(let inner) = type { return .value(.optional(inner)) }
    return type
  }

  private mutating func property(
    _ name: String, of base: Part, _ type: SwiftType, span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    var type = type
    var isOptional = base.isChained
    while case .optional(let wrapped) = type {
      type = wrapped
      isOptional = true
    }
    func result(_ code: RuleCode, _ type: SwiftType) -> Part {
      Part(code: code, type: .value(isOptional ? .optional(type) : type))
    }
    switch (type, name) {
    case (_, "self"): return base
    case (.array, "count"), (.set, "count"), (.dictionary, "count"), (.string, "count"):
      return result(.count(base.code), .integer("Int"))
    case (.array, "isEmpty"), (.set, "isEmpty"), (.dictionary, "isEmpty"), (.string, "isEmpty"):
      return result(.isEmpty(base.code), .bool)
    case (.array(let element), "first"), (.array(let element), "last"):
      return Part(
        code: .end(base.code, isFirst: name == "first"), type: .value(.optional(element)))
    case (.set(let element), "first"):
      return Part(code: .end(base.code, isFirst: true), type: .value(.optional(element)))
    case (.date, "timeIntervalSinceNow"):
      return Part(code: .interval(base.code, since: .now), type: .movingInterval)
    case (.dictionary(let key, _), "keys"):
      return result(.part(base.code, isKeys: true), .array(key))
    case (.dictionary(_, let value), "values"):
      return result(.part(base.code, isKeys: false), .array(value))
    case (.enumeration(let enumeration), "rawValue"):
      let raw = enumeration.cases.lazy.compactMap(\.rawValue).first
      guard let raw else { throw failure("\(enumeration.name) has no raw values", span) }
      return result(.rawValue(base.code), Evaluator.inferred(raw))
    case (.uuid, "uuidString"), (.string, "description"), (.url, "absoluteString"):
      return result(base.code, .string)
    case (.structure(let structure), _):
      if let field = structure.fields.first(where: { $0.name == name }) {
        return result(.field(base.code, name), field.type)
      }
      return try ownProperty(name, of: base, type: structure.name, span: span)
    case (.enumeration(let enumeration), _):
      return try ownProperty(name, of: base, type: enumeration.name, span: span)
    case (.unknown(let source), _):
      let owner = source.isEmpty ? "`\(span.code)`" : "the type \(source)"
      throw failure("\(owner) is not in what was read", span)
    case (.date, "timeIntervalSince1970"):
      let start = RuleCode.constant(.date(Timestamp(milliseconds: 0)))
      return Part(
        code: .interval(base.code, since: start), type: .value(.decimal("TimeInterval")))
    case (.string, "first"), (.string, "last"):
      return Part(
        code: .end(base.code, isFirst: name == "first"), type: .value(.optional(.string)))
    default:
      if let added = try addedProperty(name, of: base, type, span: span) { return added }
      throw failure("`\(name)` of a \(type) is not understood in a rule", span)
    }
  }

  /// A computed property that the app adds to a type of the frameworks: `extension Date { … }`.
  private mutating func addedProperty(
    _ name: String, of base: Part, _ type: SwiftType, span: SourceSpan
  ) throws(EvaluationFailure) -> Part? {
    for owner in Self.extended(type) {
      guard let index = evaluator.declarations.nearest(owner, to: scope.unit),
        let variable = evaluator.declarations.variable(name, of: index, isStatic: false),
        let getter = variable.getter
      else { continue }
      let statements = evaluator.declarations.units[variable.unit].lowering.statements(getter)
      let own = Part(code: base.code, type: .value(type), isChained: base.isChained)
      return try inlined(
        statements, ["self": own], unit: variable.unit, type: index, span: span)
    }
    return nil
  }

  /// The names under which an app extends a type of the frameworks.
  static func extended(_ type: SwiftType) -> [String] {
    switch type {
    case .bool: ["Bool"]
    case .integer(let name): [name, "BinaryInteger"]
    case .decimal(let name): [name, "Double"]
    case .string: ["String", "StringProtocol"]
    case .date: ["Date"]
    case .url: ["URL"]
    case .uuid: ["UUID"]
    case .array: ["Array", "Collection", "Sequence"]
    case .set: ["Set", "Collection", "Sequence"]
    case .dictionary: ["Dictionary"]
    default: []
    }
  }

  /// A computed property of the app's own type: its body becomes part of the rule.
  private mutating func ownProperty(
    _ name: String, of base: Part, type: String, span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    guard let index = evaluator.declarations.nearest(type, to: scope.unit),
      let variable = evaluator.declarations.variable(name, of: index, isStatic: false),
      let getter = variable.getter
    else { throw failure("\(type) has no `\(name)` in what was read", span) }
    let statements = evaluator.declarations.units[variable.unit].lowering.statements(getter)
    return try inlined(
      statements, ["self": base], unit: variable.unit, type: index, span: span)
  }

  /// A function of the source, its body with the arguments in place.
  mutating func inlined(
    _ function: FunctionDeclaration, _ arguments: [Part], type: Int, span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    guard let body = function.body, function.parameters.count == arguments.count else {
      throw failure("`\(function.name)` is not understood in a rule", span)
    }
    var names: [String: Part] = [:]
    for (parameter, argument) in zip(function.parameters, arguments) {
      names[parameter.name] = argument
    }
    let statements = evaluator.declarations.units[function.unit].lowering.statements(body)
    return try inlined(statements, names, unit: function.unit, type: type, span: span)
  }

  mutating func inlined(
    _ statements: [Statement], _ names: [String: Part], unit: Int, type: Int, span: SourceSpan
  ) throws(EvaluationFailure) -> Part {
    let saved = (scope, bindings)
    defer { (scope, bindings) = saved }
    scope = Scope(unit: unit, type: type, selfType: type)
    bindings = names
    return try nested(span) { (compiler) throws(EvaluationFailure) in
      try compiler.body(statements, isCondition: false, span: span)
    }
  }
}
