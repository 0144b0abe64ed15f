/// Makes what a tap on a place's action runs: its closure, and in sight of it the closures that the
/// code around was given.
struct PlaceClosures {
  let evaluator: Evaluator
  let resolver: PlaceResolver

  /// The deepest chain of views that hand a closure on.
  private static let depthLimit = 8

  private var declarations: Declarations { evaluator.declarations }

  /// The closures that code was given: by who made its view, or called its function.
  func given(to scope: PlaceScope, at use: SourceSpan) -> [PlaceClosure] {
    var found: [PlaceClosure] = []
    if case .object(let object)? = scope.object {
      for (_, value) in object.fields.sorted(by: { $0.key < $1.key }) {
        if case .closure(let closure) = value { found.append(closure) }
      }
    }
    for name in scope.names {
      guard case .closure(let closure)? = value(named: name, in: scope, at: use),
        closure.scope !== scope, closure.scope.object != scope.object
      else { continue }
      found.append(closure)
    }
    return found
  }

  /// The types whose code gives closures, those too that give the givers theirs, with the type that
  /// is given them.
  static func givers(_ closures: [PlaceClosure], _ owner: Int?) -> Set<Int> {
    var types = Set([owner].compactMap { $0 })
    var pending = closures
    while let next = pending.popLast() {
      guard let type = next.scope.selfType else { continue }
      types.insert(type)
      guard case .object(let object)? = next.scope.object else { continue }
      pending += object.fields.values.compactMap { value in
        if case .closure(let closure) = value { closure } else { nil }
      }
    }
    return types
  }

  /// The closure of a place, which shows a subject.
  func closure(
    _ action: PlaceAction, at use: SourceSpan, _ subject: SourcePlace.Subject
  ) -> SourceClosure {
    let scope = action.scope
    let expression = declarations.units[scope.unit].lowering.expression(action.node)
    let closure: Closure
    if case .closure(let written) = expression.form {
      closure = written
    } else {
      closure = self.closure(calling: expression, arity: 1, in: scope)
    }
    var names = scope.names.filter { name in
      value(named: name, in: scope, at: use)?.choices.contains { $0.subject == subject } ?? false
    }
    if case .object(let object)? = scope.object {
      names += object.fields.filter { $0.value.choices.contains { $0.subject == subject } }
        .keys.sorted()
    }
    return SourceClosure(
      closure: closure, scope: self.scope(scope, at: use, subject, depth: 0), tipNames: names,
      location: expression.span.location)
  }

  private func value(
    named name: String, in scope: PlaceScope, at use: SourceSpan
  ) -> PlaceValue? {
    resolver.begin()
    return try? resolver.value(named: name, in: scope, use)
  }

  /// What names mean in a closure where it runs: closures that its surroundings were given run in the
  /// scope of who has given them, where names may stand for the tip that is shown.
  private func scope(
    _ place: PlaceScope, at use: SourceSpan, _ subject: SourcePlace.Subject, depth: Int
  ) -> Scope {
    var scope = Scope(
      unit: place.unit, type: place.type, selfType: place.selfType,
      object: place.selfType.map { evaluator.knownInstance(of: $0) })
    guard depth < Self.depthLimit else { return scope }
    func running(_ value: PlaceValue) -> Value? {
      if case .closure(let closure) = value { return self.value(closure, at: use, subject, depth) }
      let isTip = depth > 0 && value.choices.contains { $0.subject == subject }
      return isTip ? .box(CodeRun.shownTip) : nil
    }
    if case .object(let given)? = place.object, case .object(var object)? = scope.object {
      for (name, value) in given.fields {
        object.fields[name] = running(value) ?? object.fields[name]
      }
      scope.object = .object(object)
    }
    for name in place.names {
      scope.locals[name] = value(named: name, in: place, at: use).flatMap(running)
    }
    return scope
  }

  private func value(
    _ closure: PlaceClosure, at use: SourceSpan, _ subject: SourcePlace.Subject, _ depth: Int
  ) -> Value {
    let scope = scope(closure.scope, at: use, subject, depth: depth + 1)
    switch closure.expression.form {
    case .none: return .absent
    case .closure(let written): return .closure(written, scope)
    default:
      return .closure(
        self.closure(calling: closure.expression, arity: closure.arity, in: closure.scope), scope)
    }
  }

  /// `handle` as a closure that calls it.
  private func closure(
    calling function: Expression, arity: Int, in scope: PlaceScope
  ) -> Closure {
    let name = function.lastName ?? ""
    let declared = scope.selfType.map { declarations.functions(name, of: $0) } ?? []
    let found = (declared + (declarations.functions[name] ?? []))
      .first { $0.parameters.count == arity }
    return Closure(
      calling: function,
      found?.parameters.map(\.label) ?? [String?](repeating: nil, count: arity))
  }
}
