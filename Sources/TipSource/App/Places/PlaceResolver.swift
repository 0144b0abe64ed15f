/// Finds what expressions stand for where tips are shown: tips, groups, and the objects that hold
/// them. Nothing runs; a condition that decides between two values gives both.
final class PlaceResolver {
  let declarations: Declarations
  let names: PlaceNames
  /// The branches that could not be followed while others could, since the last ``take()``.
  private var passedOver: [PlaceFailure] = []
  private var active: Set<CallSite> = []
  private var depth = 0
  private var steps = 0
  private var known: [Int: [String: [PlaceAssignment]]] = [:]
  /// What hands closures on to what shows a tip.
  private(set) lazy var handlers = PlaceHandlers(declarations, handlerArity)

  private static let depthLimit = 120
  /// The most steps for one expression.
  private static let stepLimit = 20_000

  init(_ declarations: Declarations, names: PlaceNames) {
    self.declarations = declarations
    self.names = names
  }

  /// Begins another expression: its steps count anew.
  func begin() {
    steps = 0
    passedOver = []
  }

  /// The branches that were passed over.
  func take() -> [PlaceFailure] {
    defer { passedOver = [] }
    return passedOver
  }

  /// Notes what could not be followed of something that was.
  func pass(_ failure: PlaceFailure) { passedOver.append(failure) }

  func fail(_ reason: String, _ span: SourceSpan) -> PlaceFailure {
    PlaceFailure(reason: reason, span: span)
  }

  /// Counts a step and a level.
  func nested(
    _ span: SourceSpan, _ body: () throws(PlaceFailure) -> PlaceValue
  ) throws(PlaceFailure) -> PlaceValue {
    steps += 1
    guard depth < Self.depthLimit, steps < Self.stepLimit else {
      throw fail("`\(span.code.prefix(60))` goes through too many steps", span)
    }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// What an expression stands for.
  func value(
    of expression: Expression, in scope: PlaceScope, expecting type: TypeName? = nil
  ) throws(PlaceFailure) -> PlaceValue {
    try nested(expression.span) { () throws(PlaceFailure) in
      try form(expression, in: scope, expecting: type)
    }
  }

  private func form(
    _ expression: Expression, in scope: PlaceScope, expecting type: TypeName?
  ) throws(PlaceFailure) -> PlaceValue {
    let span = expression.span
    switch expression.form {
    case .none: return .absent
    case .name(let name, _): return try value(named: name, in: scope, span)
    case .implicitMember(let name) where type?.wrapped.baseName == "Edge":
      if PlaceValue.edges.contains(name) { return .edge(name) }
    case .member(let base, let name) where base.lastName == "Edge":
      if PlaceValue.edges.contains(name) { return .edge(name) }
    case .member(let base, let name): return try member(name, of: base, in: scope, span)
    case .implicitMember(let name):
      guard let type, let index = declared(type, in: scope) else {
        throw fail("`.\(name)` is not known", span)
      }
      return try member(name, of: .type(index), span)
    case .call(let callee, let arguments):
      return try call(callee, arguments, in: scope, expecting: type, span)
    case .element(let base, _):
      return try .oneOf(value(of: base, in: scope).elements)
    case .unwrap(let inner), .chained(let inner):
      return try value(of: inner, in: scope, expecting: type)
    case .binary("??", let left, let right), .conditional(_, let left, let right):
      return try oneOf([left, right], in: scope, expecting: type)
    case .binary("=", _, let right): return try value(of: right, in: scope)
    case .cast(let inner, let kind, let name):
      return try cast(value(of: inner, in: scope), kind, to: name, in: scope)
    case .tuple(let elements):
      guard elements.count == 1 else { break }
      return try value(of: elements[0].value, in: scope, expecting: type)
    case .array(let elements):
      var values: [PlaceValue] = []
      for element in elements {
        values.append(try value(of: element, in: scope, expecting: type?.element))
      }
      return .list(values)
    case .closure:
      return .closure(
        PlaceClosure(
          expression: expression, arity: type.flatMap(handlerArity) ?? 0, scope: scope))
    case .dictionary(let pairs):
      var values: [PlaceValue] = []
      for pair in pairs { values.append(try value(of: pair.value, in: scope)) }
      return .list(values)
    case .statement(let statement):
      return try result(of: [statement], in: scope, expecting: type, span)
    case .prefix("$", let inner), .prefix("&", let inner):
      return try value(of: inner, in: scope)
    default: break
    }
    throw fail("`\(span.code.prefix(80))` is not followed", span)
  }

  /// One of several expressions; those that cannot be followed are passed over beside others.
  private func oneOf(
    _ expressions: [Expression], in scope: PlaceScope, expecting type: TypeName?
  ) throws(PlaceFailure) -> PlaceValue {
    var values: [PlaceValue] = []
    var failures: [PlaceFailure] = []
    for expression in expressions {
      do throws(PlaceFailure) {
        values.append(try value(of: expression, in: scope, expecting: type))
      } catch {
        failures.append(error)
      }
    }
    return try choice(values, failures)
  }

  /// One of the values; a failure where there is none.
  func choice(
    _ values: [PlaceValue], _ failures: [PlaceFailure]
  ) throws(PlaceFailure) -> PlaceValue {
    let value = PlaceValue.oneOf(values)
    if value == .absent, let failure = failures.first { throw failure }
    passedOver += failures
    return value
  }

  /// A value cast to a type: `currentTip as? SearchTip`.
  func cast(
    _ value: PlaceValue, _ kind: Expression.CastKind, to name: TypeName, in scope: PlaceScope
  ) -> PlaceValue {
    guard let type = declared(name.wrapped, in: scope), declarations.isTip(type) else {
      return value
    }
    return .oneOf(
      value.choices.compactMap { choice in
        switch choice {
        case .current(let group, let only):
          return only == nil || only == declarations.types[type].name
            ? .current(group, only: declarations.types[type].name) : nil
        case .tip(_, let own): return own == type ? choice : nil
        default: return choice
        }
      })
  }

  /// A type of the app by its name.
  func declared(_ type: TypeName, in scope: PlaceScope) -> Int? {
    let path = type.wrapped.path
    guard !path.isEmpty else { return nil }
    if path == ["Self"] { return scope.selfType }
    return declarations.type(named: path, in: scope.type, unit: scope.unit)
  }

  /// Runs a body for a declaration unless it is being looked at already.
  func once(
    _ span: SourceSpan, _ body: () throws(PlaceFailure) -> PlaceValue
  ) throws(PlaceFailure) -> PlaceValue {
    let site = CallSite(span)
    guard active.insert(site).inserted else {
      throw fail("`\(span.code)` is defined by itself", span)
    }
    defer { active.remove(site) }
    return try body()
  }

  /// What a type's own code assigns to a property.
  func assignments(to name: String, of type: Int) -> [PlaceAssignment] {
    if let known = known[type]?[name] { return known }
    let found = PlaceAssignment.all(to: name, in: declarations, of: type)
    known[type, default: [:]][name] = found
    return found
  }
}

extension TypeName {
  /// The type inside optionals.
  var wrapped: TypeName {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }

  /// The type of an array's elements.
  var element: TypeName? {
    if case .array(let element) = wrapped { return element }
    return nil
  }
}
