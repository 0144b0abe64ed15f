import SwiftSyntax

extension PlaceWalker {
  /// A call that shows a tip: its subject, its arrow's edge, its action.
  func show(
    _ node: FunctionCallExprSyntax, _ kind: SourcePlace.Kind, _ name: String, _ context: Context
  ) {
    guard let first = node.arguments.first, first.label == nil else {
      return arguments(of: node, context)
    }
    let lowering = lowering(context)
    let subject = lowering.expression(first.expression)
    let code = "\(name)(\(subject.span.code.prefix(60)))"
    var subjects: [SourcePlace.Subject] = []
    var failures: [PlaceFailure] = []
    resolver.begin()
    do throws(PlaceFailure) {
      let value = try resolver.value(of: subject, in: context.scope)
      for choice in value.elements {
        if let subject = choice.subject {
          subjects.append(subject)
        } else {
          failures.append(
            PlaceFailure(reason: "`\(subject.span.code)` is no tip", span: subject.span))
        }
      }
      failures += resolver.take()
    } catch {
      failures.append(error)
    }
    let start = callStart(node)
    let action = action(of: node)
    graph.add(
      PlaceShow(
        form: .view, kind: kind,
        span: SourceSpan(text: lowering.text, start: start, end: lowering.span(first).end),
        code: code, subjects: subjects, failures: failures, arrowEdge: edge(of: node, context),
        action: action.map { PlaceAction(node: $0, scope: context.scope) },
        isAtOnce: context.isAtOnce, owner: context.scope.selfType), at: context.node)
    // What the closure presents, and what other arguments hold.
    var later = context
    later.areViewsAtOnce = false
    for argument in node.arguments.dropFirst() { visit(argument.expression, later) }
    if let trailing = node.trailingClosure { visit(trailing, later) }
  }

  /// Where a call's own name begins: after the base of a modifier.
  private func callStart(_ node: FunctionCallExprSyntax) -> Int {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil {
      return access.declName.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    return node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private func action(of node: FunctionCallExprSyntax) -> ExprSyntax? {
    if let trailing = node.trailingClosure { return ExprSyntax(trailing) }
    for element in node.additionalTrailingClosures where element.label.text.hasPrefix("action") {
      return ExprSyntax(element.closure)
    }
    return node.arguments.first {
      $0.label?.text == "action" || $0.label?.text == "actionHandler"
    }?.expression
  }

  /// The edge that a call names, itself or by a constant.
  private func edge(of node: FunctionCallExprSyntax, _ context: Context) -> String? {
    guard
      let argument = node.arguments.first(where: { $0.label?.text == "arrowEdge" })?.expression
    else { return nil }
    let edge = TypeName.named(["Edge"], generics: [])
    guard let value = value(of: argument, in: context.scope, expecting: edge) else { return nil }
    for case .edge(let name) in value.choices { return name }
    return nil
  }

  /// A loop over a tip's updates: a place where it presents the tip by hand.
  func updates(_ node: ForStmtSyntax, _ context: Context) {
    guard let (tip, isStatus) = HandPresentation.tip(of: node.sequence),
      HandPresentation(walker: self, context: context).presents(
        Syntax(node.body), isStatus: isStatus)
    else { return }
    let lowering = lowering(context)
    let subject = lowering.expression(tip)
    var subjects: [SourcePlace.Subject] = []
    var failures: [PlaceFailure] = []
    resolver.begin()
    do throws(PlaceFailure) {
      subjects = try resolver.value(of: subject, in: context.scope).elements.compactMap(\.subject)
      failures = resolver.take()
    } catch {
      failures.append(error)
    }
    let span = lowering.span(node.sequence)
    graph.add(
      PlaceShow(
        form: .loop, kind: .inline, span: span, code: "for await … in \(span.code)",
        subjects: subjects, failures: failures, arrowEdge: nil, action: nil,
        isAtOnce: context.isAtOnce, owner: context.scope.selfType), at: context.node)
  }
}
