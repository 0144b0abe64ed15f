import OpenTipKit

/// Makes the tips of one type.
struct TipFactory {
  let evaluator: Evaluator
  /// The type, by its position in ``Declarations/types``.
  let type: Int

  var declarations: Declarations { evaluator.declarations }
  var declaration: TypeDeclaration { declarations.types[type] }

  /// Makes `Type(…)` with no arguments.
  func make(
    arguments: [Expression.Argument], named name: String
  ) -> Result<SourceTip, EvaluationFailure> {
    evaluator.begin(declaration.name)
    let scope = Scope(unit: declaration.unit)
    do {
      let object = try evaluator.instance(
        of: type, arguments, in: scope, span: declaration.span)
      return .success(tip(object, named: name))
    } catch {
      return .failure(error)
    }
  }

  /// A tip for each case without values.
  func cases() -> [SourceTip] {
    declaration.cases.filter(\.labels.isEmpty).compactMap { declared in
      evaluator.begin("\(declaration.name).\(declared.name)")
      guard let value = evaluator.enumCase(declared.name, of: type) else { return nil }
      return tip(
        .enumCase(value), named: "\(declaration.name).\(declared.name)", at: declared.span.location)
    }
  }

  /// A tip for each case with values, as far as its declaration tells: they are not known.
  ///
  /// - Parameter made: the cases that calls in the source make.
  func caseTemplates(except made: Set<String>) -> [SourceTip] {
    let cases = declaration.cases.filter { !$0.labels.isEmpty && !made.contains($0.name) }
    return cases.compactMap { declared in
      let name = "\(declaration.name).\(declared.name)"
      evaluator.begin(name)
      guard var value = evaluator.enumCase(declared.name, of: type) else { return nil }
      value.values = declared.labels.enumerated().map { index, label in
        let label = label ?? "\(declared.name)\(index == 0 ? "" : "\(index + 1)")"
        return .failure(
          EvaluationFailure(
            .argument(label), "it depends on the argument `\(label)`", declared.span))
      }
      return tip(.enumCase(value), named: name, at: declared.span.location)
    }
  }

  /// The tip as far as its declaration tells, its arguments unknown.
  func template() -> SourceTip {
    evaluator.begin(declaration.name)
    return tip(evaluator.unknownInstance(of: type), named: declaration.name)
  }

  /// Reads every member of a tip from its value.
  func tip(
    _ object: Value, named name: String, at location: SourceLocation? = nil
  ) -> SourceTip {
    let members = TipMembers(evaluator: evaluator, type: type, object: object, name: name)
    let id = members.id()
    let title = members.title()
    let message = members.message()
    let actions = members.actions()
    var tip = SourceTip(
      name: name, typeName: declaration.baseName, id: id.text, title: title.text,
      message: message?.text, image: members.image(), actions: actions.actions,
      options: members.options(), actionHandlers: actions.handlers,
      location: location ?? declaration.span.location,
      titleReadability: title.readability, messageReadability: message?.readability ?? .literal,
      sourceRules: members.rules(), launchIdentifiers: id.identifiers,
      qualifiedTypeName: declaration.name)
    tip.unknownIDArgument = id.argument
    return tip
  }
}
