import SwiftSyntax

/// Visits the nodes of a file that are built, from outside in.
struct SyntaxWalk {
  let conditions: BuildConditions
  /// Only nodes that hold one of these are visited; all where there are none.
  var places: WordPlaces?

  /// The deepest node that is visited.
  private static let depthLimit = 2_000

  /// Calls a body for each node with the names of the types and functions around it; the body says
  /// whether to go on inside the node.
  func visit(
    _ root: Syntax, enclosing: [String] = [], depth: Int = 0, _ body: (Syntax, [String]) -> Bool
  ) {
    guard depth < Self.depthLimit else { return }
    if let config = root.as(IfConfigDeclSyntax.self) {
      guard let elements = conditions.active(config) else { return }
      return visit(Syntax(elements), enclosing: enclosing, depth: depth + 1, body)
    }
    guard body(root, enclosing) else { return }
    var enclosing = enclosing
    if let name = Self.name(of: root) { enclosing += name }
    for child in root.children(viewMode: .sourceAccurate)
    where !child.is(TokenSyntax.self) && places?.areIn(child) != false {
      visit(child, enclosing: enclosing, depth: depth + 1, body)
    }
  }

  private static func name(of node: Syntax) -> [String]? {
    switch node.kind {
    case .structDecl: node.as(StructDeclSyntax.self).map { [$0.name.text] }
    case .classDecl: node.as(ClassDeclSyntax.self).map { [$0.name.text] }
    case .enumDecl: node.as(EnumDeclSyntax.self).map { [$0.name.text] }
    case .actorDecl: node.as(ActorDeclSyntax.self).map { [$0.name.text] }
    case .extensionDecl:
      node.as(ExtensionDeclSyntax.self).map {
        SyntaxText.shallow($0.extendedType).split(separator: ".").map(String.init)
      }
    default: nil
    }
  }
}
