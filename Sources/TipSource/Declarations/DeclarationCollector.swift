import SwiftSyntax

/// Reads the declarations of a parsed file into ``Declarations``.
struct DeclarationCollector {
  private(set) var declarations = Declarations()
  private var extensions: [(declaration: ExtensionDeclSyntax, unit: Int)] = []

  /// The deepest nesting of types that is read.
  private static let depthLimit = 64

  init() {}

  /// Continues from what is known.
  init(_ declarations: Declarations) {
    self.declarations = declarations
  }

  /// Adds a file.
  mutating func add(_ unit: SourceUnit) {
    declarations.units.append(unit)
    let index = declarations.units.count - 1
    collect(statements: unit.tree.statements, unit: index, depth: 0)
  }

  /// What is declared in the files so far; more may be added.
  mutating func known() -> Declarations { finish() }

  /// Gives the extensions' members to the types, now that all types are known.
  mutating func finish() -> Declarations {
    for (node, unit) in extensions {
      let lowering = declarations.units[unit].lowering
      let path = lowering.typeName(node.extendedType).path
      guard !path.isEmpty else { continue }
      let owner =
        declarations.type(named: path, in: nil, unit: unit)
        ?? register(
          TypeDeclaration(
            name: Declarations.withoutModule(path).joined(separator: "."), kind: .external,
            inherited: [], unit: unit,
            span: lowering.span(node.extendedType), isGeneric: false))
      declarations.types[owner].inherited += inherited(node.inheritanceClause, unit: unit)
      collect(members: node.memberBlock.members, owner: owner, unit: unit, depth: 1)
    }
    extensions = []
    return declarations
  }

  private mutating func register(_ type: TypeDeclaration) -> Int {
    declarations.types.append(type)
    let index = declarations.types.count - 1
    declarations.typeIndices[type.name, default: []].append(index)
    return index
  }

  private mutating func collect(statements: CodeBlockItemListSyntax, unit: Int, depth: Int) {
    guard depth < Self.depthLimit else { return }
    let lowering = declarations.units[unit].lowering
    for item in statements {
      guard case .decl(let node) = item.item else { continue }
      if let config = node.as(IfConfigDeclSyntax.self) {
        if case .statements(let inner) = lowering.conditions.active(config) {
          collect(statements: inner, unit: unit, depth: depth + 1)
        }
      } else {
        collect(node, owner: nil, unit: unit, depth: depth + 1)
      }
    }
  }

  private mutating func collect(
    members: MemberBlockItemListSyntax, owner: Int, unit: Int, depth: Int
  ) {
    guard depth < Self.depthLimit else { return }
    let lowering = declarations.units[unit].lowering
    for member in members {
      if let config = member.decl.as(IfConfigDeclSyntax.self) {
        if case .decls(let inner) = lowering.conditions.active(config) {
          collect(members: inner, owner: owner, unit: unit, depth: depth + 1)
        }
      } else {
        collect(member.decl, owner: owner, unit: unit, depth: depth + 1)
      }
    }
  }

  private mutating func collect(_ node: DeclSyntax, owner: Int?, unit: Int, depth: Int) {
    let lowering = declarations.units[unit].lowering
    if let attributes = node.writtenAttributes, !lowering.conditions.admits(attributes) { return }
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let type):
      add(
        type, name: type.name, .structure, isGeneric: type.genericParameterClause != nil, owner,
        unit, depth)
    case .enumDecl(let type):
      add(
        type, name: type.name, .enumeration, isGeneric: type.genericParameterClause != nil, owner,
        unit, depth)
    case .classDecl(let type):
      add(
        type, name: type.name, .class, isGeneric: type.genericParameterClause != nil, owner, unit,
        depth)
    case .actorDecl(let type):
      add(type, name: type.name, .actor, isGeneric: false, owner, unit, depth)
    case .protocolDecl(let type):
      add(type, name: type.name, .protocol, isGeneric: false, owner, unit, depth)
    case .extensionDecl(let node): extensions.append((node, unit))
    case .variableDecl(let node):
      for variable in variables(node, owner: owner, unit: unit) {
        if let owner {
          declarations.types[owner].variables.append(variable)
        } else {
          declarations.globals[variable.name, default: []].append(variable)
          declarations.globalOrder.append(variable)
        }
      }
    case .functionDecl(let node):
      let function = function(
        lowering.name(node.name), node.signature, node.body, isStatic: isStatic(node.modifiers),
        owner: owner, unit: unit, span: lowering.span(node))
      if let owner {
        declarations.types[owner].functions.append(function)
      } else {
        declarations.functions[function.name, default: []].append(function)
      }
      if let body = node.body { collect(locals: body.statements, owner, unit, depth) }
    case .initializerDecl(let node):
      guard let owner else { return }
      declarations.types[owner].initializers.append(
        function(
          "init", node.signature, node.body, isStatic: false, owner: owner, unit: unit,
          span: lowering.span(node)))
    case .enumCaseDecl(let node):
      guard let owner else { return }
      declarations.types[owner].cases += cases(node, unit: unit)
    case .typeAliasDecl(let node):
      let target = lowering.typeName(node.initializer.value)
      if let owner {
        declarations.types[owner].aliases[lowering.name(node.name)] = target
      } else {
        declarations.aliases[lowering.name(node.name)] = target
      }
    default: return
    }
  }

  /// The types that are declared among the statements of a function.
  private mutating func collect(
    locals statements: CodeBlockItemListSyntax, _ owner: Int?, _ unit: Int, _ depth: Int
  ) {
    guard depth < Self.depthLimit else { return }
    for case .decl(let node) in statements.lazy.map(\.item) {
      switch node.kind {
      case .structDecl, .enumDecl, .classDecl:
        collect(node, owner: owner, unit: unit, depth: depth + 1)
      default: continue
      }
    }
  }

  private mutating func add(
    _ node: some DeclGroupSyntax, name: TokenSyntax, _ kind: TypeDeclaration.Kind, isGeneric: Bool,
    _ owner: Int?, _ unit: Int, _ depth: Int
  ) {
    let lowering = declarations.units[unit].lowering
    let prefix = owner.map { declarations.types[$0].name + "." } ?? ""
    let index = register(
      TypeDeclaration(
        name: prefix + lowering.name(name), kind: kind,
        inherited: inherited(node.inheritanceClause, unit: unit), unit: unit,
        span: lowering.span(name), isGeneric: isGeneric))
    collect(members: node.memberBlock.members, owner: index, unit: unit, depth: depth)
  }

  private func inherited(_ clause: InheritanceClauseSyntax?, unit: Int) -> [TypeName] {
    clause?.inheritedTypes.map { declarations.units[unit].lowering.typeName($0.type) } ?? []
  }
}
