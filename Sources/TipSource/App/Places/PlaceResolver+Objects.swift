import SwiftSyntax

extension PlaceResolver {
  /// An instance that a call makes: its properties as far as the arguments say.
  ///
  /// - Parameter argument: gives the value of an argument by its index, for the type expected of it.
  func object(
    of type: Int, _ arguments: [PlaceArgument], _ argument: (Int, TypeName?) -> PlaceValue?
  ) -> PlaceObject {
    var object = PlaceObject(type: type)
    let declaration = declarations.types[type]
    let initializers = declaration.initializers.filter { $0.body != nil }
    defer {
      if !handlers.types.contains(type) { object.fields = object.fields.withoutClosures }
    }
    if let initializer = PlaceArgument.overload(initializers, arguments) {
      initialize(&object, initializer, arguments, argument)
      return object
    }
    var next = 0
    for variable in declaration.variables where !variable.isStatic && variable.isStored {
      if variable.isLet, variable.initializer != nil { continue }
      guard next < arguments.count else { break }
      let label = arguments[next].label
      let isClosure = variable.initializer?.is(ClosureExprSyntax.self) == true
      let expected = variable.type ?? (isClosure ? .handler : nil)
      guard
        label == variable.name
          || (arguments[next].isTrailing && label == nil && expected?.mayBeClosure != false)
      else { continue }
      if let value = argument(next, expected), isNews(value, for: variable) {
        object.fields[variable.name] = value
      }
      next += 1
    }
    return object
  }

  /// Whether a value says more than the property's type.
  private func isNews(_ value: PlaceValue, for variable: VariableDeclaration) -> Bool {
    guard value.isSmall else { return false }
    guard case .object(let object) = value, object.fields.isEmpty, let type = variable.type else {
      return value != .absent
    }
    let scope = PlaceScope(unit: variable.unit, type: variable.owner, object: nil)
    return declared(type, in: scope) != object.type
  }

  /// The deepest chain of initialisers that call each other.
  private static let initializerLimit = 8

  private func initialize(
    _ object: inout PlaceObject, _ initializer: FunctionDeclaration, _ arguments: [PlaceArgument],
    _ argument: (Int, TypeName?) -> PlaceValue?, depth: Int = 0
  ) {
    guard let body = initializer.body, depth < Self.initializerLimit else { return }
    let lowering = declarations.units[initializer.unit].lowering
    let scope = PlaceScope(
      unit: initializer.unit, type: initializer.owner, object: .object(object))
    for (parameter, index) in PlaceArgument.matches(initializer, arguments) {
      if let index {
        if let value = argument(index, parameter.type) {
          scope.bind(parameter.name, .value(value))
        } else {
          scope.bind(
            parameter.name, .unknown(fail("`\(parameter.name)` is not known", initializer.span)))
        }
      } else if let node = parameter.defaultValue {
        scope.bind(parameter.name, .syntax(node, scope))
      }
    }
    set(&object, by: lowering.statements(body), in: scope, depth)
  }

  private func set(
    _ object: inout PlaceObject, by statements: [Statement], in scope: PlaceScope, _ depth: Int
  ) {
    var scope = scope
    for statement in statements {
      switch statement {
      case .expression(let expression): set(&object, by: expression, in: scope, depth)
      case .variable(let name, _, let value?):
        scope = scope.binding(name, to: .expression(value, scope))
      case .branch(_, let then, let otherwise):
        set(&object, by: then, in: scope.nested(), depth)
        set(&object, by: otherwise ?? [], in: scope.nested(), depth)
      case .block(let body): set(&object, by: body, in: scope.nested(), depth)
      default: continue
      }
    }
  }

  private func set(
    _ object: inout PlaceObject, by expression: Expression, in scope: PlaceScope, _ depth: Int
  ) {
    switch expression.form {
    case .binary("=", let target, let value):
      guard var name = target.ownProperty else { return }
      if name.hasPrefix("_") { name.removeFirst() }
      guard let variable = declarations.variable(name, of: object.type, isStatic: false),
        let value = try? self.value(of: value, in: scope, expecting: variable.type),
        isNews(value, for: variable)
      else { return }
      let known = object.fields[name]
      object.fields[name] = .oneOf((known.map { [$0] } ?? []) + [value])
    case .call(let callee, let passed):
      guard case .member(let base, "init") = callee.form, case .name(let name, _) = base.form,
        name == "self" || name == "super"
      else { return }
      let labels = passed.map { PlaceArgument(label: $0.label, isTrailing: $0.isTrailing) }
      let owners =
        name == "self" ? [object.type] : declarations.protocols(of: object.type)
      let candidates = owners.flatMap { declarations.types[$0].initializers }
      guard let next = PlaceArgument.overload(candidates, labels) else { return }
      initialize(
        &object, next, labels,
        { self.argument(passed[$0].value, in: scope, expecting: $1) }, depth: depth + 1)
    default: return
    }
  }

  /// The function that a bare name calls: a member, of a type around it, or a global.
  func function(
    named name: String, _ arguments: [PlaceArgument], of selfType: Int?, lexical: Int?
  ) -> FunctionDeclaration? {
    var owners = [selfType, lexical].compactMap { $0 }
    if let lexical {
      var path = declarations.types[lexical].name.split(separator: ".").dropLast()
      while !path.isEmpty {
        if let type = declarations.nearest(
          path.joined(separator: "."), to: declarations.types[lexical].unit)
        {
          owners.append(type)
        }
        path.removeLast()
      }
    }
    for owner in owners {
      if let found = PlaceArgument.overload(declarations.functions(name, of: owner), arguments) {
        return found
      }
    }
    let globals = (declarations.functions[name] ?? []).filter { $0.body != nil }
    return PlaceArgument.overload(globals, arguments)
  }
}
