import SwiftSyntax

extension PlaceWalker {
  /// A closure; its parameters stand for the elements of what the call is about.
  func closure(
    _ node: ClosureExprSyntax, _ context: Context, parameters: (ExprSyntax, PlaceScope)?
  ) {
    var inner = context
    inner.scope = context.scope.nested()
    var names: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.text)
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: if parameters != nil { names = ["$0", "$1"] }
    @unknown default: break
    }
    for name in names where name != "_" {
      if let (source, scope) = parameters {
        inner.scope.bind(name, .element(source, scope))
      } else {
        let span = lowering(context).span(node)
        inner.scope.bind(
          name,
          .unknown(
            PlaceFailure(reason: "what `\(name)` of the closure gets is not known", span: span)))
      }
    }
    for statement in node.statements { visit(Syntax(statement), &inner) }
  }

  func lowering(_ context: Context) -> Lowering {
    declarations.units[context.scope.unit].lowering
  }

  func branch(_ node: IfExprSyntax, _ context: Context) {
    var inner = context
    let holds = conditions(node.conditions, &inner)
    if holds != false { visit(Syntax(node.body), &inner) }
    guard holds != true, let otherwise = node.elseBody else { return }
    switch otherwise {
    case .ifExpr(let next):
      var next = (next, context)
      visit(Syntax(next.0), &next.1)
    case .codeBlock(let block): visit(block, context)
    @unknown default: return
    }
  }

  func guarding(_ node: GuardStmtSyntax, _ context: inout Context) {
    visit(node.body, context)
    _ = conditions(node.conditions, &context)
  }

  /// Binds the names of conditions; whether they hold where the build decides that.
  private func conditions(_ list: ConditionElementListSyntax, _ context: inout Context) -> Bool? {
    var holds: Bool?
    for element in list {
      switch element.condition {
      case .availability(let availability):
        if !conditions(context.scope.unit).holds(availability) { return false }
        if list.count == 1 { holds = true }
      case .optionalBinding(let binding):
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        let name = lowering(context).name(pattern.identifier)
        if let value = binding.initializer?.value {
          visit(value, context)
          context.scope = context.scope.binding(name, to: .syntax(value, context.scope))
        }
      case .matchingPattern(let match):
        visit(match.initializer.value, context)
        context.scope = bind(match.pattern, to: match.initializer.value, context.scope)
      case .expression(let expression): visit(expression, context)
      @unknown default: continue
      }
    }
    return holds
  }

  func selection(_ node: SwitchExprSyntax, _ context: Context) {
    visit(node.subject, context)
    selections(node.cases, of: node.subject, context, depth: 0)
  }

  private func selections(
    _ list: SwitchCaseListSyntax, of subject: ExprSyntax, _ context: Context, depth: Int
  ) {
    guard depth < 16 else { return }
    for element in list {
      switch element {
      case .switchCase(let node):
        var inner = context
        if case .case(let label) = node.label {
          for item in label.caseItems {
            inner.scope = bind(item.pattern, to: subject, inner.scope)
          }
        }
        visit(Syntax(node.statements), &inner)
      case .ifConfigDecl(let config):
        if case .switchCases(let inner) = conditions(context.scope.unit).active(config) {
          selections(inner, of: subject, context, depth: depth + 1)
        }
      @unknown default: continue
      }
    }
  }

  /// The scope in which a pattern's names stand for the subject: `let tip?`, `let tip as SearchTip`.
  private func bind(
    _ pattern: PatternSyntax, to subject: ExprSyntax, _ scope: PlaceScope, depth: Int = 0
  ) -> PlaceScope {
    guard depth < 16 else { return scope }
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      return scope.binding(identifier.identifier.text, to: .syntax(subject, scope))
    }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return bind(binding.pattern, to: subject, scope, depth: depth + 1)
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else {
      return scope
    }
    let cast = SyntaxCast(expression)
    guard let name = Self.boundName(in: cast?.operand ?? expression) else { return scope }
    guard let cast else { return scope.binding(name, to: .syntax(subject, scope)) }
    let type = declarations.units[scope.unit].lowering.typeName(cast.type)
    return scope.binding(name, to: .cast(subject, type, scope))
  }

  /// The name in `let tip`, `tip?` and `.some(let tip)`.
  private static func boundName(in node: ExprSyntax, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    if let pattern = node.as(PatternExprSyntax.self)?.pattern {
      if let identifier = pattern.as(IdentifierPatternSyntax.self) {
        return identifier.identifier.text
      }
      if let binding = pattern.as(ValueBindingPatternSyntax.self)?.pattern {
        return binding.as(IdentifierPatternSyntax.self)?.identifier.text
          ?? binding.as(ExpressionPatternSyntax.self).flatMap {
            boundName(in: $0.expression, depth: depth + 1)
          }
      }
      return nil
    }
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      return boundName(in: optional.expression, depth: depth + 1)
    }
    if let reference = node.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let call = node.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some"
    {
      return call.arguments.first.flatMap { boundName(in: $0.expression, depth: depth + 1) }
    }
    return nil
  }

  func loop(_ node: ForStmtSyntax, _ context: Context) {
    visit(node.sequence, context)
    var inner = context
    if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      inner.scope = context.scope.binding(
        pattern.identifier.text, to: .element(node.sequence, context.scope))
    }
    if node.awaitKeyword != nil { updates(node, context) }
    visit(Syntax(node.body), &inner)
  }

  func variable(_ node: VariableDeclSyntax, _ context: inout Context) {
    for binding in node.bindings {
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      if let accessors = binding.accessorBlock { visit(accessors, context) }
      guard let value = binding.initializer?.value else {
        if let name, let type = binding.typeAnnotation?.type {
          let span = lowering(context).span(binding)
          let known = resolver.instance(of: lowering(context).typeName(type), in: context.scope)
          context.scope = context.scope.binding(
            name,
            to: known.map { .value($0) }
              ?? .unknown(PlaceFailure(reason: "the value of `\(name)` is not known", span: span)))
        }
        continue
      }
      var inner = context
      if let name, context.presented.contains(name) { inner.areViewsAtOnce = false }
      visit(Syntax(value), &inner)
      guard let name else { continue }
      if let type = binding.typeAnnotation?.type,
        case .implicitMember? = value.leadingForm(lowering(context)),
        let known = try? resolver.value(
          of: lowering(context).expression(value), in: context.scope,
          expecting: lowering(context).typeName(type))
      {
        context.scope = context.scope.binding(name, to: .value(known))
      } else {
        context.scope = context.scope.binding(name, to: .syntax(value, context.scope))
      }
    }
  }

  /// Operands; an assignment to what is presented later makes its view for later.
  func sequence(_ node: SequenceExprSyntax, _ context: Context) {
    let elements = Array(node.elements)
    var inner = context
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
      if let name = Presentations.name(of: elements[0]), context.presented.contains(name) {
        inner.areViewsAtOnce = false
      }
      if isTabs(elements[0], context), let list = elements[2].as(ArrayExprSyntax.self) {
        return tabs(list, inner)
      }
    }
    for element in elements { visit(element, inner) }
  }
}

extension ExprSyntax {
  /// The form where the expression begins with a dot; nil for others.
  fileprivate func leadingForm(_ lowering: Lowering) -> Expression.Form? {
    var node = self
    if let call = node.as(FunctionCallExprSyntax.self) { node = call.calledExpression }
    guard let access = node.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
    return .implicitMember(access.declName.baseName.text)
  }
}

/// `x as T`, before or after it is folded.
struct SyntaxCast {
  let operand: ExprSyntax
  let type: TypeSyntax

  init?(_ node: ExprSyntax) {
    if let cast = node.as(AsExprSyntax.self) {
      operand = cast.expression
      type = cast.type
      return
    }
    guard let elements = node.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let first = elements.first, let last = elements.last?.as(TypeExprSyntax.self),
      elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
    else { return nil }
    operand = first
    type = last.type
  }
}
