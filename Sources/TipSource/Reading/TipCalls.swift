import SwiftSyntax

/// Finds the calls that make tips.
struct TipCalls {
  let declarations: Declarations

  /// A call of a tip's type, or of a case of an enum tip that carries values.
  struct Call {
    let arguments: [Expression.Argument]
    let scope: Scope
    let span: SourceSpan
    /// The case of an enum; nil for other types.
    let caseName: String?
    /// Whether a test or a preview makes it.
    let isTest: Bool
  }

  /// `Self(…)` in a tip makes one.
  private static let ownType = WordFilter.Word("Self")
  /// The most calls of one type that are kept.
  private static let callLimit = 2_000

  /// The calls that make tips, by type, in the order read.
  func all() -> [Int: [Call]] {
    let tips = declarations.types.indices.filter { declarations.isTip($0) }
    guard !tips.isEmpty else { return [:] }
    let names = Set(tips.map { declarations.types[$0].baseName })
    let words = names.sorted().map(WordFilter.Word.init)
    let tests = TestCode(declarations)
    var found: [Int: [Call]] = [:]
    for (index, unit) in declarations.units.enumerated() {
      guard words.contains(where: unit.text.holds) else { continue }
      var previews: [Range<Int>] = []
      let walk = SyntaxWalk(
        conditions: unit.lowering.conditions,
        places: WordPlaces(of: words + [Self.ownType], in: unit.text))
      walk.visit(Syntax(unit.tree)) { node, enclosing in
        if Self.isPreview(node) {
          previews.append(
            node.position.utf8Offset..<node.endPosition.utf8Offset)
        }
        guard let made = self.call(node, enclosing, index, names) else { return true }
        let start = made.call.position.utf8Offset
        let isTest =
          tests.units.contains(index) || previews.contains { $0.contains(start) }
          || made.owner.map { tests.holds(type: $0) } == true
        guard found[made.type, default: []].count < Self.callLimit else { return true }
        found[made.type, default: []].append(
          Call(
            arguments: made.arguments,
            scope: Scope(unit: index, type: made.owner, selfType: made.owner),
            span: unit.lowering.span(made.call), caseName: made.caseName, isTest: isTest))
        return true
      }
    }
    return found
  }

  private static func isPreview(_ node: Syntax) -> Bool {
    node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
      || node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
  }

  private struct Made {
    let call: FunctionCallExprSyntax
    let type: Int
    let owner: Int?
    let arguments: [Expression.Argument]
    let caseName: String?
  }

  private func call(
    _ node: Syntax, _ enclosing: [String], _ unit: Int, _ names: Set<String>
  ) -> Made? {
    guard let (call, path) = Self.call(node) ?? typedCall(node, unit) else { return nil }
    var typePath = path
    var caseName: String?
    if path.last == "init" {
      typePath.removeLast()
    } else if let last = path.last, last.first?.isUppercase == false, path.count > 1 {
      caseName = last
      typePath.removeLast()
    }
    guard let name = typePath.last, names.contains(name) || name == "Self" else { return nil }
    let owner = declarations.type(named: enclosing, in: nil, unit: unit)
    guard let type = declarations.type(named: typePath, in: owner, unit: unit),
      declarations.isTip(type)
    else { return nil }
    let declaration = declarations.types[type]
    if declaration.kind == .enumeration {
      guard let caseName, declaration.cases.contains(where: { $0.name == caseName }) else {
        return nil
      }
    } else if caseName != nil {
      return nil
    }
    let lowering = declarations.units[unit].lowering
    let arguments = lowering.arguments(
      call.arguments, trailing: call.trailingClosure,
      additional: call.additionalTrailingClosures, depth: 0)
    return Made(
      call: call, type: type, owner: owner, arguments: arguments, caseName: caseName)
  }

  /// `Outer.Type(…)`, with its names.
  private static func call(_ node: Syntax) -> (FunctionCallExprSyntax, path: [String])? {
    guard let call = node.as(FunctionCallExprSyntax.self),
      let path = call.calledExpression.namePath
    else { return nil }
    return (call, path)
  }

  /// The call in `let tip: ShareTip = .init(…)`, with the names of the type. It is found by what it
  /// is the value of, which alone holds the name.
  private func typedCall(
    _ node: Syntax, _ unit: Int
  ) -> (FunctionCallExprSyntax, path: [String])? {
    guard let binding = node.as(PatternBindingSyntax.self),
      let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil,
      let type = binding.typeAnnotation?.type
    else { return nil }
    let path = declarations.units[unit].lowering.typeName(type).wrapped.path
    return path.isEmpty ? nil : (call, path + [access.declName.baseName.text])
  }
}
