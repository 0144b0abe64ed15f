extension PlaceResolver {
  /// Calls that hand on what they are given: wrappers of properties, erasers, collections.
  private static let wrappers: Set<String> = [
    "AnyTip", "State", "StateObject", "ObservedObject", "Bindable", "Binding", "Optional", "some",
    "Array", "ArraySlice", "Published", "constant", "Mutex",
  ]
  private static let elementCalls: Set<String> = ["first", "last", "randomElement", "min", "max"]
  private static let listCalls: Set<String> = [
    "filter", "sorted", "shuffled", "reversed", "prefix", "suffix", "dropFirst", "dropLast",
    "enumerated", "map", "compactMap", "withLock",
  ]

  /// What a call gives.
  func call(
    _ callee: Expression, _ arguments: [Expression.Argument], in scope: PlaceScope,
    expecting type: TypeName?, _ span: SourceSpan
  ) throws(PlaceFailure) -> PlaceValue {
    if let group = names.groups[CallSite(span)] { return .group(group) }
    if let name = callee.lastName, Self.wrappers.contains(name), let first = arguments.first {
      if case .closure(let closure) = first.value.form {
        return try result(of: closure.body, in: scope.nested(), expecting: type, span)
      }
      return try value(of: first.value, in: scope, expecting: type)
    }
    if let made = try made(callee, arguments, in: scope, expecting: type, span) { return made }
    switch callee.form {
    case .closure(let closure):
      return try result(of: closure.body, in: scope.nested(), expecting: type, span)
    case .chained(let inner), .unwrap(let inner):
      return try call(inner, arguments, in: scope, expecting: type, span)
    case .name(let name, _):
      if let function = function(named: name, arguments, in: scope) {
        return try run(function, arguments, on: scope.object, in: scope, span)
      }
      throw PlaceFailure(
        reason: "`\(name)` is declared nowhere in what was read", span: span, missing: name)
    case .member(let base, let name):
      return try call(name, of: base, arguments, in: scope, span)
    default: throw fail("`\(span.code.prefix(80))` is not followed", span)
    }
  }

  /// An instance that a call of a type makes; nil for other calls.
  private func made(
    _ callee: Expression, _ arguments: [Expression.Argument], in scope: PlaceScope,
    expecting type: TypeName?, _ span: SourceSpan
  ) throws(PlaceFailure) -> PlaceValue? {
    let site = CallSite(span)
    if let name = names.tips[site], let type = names.types[site] {
      if let argument = names.unknownIDs[site] {
        pass(
          fail(
            "the id of the tip depends on `\(argument)`, which is not known: \(name) stands for all "
              + "of these tips", span))
      }
      return .tip(name, type: type)
    }
    guard let index = constructed(by: callee, in: scope, expecting: type) else { return nil }
    if declarations.isTip(index) {
      guard let tips = names.tipsOfType[index], tips.count == 1 else {
        throw fail("`\(span.code.prefix(80))` makes no tip that is known", span)
      }
      return .tip(tips[0], type: index)
    }
    return .object(
      object(of: index, arguments.map { .init(label: $0.label, isTrailing: $0.isTrailing) }) {
        self.argument(arguments[$0].value, in: scope, expecting: $1)
      })
  }

  /// The type that a call makes an instance of.
  private func constructed(
    by callee: Expression, in scope: PlaceScope, expecting type: TypeName?
  ) -> Int? {
    var path = callee.typeName?.path ?? []
    switch callee.form {
    case .member(let base, "init"): path = base.typeName?.path ?? []
    case .implicitMember("init"): return type.flatMap { declared($0, in: scope) }
    default: break
    }
    guard let first = path.first, first.first?.isUppercase == true else { return nil }
    if path == ["Self"] { return scope.selfType }
    guard let index = declarations.type(named: path, in: scope.type, unit: scope.unit),
      declarations.types[index].kind != .external
    else { return nil }
    return index
  }

  private func function(
    named name: String, _ arguments: [Expression.Argument], in scope: PlaceScope
  ) -> FunctionDeclaration? {
    let labels = arguments.map { PlaceArgument(label: $0.label, isTrailing: $0.isTrailing) }
    return function(named: name, labels, of: scope.selfType, lexical: scope.type)
  }

  private func call(
    _ name: String, of base: Expression, _ arguments: [Expression.Argument], in scope: PlaceScope,
    _ span: SourceSpan
  ) throws(PlaceFailure) -> PlaceValue {
    let object: PlaceValue
    if let path = base.typeName?.path,
      let type = declarations.type(named: path, in: scope.type, unit: scope.unit)
    {
      object = .type(type)
    } else {
      object = try value(of: base, in: scope)
    }
    if case .list = object {
      if Self.elementCalls.contains(name) { return .oneOf(object.elements) }
      if Self.listCalls.contains(name) { return object }
    }
    if case .current = object, name == "map" || name == "flatMap" { return object }
    let labels = arguments.map { PlaceArgument(label: $0.label, isTrailing: $0.isTrailing) }
    var results: [PlaceValue] = []
    var failures: [PlaceFailure] = []
    for choice in object.choices {
      guard let type = choice.typeIndex,
        let function = PlaceArgument.overload(declarations.functions(name, of: type), labels)
      else {
        failures.append(
          PlaceFailure(
            reason: "`\(span.code.prefix(80))` is a call into the app that is not followed",
            span: span))
        continue
      }
      do throws(PlaceFailure) {
        results.append(try run(function, arguments, on: choice, in: scope, span))
      } catch {
        failures.append(error)
      }
    }
    return try self.choice(results, failures)
  }

  private func run(
    _ function: FunctionDeclaration, _ arguments: [Expression.Argument], on object: PlaceValue?,
    in scope: PlaceScope, _ span: SourceSpan
  ) throws(PlaceFailure) -> PlaceValue {
    guard let body = function.body else { throw fail("`\(function.name)` has no body", span) }
    let inner = PlaceScope(unit: function.unit, type: function.owner, object: object)
    let labels = arguments.map { PlaceArgument(label: $0.label, isTrailing: $0.isTrailing) }
    for (parameter, index) in PlaceArgument.matches(function, labels) {
      if let index {
        inner.bind(parameter.name, .expression(arguments[index].value, scope))
      } else if let node = parameter.defaultValue {
        inner.bind(parameter.name, .syntax(node, inner))
      }
    }
    return try once(function.span) { () throws(PlaceFailure) in
      try result(
        of: declarations.units[function.unit].lowering.statements(body), in: inner,
        expecting: function.result, span)
    }
  }
}
