import SwiftSyntax

/// Finds `TipGroup`s wherever they are declared: properties, globals, locals, property wrappers.
struct GroupReader {
  let evaluator: Evaluator
  /// The names of the tips that were made.
  let known: Set<String>

  var declarations: Declarations { evaluator.declarations }

  /// The groups, in the order read.
  func groups() -> [SourceGroup] {
    var groups: [SourceGroup] = []
    for (index, unit) in declarations.units.enumerated()
    where ByteSearch.contains("TipGroup", in: unit.text.utf8) {
      SyntaxWalk(conditions: unit.lowering.conditions).visit(Syntax(unit.tree)) { node, enclosing in
        guard let variable = node.as(VariableDeclSyntax.self) else { return true }
        groups += self.groups(variable, enclosing, index)
        return true
      }
    }
    return groups
  }

  private func groups(
    _ node: VariableDeclSyntax, _ enclosing: [String], _ unit: Int
  ) -> [SourceGroup] {
    let owner = enclosing.isEmpty ? nil : declarations.type(named: enclosing, in: nil, unit: unit)
    let collector = DeclarationCollector(declarations)
    return collector.variables(node, owner: owner, unit: unit).compactMap { variable in
      let name = (enclosing + [variable.name]).joined(separator: ".")
      evaluator.begin(name)
      guard let group = value(of: variable, unit) else { return nil }
      return SourceGroup(
        name: name, isOrdered: group.isOrdered, members: names(of: group.members),
        location: variable.nameSpan.location)
    }
  }

  private func value(
    of variable: VariableDeclaration, _ unit: Int
  ) -> (isOrdered: Bool, members: [Value])? {
    let lowering = declarations.units[unit].lowering
    let scope = Scope(
      unit: unit, type: variable.owner, selfType: variable.owner,
      object: variable.owner.map { evaluator.unknownInstance(of: $0) })
    if let arguments = variable.attributes["TipGroup"] {
      guard let initializer = variable.initializer else { return nil }
      let list = TypeReference(
        name: .array(.named(["Tip"], generics: [])), scope: nil, unit: unit)
      let value = evaluator.lenient(lowering.expression(initializer), in: scope, expecting: list)
      let isOrdered = arguments.contains { $0.value.lastName == "ordered" }
      return (isOrdered, Evaluator.elements(value))
    }
    let type = TypeReference(name: .named(["TipGroup"], generics: []), scope: nil, unit: unit)
    var found: Value?
    if let initializer = variable.initializer {
      let expression = lowering.expression(initializer)
      guard expression.makesGroup || variable.type?.baseName == "TipGroup" else { return nil }
      found = evaluator.lenient(expression, in: scope, expecting: type)
    } else if let getter = variable.getter, variable.type?.baseName == "TipGroup" {
      var inner = scope
      found = try? evaluator.run(
        lowering.statements(getter), in: &inner, expecting: type, span: variable.nameSpan)
    }
    guard case .group(let isOrdered, let members)? = found else { return nil }
    return (isOrdered, members)
  }

  /// The names of a group's tips; what makes no known tip is reported and left out.
  private func names(of members: [Value]) -> [String] {
    members.compactMap { member in
      switch member {
      case .object(let object):
        let type = declarations.types[object.type].name
        guard let call = object.call else { return type }
        return known.contains(call) ? call : type
      case .enumCase(let value): return "\(value.typeName).\(value.name)"
      case .failure(let failure):
        if case .undeclared(let name) = failure.kind, name.first?.isUppercase == true {
          evaluator.report(SourceMessage.opaqueGroupMember(failure))
          return nil
        }
        evaluator.report(SourceMessage.opaqueGroupMember(failure))
        return nil
      default: return nil
      }
    }
  }
}

extension Expression {
  /// Whether it is a call of `TipGroup`.
  fileprivate var makesGroup: Bool {
    if case .call(let callee, _) = form { return callee.lastName == "TipGroup" }
    return false
  }
}
