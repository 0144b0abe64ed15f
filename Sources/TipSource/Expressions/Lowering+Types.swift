import SwiftSyntax

extension Lowering {
  /// Reads a type as written; attributes, `any`, `some` and a leading `TipKit.` are dropped.
  func typeName(_ node: TypeSyntax, depth: Int = 0) -> TypeName {
    guard depth < Self.depthLimit else { return .other("…") }
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      let generics = genericArguments(type.genericArgumentClause, depth: depth)
      return standard(.named([name(type.name)], generics: generics))
    case .memberType(let type):
      let base = typeName(type.baseType, depth: depth + 1)
      let generics = genericArguments(type.genericArgumentClause, depth: depth)
      guard !base.path.isEmpty else { return .other(SyntaxText.shallow(node)) }
      return standard(.named(base.path + [name(type.name)], generics: generics))
    case .optionalType(let type): return .optional(typeName(type.wrappedType, depth: depth + 1))
    case .implicitlyUnwrappedOptionalType(let type):
      return .optional(typeName(type.wrappedType, depth: depth + 1))
    case .arrayType(let type): return .array(typeName(type.element, depth: depth + 1))
    case .dictionaryType(let type):
      return .dictionary(
        typeName(type.key, depth: depth + 1), typeName(type.value, depth: depth + 1))
    case .attributedType(let type): return typeName(type.baseType, depth: depth + 1)
    case .someOrAnyType(let type): return typeName(type.constraint, depth: depth + 1)
    case .compositionType(let type):
      return .composition(type.elements.map { typeName($0.type, depth: depth + 1) })
    case .tupleType(let type):
      if type.elements.count == 1, let only = type.elements.first, only.firstName == nil {
        return typeName(only.type, depth: depth + 1)
      }
      return .other(SyntaxText.shallow(node))
    default: return .other(SyntaxText.shallow(node))
    }
  }

  func genericArguments(_ clause: GenericArgumentClauseSyntax?, depth: Int) -> [TypeName] {
    clause?.arguments.map { argument in
      if case .type(let type) = argument.argument { return typeName(type, depth: depth + 1) }
      return .other("")
    } ?? []
  }

  /// Sugar for the generic spellings, and module names dropped.
  private func standard(_ type: TypeName) -> TypeName {
    guard case .named(var path, let generics) = type else { return type }
    if path.count > 1, ["Swift", "Foundation", "TipKit", "SwiftUI"].contains(path[0]) {
      path.removeFirst()
    }
    switch (path, generics.count) {
    case (["Optional"], 1): return .optional(generics[0])
    case (["Array"], 1): return .array(generics[0])
    case (["Dictionary"], 2): return .dictionary(generics[0], generics[1])
    default: return .named(path, generics: generics)
    }
  }
}
