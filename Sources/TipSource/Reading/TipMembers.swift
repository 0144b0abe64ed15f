import OpenTipKit

/// Reads TipKit's members of one tip, and tells which ones are not TipKit's.
struct TipMembers {
  let evaluator: Evaluator
  let type: Int
  let object: Value
  let name: String

  var declarations: Declarations { evaluator.declarations }

  /// TipKit's requirement of a name: its type as written in messages, and whether a type fits.
  private static func fits(_ member: String, _ type: TypeName) -> Bool {
    switch member {
    case "id": return type.baseName == "String" || type.baseName == "ID"
    case "title": return type.baseName == "Text"
    case "message":
      if case .optional(let inner) = type { return inner.baseName == "Text" }
      return false
    case "image":
      if case .optional(let inner) = type { return inner.baseName == "Image" }
      return false
    default:
      if case .array = type { return true }
      // A type alias for the list is taken at its word.
      return type.baseName != nil && type.baseName != "Text"
    }
  }

  private static let wanted = [
    "id": "String", "title": "Text", "message": "Text?", "image": "Image?",
    "actions": "[Action]", "rules": "[Rule]", "options": "[any TipOption]",
  ]

  /// The property that meets TipKit's requirement; one of another type is reported and passed over.
  private func witness(_ member: String) -> VariableDeclaration? {
    evaluator.beginMember()
    for owner in [type] + declarations.protocols(of: type) {
      let isProtocol = declarations.types[owner].kind == .protocol
      for variable in declarations.types[owner].variables.reversed()
      where variable.name == member && !variable.isStatic {
        if isProtocol, variable.getter == nil { continue }
        if let declared = variable.type, !Self.fits(member, declared) {
          evaluator.report(
            SourceMessage.wrongType(
              member, declared.source, Self.wanted[member] ?? "", variable.nameSpan))
          continue
        }
        return variable
      }
    }
    return nil
  }

  private func value(of variable: VariableDeclaration) throws(EvaluationFailure) -> Value {
    if variable.isStored, case .object(let object) = object,
      let field = object.fields[variable.name]
    {
      return try evaluator.unwrapFailure(field)
    }
    return try evaluator.value(of: variable, object: object, selfType: type)
  }

  /// The id and those parts of it that `UUID()` makes anew in each launch.
  func id() -> (text: String, identifiers: [String], argument: String?) {
    let bare = declarations.types[type].baseName
    guard let variable = witness("id") else { return (bare, [], nil) }
    do throws(EvaluationFailure) {
      let value = try value(of: variable)
      let text: String?
      switch value {
      case .swift(.string(let string)): text = string
      case .text(let content): text = content.readability == .opaque ? nil : content.content
      case .enumCase(let value): text = value.values.isEmpty ? value.name : nil
      default: text = nil
      }
      guard let text else {
        throw EvaluationFailure(.opaque, "its value is not known", variable.nameSpan)
      }
      let identifiers = evaluator.launchIdentifiers.filter { text.contains($0) }
      if !identifiers.isEmpty { evaluator.report(SourceMessage.launchID(name, variable.nameSpan)) }
      return (text, identifiers, nil)
    } catch {
      if case .argument(let argument) = error.kind { return ("\(bare)(\(argument))", [], argument) }
      evaluator.report(SourceMessage.opaqueTipID(name, error))
      return (bare, [], nil)
    }
  }

  func title() -> TextContent {
    let span = declarations.types[type].span
    if let beta = declarations.variable("asset", of: type, isStatic: false) {
      evaluator.report(SourceMessage.betaName("asset", "image", beta.nameSpan))
    }
    guard let variable = witness("title") else {
      evaluator.report(SourceMessage.missingTitle(name, span))
      return TextContent(verbatim: "", readability: .opaque)
    }
    let content = text(variable)
    if content.readability == .opaque {
      evaluator.report(SourceMessage.opaqueTitle(name, content.content, variable.nameSpan))
    }
    return content
  }

  func message() -> TextContent? {
    guard let variable = witness("message") else { return nil }
    if let value = try? value(of: variable), value.isNone { return nil }
    return text(variable)
  }

  private func text(_ variable: VariableDeclaration) -> TextContent {
    do {
      return evaluator.textContent(of: try value(of: variable), span: variable.nameSpan)
    } catch {
      return Evaluator.unreadableText(error, error.span)
    }
  }

  func image() -> Image? {
    guard let variable = witness("image") else { return nil }
    do {
      switch try value(of: variable) {
      case .image(let image): return image
      case .alternatives(let values, _):
        for case .image(let image) in values { return image }
        return nil
      default: return nil
      }
    } catch {
      return Image(
        error.symbol.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? error.span.code)
    }
  }

  /// The actions, and what a tap on each of them runs.
  func actions() -> (actions: [Tips.Action], handlers: [SourceClosure?]) {
    var actions: [Tips.Action] = []
    var handlers: [SourceClosure?] = []
    for element in elements("actions", "the actions", SourceMessage.opaqueAction) {
      guard case .action(let action, let handler) = element else { continue }
      actions.append(action)
      handlers.append(handler)
    }
    return (Tips.ActionBuilder.buildFinalResult(actions), handlers)
  }

  func options() -> [any TipOption] {
    elements("options", "the options", SourceMessage.opaqueOption).compactMap { element in
      if case .option(let option) = element { return option }
      return nil
    }
  }

  /// The elements of a list, those that cannot be read reported and left out.
  private func elements(
    _ member: String, _ what: String, _ message: (EvaluationFailure) -> Diagnostic
  ) -> [Value] {
    guard let variable = witness(member) else { return [] }
    var result: [Value] = []
    var pending: [Value]
    do {
      pending = [try value(of: variable)]
    } catch {
      evaluator.report(message(error))
      return []
    }
    while let next = pending.popLast() {
      switch next {
      case .list(let elements): pending += elements.reversed()
      case .failure(let failure): evaluator.report(message(failure))
      case .alternatives(let values, let condition):
        evaluator.report(SourceMessage.conditional(what, condition, variable.nameSpan))
        if let first = values.first { pending.append(first) }
      default: result.append(next)
      }
    }
    return result
  }

  func rules() -> [SourceRule] {
    guard let variable = witness("rules") else { return [] }
    let rules: [SourceRule]
    do {
      rules = self.rules(in: try value(of: variable), variable)
    } catch {
      rules = [evaluator.rule([], error.span, obstacle: .opaque(error.reason))]
    }
    for rule in rules where rule.obstacle != nil {
      evaluator.report(SourceMessage.unevaluatedRule(name, rule))
    }
    return rules
  }

  private func rules(in value: Value, _ variable: VariableDeclaration) -> [SourceRule] {
    switch value {
    case .rule(let rule): return [rule]
    case .list(let elements): return elements.flatMap { rules(in: $0, variable) }
    case .failure(let failure):
      return [evaluator.rule([], failure.span, obstacle: .opaque(failure.reason))]
    case .alternatives(let values, let condition):
      return merged(values.map { rules(in: $0, variable) }, condition)
    case .swift(.none): return []
    default:
      return [
        evaluator.rule(
          [], variable.nameSpan, obstacle: .opaque("a part of `rules` is not understood"))
      ]
    }
  }

  /// Rules of several branches: those of all branches stand, the others depend on the condition.
  private func merged(_ branches: [[SourceRule]], _ condition: String) -> [SourceRule] {
    var result: [SourceRule] = []
    for rule in branches.joined() where !result.contains(where: { $0.location == rule.location }) {
      let isInAll = branches.allSatisfy { $0.contains { $0.location == rule.location } }
      guard !isInAll, rule.isEvaluable else {
        result.append(rule)
        continue
      }
      let reason = "whether it applies depends on `\(condition)`"
      var conditional = rule
      conditional.obstacle = .opaque(reason)
      conditional.rule = Tips.Rule(
        inputs: rule.rule.inputs, source: rule.source, location: rule.rule.location,
        evaluate: { _ in .unknown(reason) })
      result.append(conditional)
    }
    return result
  }
}
