extension Evaluator {
  /// `Type(…)` where code runs: the stored properties' initial values, then the initialiser.
  func runningInstance(
    of index: Int, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    guard let running else { return .absent }
    let type = declarations.types[index]
    var object = Value.Object(type: index, fields: [:])
    object.site = CallSite(span)
    if type.kind == .class || type.kind == .actor {
      object.reference = try running.allocate(span)
    }
    for variable in declarations.storedVariables(of: index) {
      if [
        "Parameter", "AppStorage", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
      ]
      .contains(where: { variable.attributes[$0] != nil }) {
        continue
      }
      do {
        let initial = try value(of: variable, object: nil, selfType: index)
        if case .object(let changed) = running.setting(variable.name, initial, of: object) {
          object = changed
        }
      } catch {
        guard error.isUnknown else { throw error }
        if variable.initializer != nil,
          case .object(let changed) = running.setting(variable.name, .failure(error), of: object)
        {
          object = changed
        }
      }
    }
    let initializers = declarations.initializers(of: index)
    guard let initializer = Self.overload(initializers, arguments), let body = initializer.body
    else {
      if let missing = try fill(&object, with: arguments, in: scope, span: span) {
        throw EvaluationFailure(
          .argument(missing), "`\(type.name)` needs the argument `\(missing)`", span)
      }
      for (name, field) in object.fields where object.reference != nil {
        _ = running.setting(name, field, of: object)
      }
      return .object(object)
    }
    var inner = Scope(
      unit: initializer.unit, type: initializer.owner, selfType: index, object: .object(object))
    bind(arguments, to: initializer, in: scope, into: &inner)
    let statements = statements(body, unit: initializer.unit, at: initializer.span)
    _ = try nested(span) { () throws(EvaluationFailure) in
      try perform(statements, in: &inner)
    }
    return inner.object ?? .object(object)
  }
}

extension Declarations {
  /// The superclasses of a class that are in the source, nearest first.
  private func superclasses(of type: Int) -> [Int] {
    guard types[type].kind == .class else { return [] }
    return protocols(of: type).filter { types[$0].kind == .class }
  }

  /// The stored properties of an instance, in the order in which they get their initial values: those
  /// that it inherits last, as its own come before `super.init`.
  func storedVariables(of type: Int) -> [VariableDeclaration] {
    ([type] + superclasses(of: type)).flatMap { types[$0].variables }
      .filter { !$0.isStatic && $0.isStored }
  }

  /// The initialisers that make an instance: its own, or, where it has none, those it inherits.
  func initializers(of type: Int) -> [FunctionDeclaration] {
    for owner in [type] + superclasses(of: type) {
      let own = types[owner].initializers.filter { $0.body != nil }
      if !own.isEmpty { return own }
    }
    return []
  }
}
