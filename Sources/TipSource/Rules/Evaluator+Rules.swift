import OpenTipKit

extension Evaluator {
  /// `#Rule(input, …) { condition }`.
  func rule(
    _ arguments: Arguments, expression: Expression, in scope: Scope
  ) -> SourceRule {
    let span = expression.span
    var inputs = arguments[...]
    guard let last = inputs.popLast(), case .closure(let closure) = last.value.unparenthesized.form
    else { return invalidRule(span, "the closure with the condition is missing") }
    guard !inputs.isEmpty else { return invalidRule(span, "the input is missing") }

    var compiler = RuleCompiler(evaluator: self, scope: scope, slotCount: inputs.count)
    var ruleInputs: [RuleInput] = []
    var parameters: [(slot: Int, descriptor: ParameterDescriptor)] = []
    var undeclared: String?
    for (position, argument) in inputs.enumerated() {
      let names =
        ["$\(position)"]
        + (position < closure.parameters.count ? [closure.parameters[position]] : [])
      let input = input(argument.value, in: scope)
      let part: RuleCompiler.Part
      switch input {
      case .invalid(let reason): return invalidRule(span, reason)
      case .undeclared(let name, let reason):
        ruleInputs.append(.undeclared(name))
        undeclared = undeclared ?? reason
        continue
      case .parameter(let parameter):
        ruleInputs.append(.parameter(parameter.descriptor))
        parameters.append((position, parameter.descriptor))
        part = RuleCompiler.Part(code: .slot(position), type: .value(parameter.type))
      case .event(let event):
        ruleInputs.append(.event(event.descriptor))
        ruleEvents.append(event)
        part = RuleCompiler.Part(code: .constant(.none), type: .event(event))
      }
      for name in names { compiler.bindings[name] = part }
    }
    if let undeclared {
      return rule(ruleInputs, span, obstacle: .undeclaredInput(undeclared))
    }
    do {
      let body = try compiler.body(closure.body, isCondition: true, span: last.value.span)
      let program = RuleProgram(
        parameters: parameters, code: body.code, slotCount: compiler.slotCount)
      return SourceRule(
        rule: Tips.Rule(
          inputs: ruleInputs, source: span.code, location: Self.position(span),
          evaluate: { program.evaluate(&$0) }), obstacle: nil, location: span.location,
        place: span.place)
    } catch {
      return rule(ruleInputs, span, obstacle: .opaque(error.reason))
    }
  }

  static func position(_ span: SourceSpan) -> String {
    let location = span.location
    return "\(location.path):\(location.line)"
  }

  /// What an input of a rule is.
  private enum Input {
    case parameter(SourceParameter)
    case event(SourceEvent)
    case undeclared(String, reason: String)
    case invalid(String)
  }

  private func input(_ expression: Expression, in scope: Scope) -> Input {
    let expression = expression.unparenthesized
    let source = expression.span.code
    let name: String
    switch expression.form {
    case .name(let bare, _): name = bare
    case .member(_, let member), .implicitMember(let member): name = member
    case .call(let callee, _):
      name = callee.lastName ?? source
    case .element, .unwrap, .chained: name = source
    default: return .invalid("`\(source)` is neither a parameter nor an event")
    }
    do {
      let expected = TypeReference(
        name: .named(["Tips", "Event"], generics: []), scope: nil, unit: scope.unit)
      switch try value(of: expression, in: scope, expecting: expected) {
      case .parameter(let parameter): return .parameter(parameter)
      case .event(var event):
        // An event made in the rule, or by a function, goes by its id.
        if event.name.isEmpty { event.name = event.descriptor.id }
        return .event(event)
      default: return .invalid("`\(source)` is neither a parameter nor an event")
      }
    } catch {
      if !name.hasPrefix("$"), isParameter(expression, in: scope) {
        return .invalid("a parameter is named `$\(name)`")
      }
      let bare = name.hasPrefix("$") ? String(name.dropFirst()) : name
      return .undeclared(bare, reason: "`\(source)` is declared nowhere in what was read")
    }
  }

  /// Whether an expression names a parameter's value instead of the parameter.
  private func isParameter(_ expression: Expression, in scope: Scope) -> Bool {
    let form: Expression.Form
    switch expression.form {
    case .name(let name, _): form = .name("$\(name)", generics: [])
    case .member(let base, let name): form = .member(base, "$\(name)")
    default: return false
    }
    let parameter = Expression(form: form, span: expression.span)
    if case .parameter? = try? value(of: parameter, in: scope) { return true }
    return false
  }

  /// A rule whose answer is unknown.
  func rule(_ inputs: [RuleInput], _ span: SourceSpan, obstacle: SourceRule.Obstacle) -> SourceRule
  {
    let reason = obstacle.reason
    return SourceRule(
      rule: Tips.Rule(
        inputs: inputs, source: span.code, location: Self.position(span),
        evaluate: { _ in .unknown(reason) }), obstacle: obstacle, location: span.location,
      place: span.place)
  }

  /// A rule of a form that is not TipKit's.
  func invalidRule(_ span: SourceSpan, _ reason: String) -> SourceRule {
    rule([], span, obstacle: .invalidForm(reason))
  }
}

extension Expression {
  /// The last name of `a.b.c`, for messages.
  var lastName: String? {
    switch form {
    case .name(let name, _), .implicitMember(let name), .member(_, let name): name
    default: nil
    }
  }
}
