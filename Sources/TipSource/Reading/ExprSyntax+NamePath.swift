import SwiftSyntax

extension ExprSyntax {
  /// The names of `Outer.Type`, generic arguments left out; nil for what is no path of names.
  var namePath: [String]? {
    var names: [String] = []
    var node = self
    if let generic = node.as(GenericSpecializationExprSyntax.self) { node = generic.expression }
    while let access = node.as(MemberAccessExprSyntax.self), let base = access.base,
      names.count < 16
    {
      names.insert(access.declName.baseName.text, at: 0)
      node = base
    }
    if let generic = node.as(GenericSpecializationExprSyntax.self) { node = generic.expression }
    guard let reference = node.as(DeclReferenceExprSyntax.self) else { return nil }
    return [reference.baseName.text] + names
  }
}
