import SwiftSyntax

extension DeclarationCollector {
  func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }

  func variables(_ node: VariableDeclSyntax, owner: Int?, unit: Int) -> [VariableDeclaration] {
    let lowering = declarations.units[unit].lowering
    var attributes: [String: [Expression.Argument]] = [:]
    for element in node.attributes {
      guard let attribute = element.as(AttributeSyntax.self),
        let name = lowering.typeName(attribute.attributeName).baseName
      else { continue }
      var arguments: [Expression.Argument] = []
      if case .argumentList(let list) = attribute.arguments {
        arguments = lowering.arguments(list, depth: 0)
      }
      attributes[name] = arguments
    }
    // `let a, b: Int` gives both the type.
    var following: TypeName?
    return node.bindings.reversed().compactMap { binding -> VariableDeclaration? in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      if let annotation = binding.typeAnnotation {
        following = lowering.typeName(annotation.type)
      } else if binding.initializer != nil {
        following = nil
      }
      return VariableDeclaration(
        name: lowering.name(pattern.identifier), isStatic: isStatic(node.modifiers),
        isLet: node.bindingSpecifier.text == "let", type: following, attributes: attributes,
        initializer: binding.initializer?.value, getter: getter(binding.accessorBlock),
        unit: unit, owner: owner, span: lowering.span(node),
        nameSpan: lowering.span(pattern.identifier))
    }.reversed()
  }

  /// The body that computes a property; nil for a stored one, observed or not.
  private func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let body): return body
    case .accessors(let list):
      return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    default: return nil
    }
  }

  func function(
    _ name: String, _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?,
    isStatic: Bool, owner: Int?, unit: Int, span: SourceSpan
  ) -> FunctionDeclaration {
    let lowering = declarations.units[unit].lowering
    let parameters = signature.parameterClause.parameters.map { parameter in
      FunctionDeclaration.Parameter(
        label: parameter.firstName.text == "_" ? nil : lowering.name(parameter.firstName),
        name: lowering.name(parameter.secondName ?? parameter.firstName),
        type: lowering.typeName(parameter.type), defaultValue: parameter.defaultValue?.value,
        isVariadic: parameter.ellipsis != nil)
    }
    return FunctionDeclaration(
      name: name, isStatic: isStatic, parameters: parameters,
      result: signature.returnClause.map { lowering.typeName($0.type) }, body: body?.statements,
      unit: unit, owner: owner, span: span)
  }

  func cases(_ node: EnumCaseDeclSyntax, unit: Int) -> [EnumCaseDeclaration] {
    let lowering = declarations.units[unit].lowering
    return node.elements.map { element in
      EnumCaseDeclaration(
        name: lowering.name(element.name), rawValue: element.rawValue?.value,
        labels: element.parameterClause?.parameters.map { parameter in
          parameter.firstName.map { lowering.name($0) }
        } ?? [], unit: unit, span: lowering.span(element))
    }
  }
}
