import SwiftSyntax

/// Turns the parser's syntax into expressions, statements and type names.
///
/// Nothing is evaluated; `#if` and `#available` are decided. Nesting beyond ``depthLimit`` becomes an
/// unreadable expression, so nothing that works on the result recurses without bound.
struct Lowering {
  let text: SourceText
  let conditions: BuildConditions

  /// The deepest nesting that is read.
  static let depthLimit = 200

  func span(_ node: some SyntaxProtocol) -> SourceSpan {
    SourceSpan(
      text: text, start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  func unreadable(_ node: some SyntaxProtocol, _ what: String) -> Expression {
    Expression(form: .unreadable(what), span: span(node))
  }

  /// Reads an expression.
  func expression(_ node: ExprSyntax, depth: Int = 0) -> Expression {
    guard depth < Self.depthLimit else { return unreadable(node, "nesting this deep") }
    let isOptionalTry = node.as(TryExprSyntax.self)?.questionOrExclamationMark?.text == "?"
    return Expression(
      form: form(node, depth: depth + 1), span: span(node), isOptionalTry: isOptionalTry)
  }

  private func form(_ node: ExprSyntax, depth: Int) -> Expression.Form {
    switch node.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return .bool(literal.literal.text == "true")
    case .integerLiteralExpr(let literal):
      return literal.representedLiteralValue.map { .integer($0) }
        ?? .unreadable("a number too large")
    case .floatLiteralExpr(let literal):
      return literal.representedLiteralValue.map { .decimal($0) } ?? .unreadable("this number")
    case .stringLiteralExpr(let literal): return string(literal, depth: depth)
    case .simpleStringLiteralExpr(let literal):
      return .string(literal.segments.map(\.content.text).joined())
    case .nilLiteralExpr: return .none
    case .declReferenceExpr(let reference): return .name(name(reference.baseName), generics: [])
    case .superExpr: return .name("super", generics: [])
    case .discardAssignmentExpr: return .name("_", generics: [])
    case .genericSpecializationExpr(let generic): return specialization(generic, depth: depth)
    case .memberAccessExpr(let access): return member(access, depth: depth)
    case .functionCallExpr(let call): return self.call(call, depth: depth)
    case .subscriptCallExpr(let call):
      return .element(
        expression(call.calledExpression, depth: depth), arguments(call.arguments, depth: depth))
    case .optionalChainingExpr(let chain):
      return .chained(expression(chain.expression, depth: depth))
    case .forceUnwrapExpr(let unwrap): return .unwrap(expression(unwrap.expression, depth: depth))
    case .prefixOperatorExpr(let prefix):
      return .prefix(prefix.operator.text, expression(prefix.expression, depth: depth))
    case .postfixOperatorExpr(let postfix):
      return postfix.operator.text == "..."
        ? .binary(
          "...", expression(postfix.expression, depth: depth),
          Expression(form: .none, span: span(postfix.operator)))
        : .unreadable("the operator `\(postfix.operator.text)`")
    case .sequenceExpr(let sequence): return folded(Array(sequence.elements), depth: depth).form
    case .tupleExpr(let tuple): return .tuple(arguments(tuple.elements, depth: depth))
    case .arrayExpr(let array):
      return .array(array.elements.map { expression($0.expression, depth: depth) })
    case .dictionaryExpr(let dictionary): return self.dictionary(dictionary, depth: depth)
    case .closureExpr(let closure): return .closure(self.closure(closure, depth: depth))
    case .keyPathExpr(let path): return keyPath(path)
    case .macroExpansionExpr(let macro):
      return .macro(
        macro.macroName.text,
        arguments(
          macro.arguments, trailing: macro.trailingClosure,
          additional: macro.additionalTrailingClosures, depth: depth))
    case .tryExpr(let expr): return expression(expr.expression, depth: depth).form
    case .awaitExpr(let expr): return expression(expr.expression, depth: depth).form
    case .unsafeExpr(let expr): return expression(expr.expression, depth: depth).form
    case .inOutExpr(let expr): return expression(expr.expression, depth: depth).form
    case .ifExpr, .switchExpr:
      return .statement(statement(expression: node, depth: depth))
    case .postfixIfConfigExpr(let config): return conditional(config, depth: depth)
    case .typeExpr(let type): return .type(typeName(type.type, depth: depth))
    case .asExpr(let cast):
      return .cast(
        expression(cast.expression, depth: depth), castKind(cast.questionOrExclamationMark?.text),
        typeName(cast.type, depth: depth))
    case .isExpr(let test):
      return .cast(
        expression(test.expression, depth: depth), .test, typeName(test.type, depth: depth))
    case .missingExpr: return .unreadable("a missing expression")
    default: return .unreadable("this expression")
    }
  }

  func castKind(_ mark: String?) -> Expression.CastKind {
    mark == "?" ? .conditional : mark == "!" ? .forced : .coercion
  }

  /// A token's name, without the backticks of a keyword used as one.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }

  private func specialization(
    _ node: GenericSpecializationExprSyntax, depth: Int
  ) -> Expression.Form {
    let generics = genericArguments(node.genericArgumentClause, depth: depth)
    let base = expression(node.expression, depth: depth)
    switch base.form {
    case .name(let name, _): return .name(name, generics: generics)
    case .member(let owner, let name):
      // `Tips.Event<Info>`: a type's path, kept as one.
      if let path = path(owner) { return .type(.named(path + [name], generics: generics)) }
      return base.form
    default: return base.form
    }
  }

  /// The names of `A.B.C`; nil for anything else.
  private func path(_ expression: Expression) -> [String]? {
    switch expression.form {
    case .name(let name, _): return [name]
    case .member(let base, let name): return path(base).map { $0 + [name] }
    default: return nil
    }
  }

  private func member(_ access: MemberAccessExprSyntax, depth: Int) -> Expression.Form {
    let name = name(access.declName.baseName)
    guard let base = access.base else { return .implicitMember(name) }
    return .member(expression(base, depth: depth), name)
  }

  private func call(_ call: FunctionCallExprSyntax, depth: Int) -> Expression.Form {
    let all = arguments(
      call.arguments, trailing: call.trailingClosure,
      additional: call.additionalTrailingClosures, depth: depth)
    return .call(expression(call.calledExpression, depth: depth), all)
  }

  func arguments(
    _ list: LabeledExprListSyntax, trailing: ClosureExprSyntax? = nil,
    additional: MultipleTrailingClosureElementListSyntax? = nil, depth: Int
  ) -> [Expression.Argument] {
    var all = list.map {
      Expression.Argument(
        label: $0.label.map(name), value: expression($0.expression, depth: depth),
        isTrailing: false)
    }
    if let trailing {
      all.append(
        Expression.Argument(
          label: nil, value: expression(ExprSyntax(trailing), depth: depth), isTrailing: true))
    }
    for element in additional ?? [] {
      let label = element.label.text == "_" ? nil : name(element.label)
      all.append(
        Expression.Argument(
          label: label, value: expression(ExprSyntax(element.closure), depth: depth),
          isTrailing: true))
    }
    return all
  }

  private func dictionary(_ node: DictionaryExprSyntax, depth: Int) -> Expression.Form {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    return .dictionary(
      elements.map {
        (key: expression($0.key, depth: depth), value: expression($0.value, depth: depth))
      })
  }

  func closure(_ node: ClosureExprSyntax, depth: Int) -> Closure {
    var names: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list): names = list.map { name($0.name) }
    case .parameterClause(let clause):
      names = clause.parameters.map { name($0.secondName ?? $0.firstName) }
    case nil: break
    @unknown default: break
    }
    return Closure(
      parameters: names, body: statements(node.statements, depth: depth),
      captures: captures(node, depth: depth))
  }

  private func captures(_ node: ClosureExprSyntax, depth: Int) -> [Closure.Capture] {
    guard let items = node.signature?.capture?.items else { return [] }
    return items.compactMap { item in
      let name = name(item.name)
      guard name != "self" else { return nil }
      let value =
        item.initializer.map { expression($0.value, depth: depth) }
        ?? Expression(form: .name(name, generics: []), span: span(item))
      return Closure.Capture(name: name, value: value)
    }
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression.Form {
    .keyPath(
      node.components.map { component in
        if case .property(let property) = component.component {
          return .property(name(property.declName.baseName))
        }
        return .other
      })
  }

  /// A chain of modifiers inside `#if`: the modifiers change nothing that is read, so the base stays.
  private func conditional(_ node: PostfixIfConfigExprSyntax, depth: Int) -> Expression.Form {
    guard let base = node.base else { return .unreadable("`#if` without a base") }
    return expression(base, depth: depth).form
  }
}
