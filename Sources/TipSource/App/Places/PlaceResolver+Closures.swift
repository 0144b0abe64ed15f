extension PlaceResolver {
  /// See ``TypeName/handlerArity``; aliases are followed.
  func handlerArity(_ type: TypeName) -> Int? {
    if let arity = type.handlerArity { return arity }
    guard case .named(let path, _) = type.wrapped, let name = path.last else { return nil }
    return declarations.aliases[name]?.handlerArity
  }

  /// What an argument stands for; a closure, or what names one, where the parameter takes one.
  func argument(
    _ expression: Expression, in scope: PlaceScope, expecting type: TypeName?
  ) -> PlaceValue? {
    guard let type, let arity = handlerArity(type) else {
      if case .closure = expression.form { return nil }
      return try? value(of: expression, in: scope, expecting: type)
    }
    switch expression.unparenthesized.form {
    case .name, .member:
      // A closure that the code around was given itself.
      if let given = try? value(of: expression, in: scope, expecting: type),
        case .closure = given
      {
        return given
      }
    default: break
    }
    return .closure(
      PlaceClosure(expression: expression.unparenthesized, arity: arity, scope: scope))
  }
}

extension [String: PlaceValue] {
  /// The values without the closures among them.
  var withoutClosures: [String: PlaceValue] {
    filter { if case .closure = $0.value { false } else { true } }
  }
}
