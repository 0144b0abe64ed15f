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
    for variable in type.variables where !variable.isStatic && variable.isStored {
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
    let initializers = type.initializers.filter { $0.body != nil }
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
