import SwiftSyntax

/// What names stand for at a point of a body.
final class PlaceScope {
  /// What a local name stands for; found out when it is used.
  enum Binding {
    case value(PlaceValue)
    /// An expression in the scope that it is written in.
    case syntax(ExprSyntax, PlaceScope)
    case expression(Expression, PlaceScope)
    /// An expression cast to a type.
    case cast(ExprSyntax, TypeName, PlaceScope)
    /// An element of what an expression stands for.
    case element(ExprSyntax, PlaceScope)
    case elements(Expression, PlaceScope)
    case function(FunctionDeclSyntax, PlaceScope)
    case unknown(PlaceFailure)
  }

  /// The file.
  let unit: Int
  /// The type around it, whose members are in sight.
  let type: Int?
  /// What `self` stands for.
  let object: PlaceValue?
  private let parent: PlaceScope?
  private(set) var locals: [String: Binding] = [:]

  init(unit: Int, type: Int?, object: PlaceValue?) {
    self.unit = unit
    self.type = type
    self.object = object
    parent = nil
  }

  private init(inside parent: PlaceScope) {
    unit = parent.unit
    type = parent.type
    object = parent.object
    self.parent = parent
  }

  /// A scope inside this one.
  func nested() -> PlaceScope { PlaceScope(inside: self) }

  func bind(_ name: String, _ binding: Binding) { locals[name] = binding }

  /// A scope inside this one in which a name is bound: what the name stands for is not seen by the
  /// expression that it is bound to, `let tip = tip`.
  func binding(_ name: String, to binding: Binding) -> PlaceScope {
    let scope = nested()
    scope.bind(name, binding)
    return scope
  }

  /// What a local name stands for; nil for a name that is not local.
  func binding(_ name: String) -> Binding? {
    var scope: PlaceScope? = self
    while let current = scope {
      if let found = current.locals[name] { return found }
      scope = current.parent
    }
    return nil
  }

  /// The local names in sight, in alphabetical order.
  var names: [String] {
    var names: Set<String> = []
    var scope: PlaceScope? = self
    while let current = scope {
      names.formUnion(current.locals.keys)
      scope = current.parent
    }
    return names.sorted()
  }

  /// The type that `self` is of.
  var selfType: Int? {
    switch object {
    case .object(let object): object.type
    case .tip(_, let type): type
    case .type(let type): type
    default: type
    }
  }
}
