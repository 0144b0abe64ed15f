import SwiftSyntax

extension PlaceResolver {
  /// What a property or a global stands for.
  ///
  /// - Parameters:
  ///   - object: what it is a property of; nil for a global.
  ///   - use: where it is used, for messages.
  func value(
    of variable: VariableDeclaration, of object: PlaceValue?, _ use: SourceSpan
  ) throws(PlaceFailure) -> PlaceValue {
    if let group = names.groups[CallSite(variable.nameSpan)] { return .group(group) }
    let scope = PlaceScope(unit: variable.unit, type: variable.owner, object: object)
    let lowering = declarations.units[variable.unit].lowering
    return try once(variable.nameSpan) { () throws(PlaceFailure) in
      if let getter = variable.getter {
        return try result(
          of: lowering.statements(getter), in: scope, expecting: variable.type, variable.nameSpan)
      }
      var values: [PlaceValue] = []
      var failures: [PlaceFailure] = []
      if let initializer = variable.initializer {
        do throws(PlaceFailure) {
          values.append(
            try value(
              of: lowering.expression(initializer), in: scope, expecting: variable.type))
        } catch {
          failures.append(error)
        }
      }
      if !variable.isLet || variable.initializer == nil {
        assigned(to: variable, of: object, &values, &failures)
      }
      if PlaceValue.oneOf(values) == .absent {
        if let declared = declaredValue(of: variable, in: scope) { return declared }
        if variable.initializer == nil || values.contains(.absent) {
          failures.append(unknownValue(of: variable, use))
        }
      }
      return try choice(values, failures)
    }
  }

  /// What the type's own code gives a property.
  private func assigned(
    to variable: VariableDeclaration, of object: PlaceValue?, _ values: inout [PlaceValue],
    _ failures: inout [PlaceFailure]
  ) {
    guard let owner = object?.typeIndex ?? variable.owner else { return }
    for assignment in assignments(to: variable.name, of: owner) {
      let scope = PlaceScope(unit: assignment.unit, type: owner, object: object)
      for parameter in assignment.function?.parameters ?? [] {
        scope.bind(parameter.name, .unknown(argument(parameter.name, assignment)))
      }
      do throws(PlaceFailure) {
        values.append(
          try value(of: assignment.value, in: scope, expecting: variable.type))
      } catch {
        failures.append(error)
      }
    }
  }

  private func argument(_ name: String, _ assignment: PlaceAssignment) -> PlaceFailure {
    PlaceFailure(
      reason: "`\(name)` is an argument of a function that is called nowhere in what was read",
      span: assignment.value.span, isArgument: true)
  }

  /// What a property's type alone says.
  private func declaredValue(
    of variable: VariableDeclaration, in scope: PlaceScope
  ) -> PlaceValue? {
    if let type = variable.type { return instance(of: type, in: scope) }
    guard let first = variable.attributes["Environment"]?.first?.value else { return nil }
    switch first.form {
    // `@Environment(TipsModel.self) private var model`
    case .member(let base, "self"):
      return base.typeName.flatMap { instance(of: $0, in: scope) }
    // `@Environment(\.tips) private var tips`
    case .keyPath(let steps):
      guard case .property(let name)? = steps.first, steps.count == 1,
        let values = declarations.nearest("EnvironmentValues", to: variable.unit)
      else { return nil }
      return environmentValue(name, of: values)
    default: return nil
    }
  }

  /// A value of the environment: that of an `@Entry`, or its key's default.
  private func environmentValue(_ name: String, of values: Int) -> PlaceValue? {
    guard let variable = declarations.variable(name, of: values, isStatic: false) else {
      return nil
    }
    let lowering = declarations.units[variable.unit].lowering
    guard let getter = variable.getter else {
      return try? value(of: variable, of: .object(PlaceObject(type: values)), variable.nameSpan)
    }
    let statements = lowering.statements(getter)
    let expression: Expression
    switch statements.first {
    case .expression(let only)?: expression = only
    case .result(let only?)?: expression = only
    default: return nil
    }
    guard case .element(_, let arguments) = expression.form,
      case .member(let key, "self")? = arguments.first?.value.form,
      let type = key.typeName.flatMap({
        declarations.type(named: $0.path, in: variable.owner, unit: variable.unit)
      })
    else { return nil }
    return try? member("defaultValue", of: .type(type), variable.nameSpan)
  }

  /// The only value of a type that a place can show, or an object of the app.
  func instance(of name: TypeName, in scope: PlaceScope) -> PlaceValue? {
    guard let type = declared(name, in: scope) else { return nil }
    let declaration = declarations.types[type]
    if declarations.isTip(type) {
      guard let tips = names.tipsOfType[type], tips.count == 1 else { return nil }
      return .tip(tips[0], type: type)
    }
    switch declaration.kind {
    case .structure, .class, .actor, .enumeration: return .object(PlaceObject(type: type))
    case .protocol, .external: return nil
    }
  }

  private func unknownValue(of variable: VariableDeclaration, _ use: SourceSpan) -> PlaceFailure {
    let name = variable.name
    guard let type = variable.type else {
      return PlaceFailure(reason: "the value of `\(name)` is not known", span: use)
    }
    let base = type.wrapped.baseName ?? ""
    let isTip = ["Tip", "AnyTip", "TipGroup", "some", "any"].contains(base) || base.count < 2
    let isDeclared =
      declarations.type(named: type.wrapped.path, in: variable.owner, unit: variable.unit) != nil
    if isTip || isDeclared || type.element != nil || base.isEmpty {
      let owner = variable.owner.map { declarations.types[$0].name } ?? "the app"
      return PlaceFailure(
        reason: "nothing that was read gives `\(name)` of `\(owner)` its value", span: use,
        isArgument: true)
    }
    return PlaceFailure(
      reason: "the type of `\(name)`, `\(type.source)`, is declared nowhere in what was read",
      span: use, isArgument: true, missing: base)
  }
}

extension PlaceValue {
  /// The type of an instance, or the type itself.
  var typeIndex: Int? {
    switch self {
    case .object(let object): object.type
    case .tip(_, let type), .type(let type): type
    default: nil
    }
  }
}
