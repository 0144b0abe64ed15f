import SwiftSyntax

extension PlaceWalker {
  /// A bare name: a computed property or a function of the type leads to its body.
  func reference(_ node: DeclReferenceExprSyntax, _ context: Context) {
    let name = lowering(context).name(node.baseName)
    let bare = name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name
    if let binding = context.scope.binding(bare) {
      if case .function(let function, let scope) = binding {
        inline(function, scope, nil, context)
      }
      return
    }
    lead(to: bare, of: context.scope.object, context)
  }

  /// `self.name`, `Type.name`, `tip.title`.
  func member(_ node: MemberAccessExprSyntax, _ context: Context) {
    let name = lowering(context).name(node.declName.baseName)
    guard let base = node.base else { return }
    if let reference = base.as(DeclReferenceExprSyntax.self) {
      let text = reference.baseName.text
      if text == "self" { return lead(to: name, of: context.scope.object, context) }
      if text.first?.isUppercase == true {
        let scope = context.scope
        let type =
          text == "Self"
          ? scope.selfType : declarations.type(named: [text], in: scope.type, unit: scope.unit)
        if let type { return lead(to: name, of: .type(type), context) }
      }
    }
    if name == "title" { drawn(node, base, context) }
    visit(base, context)
  }

  /// Goes on to the body of a member, a property's or a function's.
  private func lead(to name: String, of object: PlaceValue?, _ context: Context) {
    guard let type = object?.typeIndex ?? context.scope.type else { return }
    var isAtOnce = context.isAtOnce
    if context.presented.contains(name) || !context.areViewsAtOnce { isAtOnce = false }
    if let variable = declarations.variable(name, of: type) {
      guard let body = PlaceBody(variable), !(object == nil && !variable.isStatic) else { return }
      let owner = variable.isStatic ? PlaceValue.type(type) : object
      return connect(context.node, to: body, on: owner, isAtOnce: isAtOnce)
    }
    for function in declarations.functions(name, of: type) {
      guard let body = PlaceBody(function) else { continue }
      let owner = function.isStatic ? PlaceValue.type(type) : object
      connect(context.node, to: body, on: owner, isAtOnce: isAtOnce)
    }
  }

  /// A view that draws a tip's title itself shows the tip.
  private func drawn(_ node: MemberAccessExprSyntax, _ base: ExprSyntax, _ context: Context) {
    guard let type = context.scope.selfType, isView(type),
      node.parent?.is(FunctionCallExprSyntax.self) != true
        || node.keyPathInParent
          != \FunctionCallExprSyntax.calledExpression
    else { return }
    resolver.begin()
    let lowering = lowering(context)
    let expression = lowering.expression(base)
    guard let value = try? resolver.value(of: expression, in: context.scope) else { return }
    let subjects = value.choices.compactMap(\.subject)
    guard !subjects.isEmpty else { return }
    let span = lowering.span(node)
    graph.add(
      PlaceShow(
        form: .drawn, kind: .inline, span: span, code: span.code, subjects: subjects, failures: [],
        arrowEdge: nil, action: nil, isAtOnce: context.isAtOnce, owner: type), at: context.node)
  }

  /// Whether a type is a view of SwiftUI: it has a `body`, and is no tip.
  private func isView(_ type: Int) -> Bool {
    guard !declarations.isTip(type) else { return false }
    return declarations.variable("body", of: type, isStatic: false) != nil
      || !declarations.functions("body", of: type).isEmpty
  }
}
