import SwiftSyntax

/// Finds `TipGroup`s wherever they are made: for properties, globals and locals, by property
/// wrappers, in initialisers, in place.
struct GroupReader {
  let evaluator: Evaluator
  /// The names of tips by the calls that make them.
  let tips: [CallSite: String]

  var declarations: Declarations { evaluator.declarations }

  /// The groups, in the order read, and their names by what makes them.
  func groups() -> (groups: [SourceGroup], names: [CallSite: String]) {
    var groups: [SourceGroup] = []
    var names: [CallSite: String] = [:]
    for (index, unit) in declarations.units.enumerated()
    where ByteSearch.contains("TipGroup", in: unit.text.utf8) {
      var counts: [String: Int] = [:]
      SyntaxWalk(conditions: unit.lowering.conditions).visit(Syntax(unit.tree)) { node, enclosing in
        if let variable = node.as(VariableDeclSyntax.self) {
          for (group, site) in wrapped(variable, enclosing, index) {
            groups.append(group)
            names[site] = group.name
          }
        } else if let call = node.as(FunctionCallExprSyntax.self), makesGroup(call) {
          var group = group(call, enclosing, index)
          let count = counts[group.name, default: 0] + 1
          counts[group.name] = count
          // Two made in one place of the source are two groups.
          if count > 1 { group.name += "\(count)" }
          groups.append(group)
          names[CallSite(unit.lowering.span(call))] = group.name
        }
        return true
      }
    }
    return (groups, names)
  }

  // MARK: Property wrappers

  /// `@TipGroup(.ordered) var tips = […]`.
  private func wrapped(
    _ node: VariableDeclSyntax, _ enclosing: [String], _ unit: Int
  ) -> [(group: SourceGroup, site: CallSite)] {
    let owner = enclosing.isEmpty ? nil : declarations.type(named: enclosing, in: nil, unit: unit)
    guard !node.attributes.isEmpty else { return [] }
    return DeclarationCollector(declarations).variables(node, owner: owner, unit: unit).compactMap {
      variable in
      guard let arguments = variable.attributes["TipGroup"],
        let initializer = variable.initializer
      else { return nil }
      let name = (enclosing + [variable.name]).joined(separator: ".")
      evaluator.begin(name)
      let list = TypeReference(
        name: .array(.named(["Tip"], generics: [])), scope: nil, unit: unit)
      let value = evaluator.lenient(
        declarations.units[unit].lowering.expression(initializer), in: scope(owner, unit),
        expecting: list)
      let group = SourceGroup(
        name: name, isOrdered: arguments.contains { $0.value.lastName == "ordered" },
        members: self.names(of: Evaluator.elements(value)),
        location: variable.nameSpan.location)
      return (group, CallSite(variable.nameSpan))
    }
  }

  private func scope(_ owner: Int?, _ unit: Int) -> Scope {
    Scope(
      unit: unit, type: owner, selfType: owner,
      object: owner.map { evaluator.knownInstance(of: $0) })
  }

  // MARK: Calls

  private func makesGroup(_ call: FunctionCallExprSyntax) -> Bool {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "TipGroup"
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    let name = access.declName.baseName.text
    if name == "TipGroup" { return true }
    guard name == "init" else { return false }
    if let base = access.base { return SyntaxText.shallow(base) == "TipGroup" }
    let binding = call.parent?.parent?.as(PatternBindingSyntax.self)
    return binding?.typeAnnotation.map { SyntaxText.shallow($0.type) } == "TipGroup"
  }

  private func group(
    _ call: FunctionCallExprSyntax, _ enclosing: [String], _ unit: Int
  ) -> SourceGroup {
    let lowering = declarations.units[unit].lowering
    let owner = enclosing.isEmpty ? nil : declarations.type(named: enclosing, in: nil, unit: unit)
    let (own, node) = GroupName.find(for: call)
    let name = (enclosing + [own]).joined(separator: ".")
    evaluator.begin(name)
    let type = TypeReference(name: .named(["TipGroup"], generics: []), scope: nil, unit: unit)
    let value = evaluator.lenient(
      lowering.expression(ExprSyntax(call)), in: scope(owner, unit), expecting: type)
    var isOrdered = false
    var members: [Value] = []
    if case .group(let ordered, let found) = value {
      isOrdered = ordered
      members = found
    }
    return SourceGroup(
      name: name, isOrdered: isOrdered, members: names(of: members),
      location: lowering.span(node).location)
  }

  /// The names of a group's tips; what makes no known tip is reported and left out.
  private func names(of members: [Value]) -> [String] {
    members.compactMap { member in
      switch member {
      case .object(let object):
        return object.site.flatMap { tips[$0] } ?? declarations.types[object.type].name
      case .enumCase(let value):
        return value.site.flatMap { tips[$0] } ?? "\(value.typeName).\(value.name)"
      case .failure(let failure):
        evaluator.report(SourceMessage.opaqueGroupMember(failure))
        return nil
      default: return nil
      }
    }
  }
}
