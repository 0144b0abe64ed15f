extension Evaluator {
  /// What an expression on the left of `=` stands for.
  enum Target {
    case local(String)
    /// A stored property of `self`.
    case field(Value.Object, VariableDeclaration)
    /// A static property or a global.
    case shared(VariableDeclaration)
    /// A property of a value that is kept elsewhere.
    case member(Expression, String)
    case unknown
  }

  /// A target with the type of what it holds.
  struct TargetPlace {
    var target: Target
    var type: TypeReference?
  }

  /// What an expression on the left of `=` stands for.
  func place(_ expression: Expression, in scope: Scope) -> TargetPlace {
    switch expression.unparenthesized.form {
    case .chained(let inner), .unwrap(let inner): return place(inner, in: scope)
    case .name(let name, _):
      if scope.locals[name] != nil {
        return TargetPlace(target: .local(name), type: scope.localTypes[name])
      }
      if let found = ownField(name, in: scope) { return found }
      return shared(name, in: scope)
    case .member(let base, let name):
      if case .name("self", _) = base.form, let found = ownField(name, in: scope) { return found }
      guard let value = try? value(of: base, in: scope) else { break }
      switch value {
      case .type(let index):
        if let variable = declarations.variable(name, of: index) { return place(of: variable) }
      case .builtin(let path, _):
        if let index = declarations.nearest(path.joined(separator: "."), to: scope.unit),
          let variable = declarations.variable(name, of: index, isStatic: true)
        {
          return place(of: variable)
        }
      case .object(let object):
        guard let variable = declarations.variable(name, of: object.type, isStatic: false) else {
          break
        }
        if object.reference != nil {
          return TargetPlace(target: .field(object, variable), type: variable.reference)
        }
        return TargetPlace(target: .member(base, name), type: variable.reference)
      case .swift(.structure): return TargetPlace(target: .member(base, name))
      default: break
      }
    default: break
    }
    return TargetPlace(target: .unknown)
  }

  private func place(of variable: VariableDeclaration) -> TargetPlace {
    TargetPlace(target: .shared(variable), type: variable.reference)
  }

  private func ownField(_ name: String, in scope: Scope) -> TargetPlace? {
    guard case .object(let object)? = scope.object,
      let variable = declarations.variable(name, of: object.type, isStatic: false)
    else { return nil }
    return TargetPlace(target: .field(object, variable), type: variable.reference)
  }

  /// A static property of the types around, or a global.
  private func shared(_ name: String, in scope: Scope) -> TargetPlace {
    let around = declarations.enclosing(scope.type, unit: scope.unit)
    for owner in (scope.selfType.map { [$0] } ?? []) + around {
      if let variable = declarations.variable(name, of: owner, isStatic: true) {
        return place(of: variable)
      }
    }
    if let global = declarations.global(named: name, unit: scope.unit) { return place(of: global) }
    return TargetPlace(target: .unknown)
  }

  /// Puts a value where a target says.
  func store(
    _ value: Value, in place: TargetPlace, _ target: Expression, whole: Expression,
    _ scope: inout Scope, _ running: CodeRun
  ) throws(EvaluationFailure) {
    switch place.target {
    case .local(let name): set(value, forLocal: name, in: &scope)
    case .shared(let variable):
      if variable.attributes["Parameter"] != nil {
        return try set(variable, value, whole, running)
      }
      if storeSetting(variable, value, running) { return }
      constants["\(variable.unit):\(variable.nameSpan.start)"] = value
      tellOfState(whole, running)
    case .field(let object, let variable):
      if variable.attributes["Parameter"] != nil {
        return try set(variable, value, whole, running)
      }
      if storeSetting(variable, value, running) { return }
      let changed = running.setting(variable.name, value, of: object)
      if object.reference == nil { scope.object = changed }
      tellOfState(whole, running)
    case .member(let base, let name):
      let new: Value
      switch try self.value(of: base, in: scope) {
      case .object(var object):
        object.fields[name] = value
        new = .object(object)
      case .swift(.structure(let type, var fields)):
        guard let field = value.swiftValue(in: declarations) else {
          return running.note(
            RunningMessage.unknownCall(whole.span.brief, Self.reason(value, whole)), whole.span)
        }
        fields[name] = field
        new = .swift(.structure(type: type, fields: fields))
      default: return
      }
      try store(new, in: self.place(base, in: scope), base, whole: whole, &scope, running)
    case .unknown: tellOfState(whole, running)
    }
  }

  /// Where an action runs, the app's own state that it sets is told of.
  private func tellOfState(_ expression: Expression, _ running: CodeRun) {
    guard running.purpose == .closure else { return }
    running.note(RunningMessage.passedOver(expression.span.brief), expression.span)
  }

  /// Stores a setting that a property stands for; false for other properties.
  private func storeSetting(
    _ variable: VariableDeclaration, _ value: Value, _ running: CodeRun
  ) -> Bool {
    guard let key = variable.attributes["AppStorage"]?.first?.value else { return false }
    let scope = Scope(unit: variable.unit, type: variable.owner, selfType: variable.owner)
    if let name = text(lenient(key, in: scope)), let stored = value.swiftValue(in: declarations) {
      running.store(stored == SwiftValue.none ? nil : stored, forKey: name, suite: nil)
    }
    return true
  }

  /// Sets a parameter.
  private func set(
    _ variable: VariableDeclaration, _ value: Value, _ whole: Expression, _ running: CodeRun
  ) throws(EvaluationFailure) {
    guard let parameter = running.code.index.parameters[variable.key] else { return }
    guard let plain = value.swiftValue(in: declarations) else {
      return running.note(
        RunningMessage.unknownCall(whole.span.brief, Self.reason(value, whole)), whole.span)
    }
    try running.perform(.set(parameter, Self.adapted(plain, to: parameter.type)), whole.span)
  }

  private static func reason(_ value: Value, _ whole: Expression) -> String {
    if case .failure(let failure) = value { return failure.reason }
    return "its value cannot be read from source"
  }
}

extension VariableDeclaration {
  /// The declared type, where the declaration says one.
  fileprivate var reference: TypeReference? {
    type.map { TypeReference(name: $0, scope: owner, unit: unit) }
  }
}
