import SwiftSyntax

extension Lowering {
  /// Reads statements; what `#if` leaves out is not there.
  func statements(_ list: CodeBlockItemListSyntax, depth: Int = 0) -> [Statement] {
    guard depth < Self.depthLimit else { return [.unreadable(span(list))] }
    var result: [Statement] = []
    for item in list {
      switch item.item {
      case .expr(let node): result.append(statement(expression: node, depth: depth + 1))
      case .stmt(let node): result.append(statement(node, depth: depth + 1))
      case .decl(let node):
        if let config = node.as(IfConfigDeclSyntax.self) {
          switch conditions.active(config) {
          case .statements(let inner): result += statements(inner, depth: depth + 1)
          case .postfixExpression(let inner):
            result.append(.expression(expression(inner, depth: depth + 1)))
          default: break
          }
        } else if let variable = node.as(VariableDeclSyntax.self) {
          result += self.variables(variable, depth: depth + 1)
        } else if let macro = node.as(MacroExpansionDeclSyntax.self) {
          result.append(.expression(self.macro(macro, depth: depth + 1)))
        } else if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
          let parameters = function.signature.parameterClause.parameters
          let closure = Closure(
            parameters: parameters.map { name($0.secondName ?? $0.firstName) },
            body: statements(body.statements, depth: depth + 1))
          result.append(.function(name: name(function.name), closure))
        }
      @unknown default: result.append(.unreadable(span(item)))
      }
    }
    return result
  }

  /// A macro that stands alone: `#Rule(…) { … }` on a line of a builder.
  private func macro(_ node: MacroExpansionDeclSyntax, depth: Int) -> Expression {
    let all = arguments(
      node.arguments, trailing: node.trailingClosure,
      additional: node.additionalTrailingClosures, depth: depth)
    return Expression(form: .macro(node.macroName.text, all), span: span(node))
  }

  private func variables(_ node: VariableDeclSyntax, depth: Int) -> [Statement] {
    node.bindings.map { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        guard let value = binding.initializer?.value else { return .unreadable(span(binding)) }
        return .control(
          .destructured(
            self.pattern(binding.pattern, depth: depth), expression(value, depth: depth)),
          span(binding))
      }
      let type = binding.typeAnnotation.map { typeName($0.type, depth: depth) }
      let value = binding.initializer.map { expression($0.value, depth: depth) }
      return .variable(name: name(pattern.identifier), type: type, value: value)
    }
  }

  /// `if`, `switch` or any other expression as a statement.
  func statement(expression node: ExprSyntax, depth: Int) -> Statement {
    guard depth < Self.depthLimit else { return .unreadable(span(node)) }
    if let branch = node.as(IfExprSyntax.self) { return self.branch(branch, depth: depth) }
    if let selection = node.as(SwitchExprSyntax.self) {
      return .selection(
        expression(selection.subject, depth: depth), selections(selection.cases, depth: depth))
    }
    return .expression(expression(node, depth: depth))
  }

  func statement(_ node: StmtSyntax, depth: Int) -> Statement {
    switch node.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      return .result(statement.expression.map { expression($0, depth: depth) })
    case .guardStmt(let statement):
      return .guarding(
        statement.conditions.map { condition($0, depth: depth) },
        otherwise: statements(statement.body.statements, depth: depth))
    case .forStmt(let statement): return loop(statement, depth: depth)
    case .doStmt(let statement) where statement.catchClauses.isEmpty:
      return .block(statements(statement.body.statements, depth: depth))
    case .expressionStmt(let statement):
      return self.statement(expression: statement.expression, depth: depth)
    default:
      return control(node, depth: depth).map { .control($0, span(node)) } ?? .unreadable(span(node))
    }
  }

  private func loop(_ node: ForStmtSyntax, depth: Int) -> Statement {
    guard let pattern = node.pattern.as(IdentifierPatternSyntax.self) else {
      if node.pattern.is(WildcardPatternSyntax.self) {
        return .loop(
          name: "_", over: expression(node.sequence, depth: depth), filter: nil,
          body: statements(node.body.statements, depth: depth))
      }
      return .control(
        .forEach(
          pattern(node.pattern, depth: depth), over: expression(node.sequence, depth: depth),
          filter: node.whereClause.map { expression($0.condition, depth: depth) },
          body: statements(node.body.statements, depth: depth)),
        span(node))
    }
    return .loop(
      name: name(pattern.identifier), over: expression(node.sequence, depth: depth),
      filter: node.whereClause.map { expression($0.condition, depth: depth) },
      body: statements(node.body.statements, depth: depth))
  }

  private func branch(_ node: IfExprSyntax, depth: Int) -> Statement {
    var otherwise: [Statement]?
    switch node.elseBody {
    case .ifExpr(let next):
      otherwise = [statement(expression: ExprSyntax(next), depth: depth + 1)]
    case .codeBlock(let block): otherwise = statements(block.statements, depth: depth)
    case nil: break
    @unknown default: break
    }
    return .branch(
      node.conditions.map { condition($0, depth: depth) },
      then: statements(node.body.statements, depth: depth), otherwise: otherwise)
  }

  func condition(_ node: ConditionElementSyntax, depth: Int) -> Statement.Condition {
    switch node.condition {
    case .expression(let node): return .expression(expression(node, depth: depth))
    case .availability(let node): return .availability(conditions.holds(node))
    case .optionalBinding(let binding):
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        return .unreadable(span(node))
      }
      return .binding(
        name: name(pattern.identifier),
        binding.initializer.map { expression($0.value, depth: depth) })
    case .matchingPattern(let match):
      return .match(
        pattern(match.pattern, depth: depth), expression(match.initializer.value, depth: depth))
    @unknown default: return .unreadable(span(node))
    }
  }

  private func selections(_ list: SwitchCaseListSyntax, depth: Int) -> [Statement.Selection] {
    var result: [Statement.Selection] = []
    for element in list {
      switch element {
      case .switchCase(let node):
        let body = statements(node.statements, depth: depth)
        switch node.label {
        case .default:
          result.append(Statement.Selection(patterns: [], isDefault: true, body: body))
        case .case(let label):
          let patterns = label.caseItems.map {
            (
              pattern: pattern($0.pattern, depth: depth),
              filter: $0.whereClause.map { expression($0.condition, depth: depth) }
            )
          }
          result.append(Statement.Selection(patterns: patterns, isDefault: false, body: body))
        @unknown default: continue
        }
      case .ifConfigDecl(let config):
        if case .switchCases(let inner) = conditions.active(config), depth < Self.depthLimit {
          result += selections(inner, depth: depth + 1)
        }
      @unknown default: continue
      }
    }
    return result
  }

  func pattern(_ node: PatternSyntax, depth: Int) -> Statement.Pattern {
    guard depth < Self.depthLimit else { return .unreadable(span(node)) }
    switch node.as(PatternSyntaxEnum.self) {
    case .wildcardPattern: return .wildcard
    case .identifierPattern(let pattern): return .binding(name(pattern.identifier))
    case .valueBindingPattern(let pattern): return self.pattern(pattern.pattern, depth: depth + 1)
    case .expressionPattern(let pattern): return enumCase(pattern.expression, depth: depth + 1)
    case .tuplePattern(let tuple):
      return .tuple(tuple.elements.map { pattern($0.pattern, depth: depth + 1) })
    default: return .unreadable(span(node))
    }
  }

  /// `.name`, `.name(let a, _)`, or an expression to compare with.
  private func enumCase(_ node: ExprSyntax, depth: Int) -> Statement.Pattern {
    if let pattern = node.as(PatternExprSyntax.self) {
      return self.pattern(pattern.pattern, depth: depth + 1)
    }
    if node.is(DiscardAssignmentExprSyntax.self) { return .wildcard }
    if let call = node.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return .enumCase(
        name(access.declName.baseName),
        call.arguments.map { enumCase($0.expression, depth: depth + 1) })
    }
    if let access = node.as(MemberAccessExprSyntax.self), access.base == nil {
      return .enumCase(name(access.declName.baseName), [])
    }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return .tuple(tuple.elements.map { enumCase($0.expression, depth: depth + 1) })
    }
    return .expression(expression(node, depth: depth))
  }
}
