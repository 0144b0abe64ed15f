import SwiftSyntax

extension DeclSyntax {
  /// The attributes of a declaration that is read; nil for one of another kind.
  ///
  /// A cast to `WithAttributesSyntax` gives them too, and takes longer than all else that is done to
  /// a declaration.
  var writtenAttributes: AttributeListSyntax? {
    switch self.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): node.attributes
    case .enumDecl(let node): node.attributes
    case .classDecl(let node): node.attributes
    case .actorDecl(let node): node.attributes
    case .protocolDecl(let node): node.attributes
    case .extensionDecl(let node): node.attributes
    case .variableDecl(let node): node.attributes
    case .functionDecl(let node): node.attributes
    case .initializerDecl(let node): node.attributes
    case .enumCaseDecl(let node): node.attributes
    case .typeAliasDecl(let node): node.attributes
    default: nil
    }
  }
}
