import SwiftSyntax

/// Finds the calls that make tips with literal arguments.
struct LiteralCalls {
  let declarations: Declarations

  /// The most calls of one type that are kept.
  private static let callLimit = 200

  init(_ declarations: Declarations) {
    self.declarations = declarations
  }

  /// The calls of a type, each spelling once, in the order read.
  func calls(of type: Int) -> [TipFactory.Call] {
    let name = declarations.types[type].baseName
    var found: [TipFactory.Call] = []
    var seen: Set<String> = []
    for (index, unit) in declarations.units.enumerated() {
      guard ByteSearch.contains(name + "(", in: unit.text.utf8) else { continue }
      SyntaxWalk(conditions: unit.lowering.conditions).visit(Syntax(unit.tree)) { node, enclosing in
        guard let call = node.as(FunctionCallExprSyntax.self), found.count < Self.callLimit,
          Self.calleeName(call) == name, !call.arguments.isEmpty || call.trailingClosure != nil
        else { return true }
        let lowered = unit.lowering.expression(ExprSyntax(call))
        guard case .call(_, let arguments) = lowered.form,
          arguments.allSatisfy({ $0.value.isLiteral }), seen.insert(lowered.span.code).inserted
        else { return true }
        let owner = declarations.type(named: enclosing, in: nil, unit: index)
        guard declarations.type(named: Self.path(call), in: owner, unit: index) == type else {
          return true
        }
        found.append(
          TipFactory.Call(
            arguments: arguments, scope: Scope(unit: index, type: owner, selfType: owner),
            span: lowered.span))
        return true
      }
    }
    return found
  }

  private static func calleeName(_ call: FunctionCallExprSyntax) -> String? {
    path(call).last
  }

  /// The names of `Outer.Type(…)`; empty for other calls.
  private static func path(_ call: FunctionCallExprSyntax) -> [String] {
    var names: [String] = []
    var callee = call.calledExpression
    while let access = callee.as(MemberAccessExprSyntax.self), let base = access.base,
      names.count < 16
    {
      names.insert(access.declName.baseName.text, at: 0)
      callee = base
    }
    guard let name = callee.as(DeclReferenceExprSyntax.self) else { return [] }
    return [name.baseName.text] + names
  }
}

extension Expression {
  /// Whether it is a literal: also `.case`, `nil`, a negative number, and lists of literals.
  var isLiteral: Bool {
    switch unparenthesized.form {
    case .bool, .integer, .decimal, .string, .none, .implicitMember: true
    case .prefix(_, let inner): inner.isLiteral
    case .array(let elements): elements.allSatisfy(\.isLiteral)
    case .call(let callee, let arguments):
      callee.isImplicitMember && arguments.allSatisfy(\.value.isLiteral)
    case .member(let base, _):
      // `Kind.search`, a case by its full name.
      if case .name(let name, _) = base.form { name.first?.isUppercase == true } else { false }
    case .closure: true
    default: false
    }
  }
}
