import OpenTipKit

extension Evaluator {
  /// A call of a value: makes an instance of a type, or runs a closure.
  func make(
    _ callee: Value, _ arguments: Arguments, in scope: Scope, expecting: TypeReference?,
    span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    switch callee {
    case .type(let index):
      return try instance(of: index, arguments, in: scope, span: span)
    case .builtin(let path, let generics):
      return try construct(
        path, generics, arguments, in: scope, expecting: expecting, span: span)
    case .closure(let closure, let captured):
      var values: [Value] = []
      for argument in arguments { values.append(lenient(argument.value, in: scope)) }
      return try call(closure, captured, with: values, span: span)
    case .failure(let failure): throw failure
    default: throw EvaluationFailure(.opaque, "`\(span.code)` is a call into the app", span)
    }
  }

  /// `Type(…)`: through an initialiser that was read, else member by member.
  func instance(
    of index: Int, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    let type = declarations.types[index]
    if running != nil, type.kind != .enumeration {
      return try runningInstance(of: index, arguments, in: scope, span: span)
    }
    if type.kind == .enumeration { return try enumCase(of: index, arguments, in: scope, span) }
    var object = Value.Object(type: index, fields: defaults(of: index))
    object.site = CallSite(span)
    let initializers = type.initializers.filter { $0.body != nil }
    if let initializer = Self.overload(initializers, arguments) {
      return try nested(span) { () throws(EvaluationFailure) in
        try run(initializer, arguments, on: .object(object), in: scope, span: span)
      }
    }
    if let missing = try fill(&object, with: arguments, in: scope, span: span) {
      throw EvaluationFailure(
        .argument(missing), "`\(type.name)` needs the argument `\(missing)`", span)
    }
    return .object(object)
  }

  /// `Kind(rawValue: …)`.
  private func enumCase(
    of index: Int, _ arguments: Arguments, in scope: Scope, _ span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    guard arguments.count == 1, arguments[0].label == "rawValue" else {
      throw EvaluationFailure(.opaque, "`\(span.code)` is not read", span)
    }
    let value = try value(of: arguments[0].value, in: scope)
    if case .launch(let marker) = value {
      let names = declarations.types[index].cases.compactMap { enumCase($0.name, of: index) }
        .compactMap { text(.enumCase($0)) }
      throw readOfLaunch(names, .exact, isVariable: marker == .environment, span: span)
    }
    guard let raw = value.swiftValue(in: declarations) else {
      throw EvaluationFailure(.opaque, "`\(span.code)` is not read", span)
    }
    for declared in declarations.types[index].cases {
      if let found = enumCase(declared.name, of: index), found.rawValue == raw {
        return .enumCase(found)
      }
    }
    return .absent
  }

  /// The stored properties' defaults; those without are not there.
  func defaults(of index: Int) -> [String: Value] {
    var fields: [String: Value] = [:]
    for variable in declarations.types[index].variables
    where !variable.isStatic && variable.isStored {
      guard variable.attributes["Parameter"] == nil else { continue }
      do {
        fields[variable.name] = try value(of: variable, object: nil, selfType: index)
      } catch {
        if variable.initializer != nil { fields[variable.name] = .failure(error) }
      }
    }
    return fields
  }

  private func run(
    _ initializer: FunctionDeclaration, _ arguments: Arguments, on object: Value, in scope: Scope,
    span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    var inner = Scope(
      unit: initializer.unit, type: initializer.owner, selfType: initializer.owner, object: object)
    bind(arguments, to: initializer, in: scope, into: &inner)
    try initialize(initializer, in: &inner, span: span)
    return inner.object ?? object
  }

  /// Runs an initialiser's body on the object of a scope.
  func initialize(
    _ initializer: FunctionDeclaration, in scope: inout Scope, span: SourceSpan
  ) throws(EvaluationFailure) {
    guard let body = initializer.body else { return }
    for statement in declarations.units[initializer.unit].lowering.statements(body) {
      if case .expression(let expression) = statement,
        case .call(let callee, let arguments) = expression.form,
        case .member(let base, "init") = callee.form, case .name("self", _) = base.form,
        let type = scope.selfType
      {
        scope.object = try instance(of: type, arguments, in: scope, span: span)
        continue
      }
      // A line that fails sets nothing: what it would have set stays unknown.
      _ = try? execute([statement], in: &scope, expecting: nil, span: span)
    }
  }

  /// Sets the members in order, as a struct's own initialiser does; gives the first one missing.
  func fill(
    _ object: inout Value.Object, with arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> String? {
    var remaining = arguments[...]
    var missing: String?
    for variable in declarations.types[object.type].variables
    where !variable.isStatic && variable.isStored && variable.attributes["Parameter"] == nil {
      if variable.isLet, variable.initializer != nil { continue }
      if let next = remaining.first,
        next.label == variable.name || (next.isTrailing && next.label == nil)
      {
        let expected = variable.type.map {
          TypeReference(name: $0, scope: variable.owner, unit: variable.unit)
        }
        object.fields[variable.name] = lenient(next.value, in: scope, expecting: expected)
        remaining = remaining.dropFirst()
      } else if object.fields[variable.name] == nil {
        missing = missing ?? variable.name
      }
    }
    if let extra = remaining.first {
      let type = declarations.types[object.type]
      let isKnown = type.variables.contains { !$0.isStatic && $0.name == extra.label }
      let reason =
        isKnown
        ? "takes its arguments in the order of their declarations"
        : "takes no argument" + (extra.label.map { " `\($0)`" } ?? " here")
      throw EvaluationFailure(.opaque, "`\(type.name)` \(reason)", span)
    }
    return missing
  }

  /// An instance as far as the type's declaration tells, made once.
  func knownInstance(of index: Int) -> Value {
    if let known = instances[index] { return known }
    begin(declarations.types[index].name)
    let made = unknownInstance(of: index)
    instances[index] = made
    return made
  }

  /// The arguments that a type needs, by name: the first initialiser's, else the members without
  /// a default.
  func unknownInstance(of index: Int) -> Value {
    let type = declarations.types[index]
    let span = type.span
    func unknown(_ name: String) -> Value {
      .failure(EvaluationFailure(.argument(name), "it depends on the argument `\(name)`", span))
    }
    var object = Value.Object(type: index, fields: defaults(of: index))
    guard let initializer = type.initializers.first(where: { $0.body != nil }) else {
      for variable in type.variables where !variable.isStatic && variable.isStored {
        if object.fields[variable.name] == nil, variable.attributes["Parameter"] == nil {
          object.fields[variable.name] = unknown(variable.name)
        }
      }
      return .object(object)
    }
    var scope = Scope(
      unit: initializer.unit, type: initializer.owner, selfType: index, object: .object(object))
    for parameter in initializer.parameters {
      scope.locals[parameter.name] = unknown(parameter.name)
    }
    try? initialize(initializer, in: &scope, span: span)
    guard case .object(var made)? = scope.object else { return .object(object) }
    for variable in type.variables where !variable.isStatic && variable.isStored {
      if made.fields[variable.name] == nil, variable.attributes["Parameter"] == nil {
        made.fields[variable.name] = unknown(variable.name)
      }
    }
    return .object(made)
  }
}
