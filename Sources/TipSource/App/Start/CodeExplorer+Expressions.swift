extension CodeExplorer {
  /// Names of methods that may read what a launch gives.
  private static let readers: Set<String> = [
    "contains", "first", "firstIndex", "lastIndex", "last", "filter", "hasPrefix", "allSatisfy",
    "isDisjoint", "isSuperset", "intersection", "forEach", "map", "compactMap", "starts", "bool",
    "string", "integer", "double", "float", "object", "array", "stringArray", "value", "data",
    "url",
    "dictionary", "index",
  ]

  /// Looks into an expression and everything in it.
  func explore(_ expression: Expression, in scope: Scope) {
    nested { look(expression, in: scope) }
  }

  private func look(_ expression: Expression, in scope: Scope) {
    switch expression.form {
    case .call(let callee, let arguments): call(expression, callee, arguments, in: scope)
    case .binary(let op, let target, let value) where op.hasSuffix("=") && !Self.isComparison(op):
      explore(value, in: scope)
      if isParameter(target, in: scope) {
        add(
          TipKitCall(
            text: expression.span.call, name: "=", span: expression.span,
            line: setLine(target, value, in: scope)))
      } else {
        explore(target, in: scope)
      }
    case .binary(let op, _, _):
      for operand in expression.operands(of: op) { explore(operand, in: scope) }
    case .closure(let closure): explore(closure, in: scope, with: [])
    case .conditional(let condition, let yes, let no):
      explore(condition, in: scope)
      let reads = decisive(condition, in: scope)
      guarded(by: reads) { explore(yes, in: scope) }
      guarded(by: reads.map(\.negated)) { explore(no, in: scope) }
    case .element(let base, let arguments):
      _ = try? evaluator.value(of: expression, in: scope)
      explore(base, in: scope)
      for argument in arguments { explore(argument.value, in: scope) }
    case .member(let base, _):
      explore(base, in: scope)
      if follows { followVariable(expression, in: scope) }
    case .name: if follows { followVariable(expression, in: scope) }
    case .prefix(_, let inner), .unwrap(let inner), .chained(let inner), .cast(let inner, _, _):
      explore(inner, in: scope)
    case .array(let elements): for element in elements { explore(element, in: scope) }
    case .dictionary(let pairs):
      for pair in pairs {
        explore(pair.key, in: scope)
        explore(pair.value, in: scope)
      }
    case .tuple(let arguments), .macro(_, let arguments):
      for argument in arguments { explore(argument.value, in: scope) }
    case .interpolation(let segments):
      for case .value(let arguments) in segments {
        for argument in arguments { explore(argument.value, in: scope) }
      }
    case .statement(let statement):
      var inner = scope
      explore([statement], in: &inner)
    default: return
    }
  }

  private static func isComparison(_ op: String) -> Bool {
    ["==", "!=", "<=", ">=", "~=", "===", "!=="].contains(op)
  }

  private func call(
    _ expression: Expression, _ callee: Expression, _ arguments: [Expression.Argument],
    in scope: Scope
  ) {
    let tipKit = tipKitCall(expression, callee, arguments, in: scope)
    if let tipKit {
      add(
        tipKit,
        options: tipKit.isConfigure
          ? try? evaluator.configurationOptions(arguments, in: scope) : nil)
    }
    let name = callee.lastName ?? ""
    var element: Value?
    if case .member(let base, _) = callee.form {
      explore(base, in: scope)
      if Self.readers.contains(name) {
        _ = try? evaluator.value(of: expression, in: scope)
        if case .launch(.arguments)? = try? evaluator.value(of: base, in: scope) {
          element = .launch(.argument)
        }
      }
    } else if case .name = callee.form {
      if Self.readers.contains(name), evaluator.frameworkSelf(in: scope) != nil {
        _ = try? evaluator.value(of: expression, in: scope)
      }
    } else {
      explore(callee, in: scope)
    }
    for argument in arguments {
      guard case .closure(let closure) = argument.value.unparenthesized.form else {
        explore(argument.value, in: scope)
        continue
      }
      let modifier = argument.label.map { "\(name):\($0)" } ?? name
      enter(inside(modifier, closure.body)) {
        explore(closure, in: scope, with: element.map { [$0] } ?? [])
      }
    }
    if tipKit == nil {
      let isKnown = follow(callee, arguments, in: scope)
      if !isKnown { noteHandOver(callee, arguments, in: scope) }
    }
  }

  private func inside(_ modifier: String, _ body: [Statement]) -> Context {
    var inner = context
    inner.modifiers.append(modifier)
    let occasion = Occasion(modifier)
    switch occasion {
    case .appearing: inner.occasion = "\(context.name) (\(occasion.name(of: modifier)))"
    case .event: inner.occasion = nil
    case .task: inner.deferrals += 1
    case .part: break
    }
    inner.body = body
    return inner
  }

  private func explore(_ closure: Closure, in scope: Scope, with values: [Value]) {
    var inner = scope
    for (index, name) in closure.parameters.enumerated() {
      inner.locals[name] =
        index < values.count
        ? values[index]
        : .failure(
          EvaluationFailure(.argument(name), "`\(name)` is not known", span(of: scope)))
    }
    for (index, value) in values.enumerated() { inner.locals["$\(index)"] = value }
    explore(closure.body, in: &inner)
  }

  private func span(of scope: Scope) -> SourceSpan {
    SourceSpan(text: declarations.units[scope.unit].text, start: 0, end: 0)
  }

  private static let overrides: Set<String> = [
    "configure", "resetDatastore", "showAllTipsForTesting", "hideAllTipsForTesting",
    "showTipsForTesting", "hideTipsForTesting",
  ]

  /// The call of TipKit that a call is; nil for others.
  private func tipKitCall(
    _ expression: Expression, _ callee: Expression, _ arguments: [Expression.Argument],
    in scope: Scope
  ) -> TipKitCall? {
    let isTipKit: Bool
    let name: String
    switch callee.form {
    case .member(let base, let member):
      name = member
      switch member {
      case _ where Self.overrides.contains(member): isTipKit = evaluator.isTips(base, in: scope)
      case "invalidate": isTipKit = arguments.first?.label == "reason"
      case "resetEligibility": isTipKit = arguments.isEmpty
      case "donate", "sendDonation", "deleteDonations":
        if case .event? = try? evaluator.value(of: base, in: scope) {
          isTipKit = true
        } else {
          isTipKit = false
        }
      case "toggle", "append", "insert", "remove", "removeAll":
        isTipKit = isParameter(base, in: scope)
      default: isTipKit = false
      }
    case .name(let member, _):
      name = member
      let this = Expression(form: .name("self", generics: []), span: callee.span)
      if Self.overrides.contains(member) {
        isTipKit = evaluator.isTips(this, in: scope)
      } else if case .event? = evaluator.frameworkSelf(in: scope) {
        isTipKit = ["donate", "sendDonation", "deleteDonations"].contains(member)
      } else {
        isTipKit = member == "invalidate" && arguments.first?.label == "reason"
      }
    default: return nil
    }
    guard isTipKit else { return nil }
    return TipKitCall(
      text: expression.span.call, name: name, span: expression.span,
      line: line(name, callee, arguments, in: scope))
  }

  /// Whether an expression on the left of `=` is a parameter, or a part of one.
  private func isParameter(_ target: Expression, in scope: Scope) -> Bool {
    switch evaluator.place(target, in: scope).target {
    case .shared(let variable), .field(_, let variable):
      return variable.attributes["Parameter"] != nil
    case .local: return false
    case .member, .unknown:
      if case .member(let base, _) = target.form { return isParameter(base, in: scope) }
      return false
    }
  }
}
