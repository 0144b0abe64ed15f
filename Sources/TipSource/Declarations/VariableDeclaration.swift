import SwiftSyntax

/// A property or a global, with what gives its value.
struct VariableDeclaration: Sendable {
  let name: String
  let isStatic: Bool
  let isLet: Bool
  let type: TypeName?
  /// The attributes by name, with their arguments: `Parameter`, `TipGroup`, `State`.
  let attributes: [String: [Expression.Argument]]
  let initializer: ExprSyntax?
  /// The body of a computed property.
  let getter: CodeBlockItemListSyntax?
  /// The file, as its position in ``Declarations/units``.
  let unit: Int
  /// The type it is a member of, as its position in ``Declarations/types``; nil for a global.
  let owner: Int?
  let span: SourceSpan
  /// The name alone.
  let nameSpan: SourceSpan

  /// Whether it takes room in its value, so that an initialiser may set it.
  var isStored: Bool { getter == nil }
}
