import SwiftSyntax

extension PlaceResolver {
  /// What a bare name stands for.
  func value(
    named name: String, in scope: PlaceScope, _ span: SourceSpan
  ) throws(PlaceFailure) -> PlaceValue {
    if let binding = scope.binding(name) {
      return try nested(span) { () throws(PlaceFailure) in try value(of: binding, span) }
    }
    if name == "self", let object = scope.object { return object }
    if name == "Self" || name == "self", let type = scope.selfType { return .type(type) }
    let bare = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
    if let object = scope.object, hasMember(bare, of: object) {
      return try member(bare, of: object, span)
    }
    var owner = scope.type
    while let type = owner {
      if let variable = declarations.variable(bare, of: type, isStatic: true) {
        return try value(of: variable, of: .type(type), span)
      }
      owner = enclosing(type)
    }
    if let global = declarations.global(named: name, unit: scope.unit) {
      return try value(of: global, of: nil, span)
    }
    if let type = declarations.type(named: [name], in: scope.type, unit: scope.unit) {
      return .type(type)
    }
    throw PlaceFailure(
      reason: "`\(name)` is declared nowhere in what was read", span: span, missing: name)
  }

  /// The type that a type is nested in.
  private func enclosing(_ type: Int) -> Int? {
    let path = declarations.types[type].name.split(separator: ".").dropLast()
    return path.isEmpty
      ? nil : declarations.nearest(path.joined(separator: "."), to: declarations.types[type].unit)
  }

  private func hasMember(_ name: String, of object: PlaceValue) -> Bool {
    switch object {
    case .object(let object):
      object.fields[name] != nil || declarations.variable(name, of: object.type) != nil
    case .tip(_, let type), .type(let type):
      declarations.variable(name, of: type) != nil
        || declarations.types[type].cases.contains { $0.name == name }
    default: false
    }
  }

  private func value(
    of binding: PlaceScope.Binding, _ span: SourceSpan
  ) throws(PlaceFailure) -> PlaceValue {
    switch binding {
    case .value(let value): return value
    case .syntax(let node, let scope):
      return try value(of: lowered(node, scope), in: scope)
    case .expression(let expression, let scope): return try value(of: expression, in: scope)
    case .cast(let node, let type, let scope):
      return try cast(value(of: lowered(node, scope), in: scope), .conditional, to: type, in: scope)
    case .element(let node, let scope):
      return try .oneOf(value(of: lowered(node, scope), in: scope).elements)
    case .elements(let expression, let scope):
      return try .oneOf(value(of: expression, in: scope).elements)
    case .unknown(let failure): throw failure
    case .function: throw fail("`\(span.code)` is a function", span)
    }
  }

  /// A member of an expression: `group.currentTip`, `model.tip`, `AppTips.share`.
  func member(
    _ name: String, of base: Expression, in scope: PlaceScope, _ span: SourceSpan
  ) throws(PlaceFailure) -> PlaceValue {
    if let path = base.typeName?.path, path.count > 1 || path.first?.first?.isUppercase == true,
      let type = declarations.type(named: path, in: scope.type, unit: scope.unit)
    {
      return try member(name, of: .type(type), span)
    }
    return try member(name, of: value(of: base, in: scope), span)
  }

  /// A member of a value.
  func member(
    _ name: String, of base: PlaceValue, _ span: SourceSpan
  ) throws(PlaceFailure) -> PlaceValue {
    if name == "self" || name == "wrappedValue" || name == "projectedValue" { return base }
    switch base {
    case .absent: return .absent
    case .group(let group):
      if name == "currentTip" || name == "currentTipUpdates" { return .current(group, only: nil) }
    case .alternatives(let values):
      var found: [PlaceValue] = []
      var failures: [PlaceFailure] = []
      for value in values {
        do throws(PlaceFailure) {
          found.append(try member(name, of: value, span))
        } catch {
          failures.append(error)
        }
      }
      return try choice(found, failures)
    case .list:
      if Self.elementMembers.contains(name) { return .oneOf(base.elements) }
      if Self.listMembers.contains(name) { return base }
    case .type(let type): return try member(name, ofType: type, span)
    case .object(let object):
      if let known = object.fields[name] { return known }
      if let variable = declarations.variable(name, of: object.type, isStatic: false) {
        return try value(of: variable, of: base, span)
      }
    case .tip(_, let type):
      if let variable = declarations.variable(name, of: type, isStatic: false) {
        return try value(of: variable, of: base, span)
      }
    case .current, .edge, .closure: break
    }
    throw fail("`\(span.code)` is declared nowhere in what was read", span)
  }

  private static let elementMembers: Set<String> = ["first", "last"]
  private static let listMembers: Set<String> = ["indices", "values", "lazy", "keys"]

  private func member(
    _ name: String, ofType type: Int, _ span: SourceSpan
  ) throws(PlaceFailure) -> PlaceValue {
    let declaration = declarations.types[type]
    if declaration.cases.contains(where: { $0.name == name }) {
      if declarations.isTip(type) { return try tip(of: type, case: name, span) }
      return .object(PlaceObject(type: type))
    }
    if let variable = declarations.variable(name, of: type, isStatic: true) {
      return try value(of: variable, of: .type(type), span)
    }
    if name == "allCases", declarations.isTip(type) {
      return .list(
        (names.tipsOfType[type] ?? []).map { .tip($0, type: type) })
    }
    if let nested = declarations.nearest("\(declaration.name).\(name)", to: declaration.unit) {
      return .type(nested)
    }
    throw fail("`\(declaration.name).\(name)` is declared nowhere in what was read", span)
  }

  private func tip(
    of type: Int, case name: String, _ span: SourceSpan
  ) throws(PlaceFailure) -> PlaceValue {
    let full = "\(declarations.types[type].name).\(name)"
    guard names.tipsOfType[type]?.contains(full) == true else {
      throw fail("`\(full)` is no tip that can be made", span)
    }
    return .tip(full, type: type)
  }

  func lowered(_ node: ExprSyntax, _ scope: PlaceScope) -> Expression {
    declarations.units[scope.unit].lowering.expression(node)
  }
}
