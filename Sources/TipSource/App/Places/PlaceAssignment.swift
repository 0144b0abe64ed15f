import SwiftSyntax

/// A line that gives a property its value: `tip = ShareTip()`.
struct PlaceAssignment {
  let value: Expression
  let unit: Int
  /// The function that the line stands in, whose parameters have no value here.
  let function: FunctionDeclaration?

  /// The most assignments that are looked at for a property.
  private static let limit = 2_000

  /// The assignments to a property in its type's functions and computed properties.
  static func all(
    to name: String, in declarations: Declarations, of type: Int
  ) -> [PlaceAssignment] {
    let words = [name, "_" + name].map(WordFilter.Word.init)
    var found: [PlaceAssignment] = []
    var known: [Int: WordPlaces] = [:]
    func collect(
      _ body: CodeBlockItemListSyntax?, _ unit: Int, _ function: FunctionDeclaration?
    ) {
      guard let body, declarations.units.indices.contains(unit) else { return }
      let lowering = declarations.units[unit].lowering
      let places = known[unit] ?? WordPlaces(of: words, in: declarations.units[unit].text)
      known[unit] = places
      guard places.areIn(Syntax(body)) else { return }
      SyntaxWalk(conditions: lowering.conditions, places: places).visit(Syntax(body)) { node, _ in
        guard let sequence = node.as(SequenceExprSyntax.self), found.count < limit else {
          return true
        }
        let elements = Array(sequence.elements)
        guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
          property(elements[0], lowering) == name
        else { return true }
        let value = lowering.folded(Array(elements[2...]), depth: 0)
        found.append(PlaceAssignment(value: value, unit: unit, function: function))
        return true
      }
    }
    for owner in [type] + declarations.protocols(of: type) {
      let declaration = declarations.types[owner]
      for function in declaration.initializers + declaration.functions {
        collect(function.body, function.unit, function)
      }
      for variable in declaration.variables { collect(variable.getter, variable.unit, nil) }
    }
    return found
  }

  /// `tip`, `self.tip` or `_tip` as a target; nil for other targets.
  private static func property(_ node: ExprSyntax, _ lowering: Lowering) -> String? {
    let name: String
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      name = lowering.name(reference.baseName)
    } else if let access = node.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    {
      name = lowering.name(access.declName.baseName)
    } else {
      return nil
    }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
