import SwiftSyntax

extension Lowering {
  /// An operator of a sequence before it is folded.
  private enum Operator {
    case binary(String)
    case ternary(Expression)
    case cast(Expression.CastKind, TypeName)
  }

  /// The longest sequence of operands that is read.
  private static let operandLimit = 150

  /// The longest `a || b || c` that is read, and the shortest that is no plain sequence.
  private static let chainLengths = 17...2_000

  /// A long chain of `||` alone, or of `&&` alone, as a tree that is as flat as can be: which of its
  /// pairs are joined first makes no difference. Nil for other sequences.
  private func chain(_ elements: [ExprSyntax], depth: Int) -> Expression? {
    guard Self.chainLengths.contains((elements.count + 1) / 2), elements.count % 2 == 1,
      case .binary(let symbol) = self.operator(elements[1], depth: depth),
      symbol == "||" || symbol == "&&"
    else { return nil }
    for index in stride(from: 1, to: elements.count, by: 2) {
      guard elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text == symbol else {
        return nil
      }
    }
    func tree(_ range: Range<Int>) -> Expression {
      if range.count == 1 { return expression(elements[2 * range.lowerBound], depth: depth) }
      let middle = range.lowerBound + range.count / 2
      let (left, right) = (tree(range.lowerBound..<middle), tree(middle..<range.upperBound))
      return join(.binary(symbol, left, right), left, right)
    }
    return tree(0..<(elements.count + 1) / 2)
  }

  /// Folds `a + b * c` by precedence; what Swift does with its operator tables, for the standard ones.
  func folded(_ elements: [ExprSyntax], depth: Int) -> Expression {
    let whole = wholeSpan(of: elements)
    if let chain = chain(elements, depth: depth) { return chain }
    guard elements.count <= 2 * Self.operandLimit else {
      return Expression(form: .unreadable("an expression this long"), span: whole)
    }
    var operands: [Expression] = []
    var pending: [(op: Operator, precedence: Int)] = []

    func reduce() {
      guard let (op, _) = pending.popLast(), let right = operands.popLast() else { return }
      switch op {
      case .cast(let kind, let type):
        operands.append(join(.cast(right, kind, type), right, right))
      case .binary(let symbol):
        guard let left = operands.popLast() else { return operands.append(right) }
        operands.append(join(.binary(symbol, left, right), left, right))
      case .ternary(let middle):
        guard let left = operands.popLast() else { return operands.append(right) }
        operands.append(join(.conditional(left, middle, right), left, right))
      }
    }

    var index = 0
    while index < elements.count {
      let element = elements[index]
      guard index % 2 == 1 else {
        operands.append(expression(element, depth: depth))
        index += 1
        continue
      }
      let op = self.operator(element, depth: depth)
      let precedence = precedence(op)
      while let last = pending.last,
        last.precedence > precedence.level
          || (last.precedence == precedence.level && !precedence.isRightAssociative)
      {
        reduce()
      }
      if case .cast(let kind, let type) = op {
        // The parser puts the type after `as` in a place of its own.
        if let left = operands.popLast() {
          let end = index + 1 < elements.count ? span(elements[index + 1]).end : left.span.end
          operands.append(
            Expression(
              form: .cast(left, kind, type),
              span: SourceSpan(text: text, start: left.span.start, end: end)))
        }
        index += 2
        continue
      }
      pending.append((op, precedence.level))
      index += 1
    }
    while !pending.isEmpty { reduce() }
    return operands.first ?? Expression(form: .unreadable("this expression"), span: whole)
  }

  private func wholeSpan(of elements: [ExprSyntax]) -> SourceSpan {
    guard let first = elements.first, let last = elements.last else {
      return SourceSpan(text: text, start: 0, end: 0)
    }
    return SourceSpan(text: text, start: span(first).start, end: span(last).end)
  }

  private func join(_ form: Expression.Form, _ left: Expression, _ right: Expression) -> Expression
  {
    Expression(
      form: form, span: SourceSpan(text: text, start: left.span.start, end: right.span.end))
  }

  private func `operator`(_ node: ExprSyntax, depth: Int) -> Operator {
    if let binary = node.as(BinaryOperatorExprSyntax.self) { return .binary(binary.operator.text) }
    if node.is(AssignmentExprSyntax.self) { return .binary("=") }
    if let ternary = node.as(UnresolvedTernaryExprSyntax.self) {
      return .ternary(expression(ternary.thenExpression, depth: depth))
    }
    if let cast = node.as(UnresolvedAsExprSyntax.self) {
      return .cast(castKind(cast.questionOrExclamationMark?.text), castType(after: node, depth))
    }
    if node.is(UnresolvedIsExprSyntax.self) { return .cast(.test, castType(after: node, depth)) }
    return .binary("?")
  }

  /// The type that follows `as` or `is` in the same sequence.
  private func castType(after node: ExprSyntax, _ depth: Int) -> TypeName {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return .other("") }
    var isNext = false
    for element in list {
      if isNext {
        return element.as(TypeExprSyntax.self).map { typeName($0.type, depth: depth) } ?? .other("")
      }
      isNext = element.id == node.id
    }
    return .other("")
  }

  private func precedence(_ op: Operator) -> (level: Int, isRightAssociative: Bool) {
    switch op {
    case .cast: return (90, false)
    case .ternary: return (20, true)
    case .binary(let symbol):
      switch symbol {
      case "<<", ">>", "&<<", "&>>": return (120, false)
      case "*", "/", "%", "&*", "&", "&/", "&%": return (110, false)
      case "+", "-", "&+", "&-", "|", "^": return (100, false)
      case "...", "..<": return (95, false)
      case "??": return (80, true)
      case "==", "!=", "<", ">", "<=", ">=", "~=", "===", "!==": return (60, false)
      case "&&": return (40, false)
      case "||": return (30, false)
      case "=", "+=", "-=", "*=", "/=", "%=": return (10, true)
      default: return (70, false)
      }
    }
  }
}
