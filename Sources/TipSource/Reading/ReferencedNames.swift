import SwiftSyntax

/// The names that tips refer to, of which some are declared in files not parsed yet.
struct ReferencedNames {
  private let declarations: Declarations
  /// The files that were added for what they declare: what they refer to matters too.
  private let added: Set<String>
  /// What is referred to and declared nowhere yet.
  private var undeclared: [WordFilter.Word] = []
  /// The types that matter, which other files may extend.
  private var extended: [WordFilter.Word] = []
  /// The app's own protocols that refine `Tip`, which types in other files may conform to.
  private var refinements: [WordFilter.Word] = []

  /// Names that are looked for wherever they are declared: an app's own type would hide TipKit's.
  private static let hiding: Set<String> = ["Event", "Action", "Tip"]
  private static let nameLimit = 2_000

  init(_ declarations: Declarations, added: Set<String>) {
    self.declarations = declarations
    self.added = added
    undeclared = findUndeclared().map(WordFilter.Word.init)
    let types = declarations.types.indices.filter(matters).map { declarations.types[$0] }
    extended = Set(types.map(\.baseName)).sorted().map(WordFilter.Word.init)
    let aliases = declarations.aliases.filter { $0.value.source.contains("Tip") }.keys
    refinements = Set(types.filter { $0.kind == .protocol }.map(\.baseName)).union(aliases).sorted()
      .map(WordFilter.Word.init)
  }

  /// Whether a file, not parsed yet, may declare what is missing or add to what is there.
  func areIn(_ text: SourceText) -> Bool {
    undeclared.contains { text.words.mayHold($0) && ByteSearch.declares($0.bytes, in: text.utf8) }
      || extended.contains {
        text.words.mayHold($0)
          && ByteSearch.declares($0.bytes, in: text.utf8, keywords: ["extension"])
      } || refinements.contains { text.holds($0) }
  }

  private func findUndeclared() -> [String] {
    var names = Self.hiding
    for index in declarations.types.indices where matters(index) || isAdded(index) {
      let type = declarations.types[index]
      for inherited in type.inherited { names.formUnion(inherited.path) }
      if type.kind == .external {
        names.formUnion(type.name.split(separator: ".").map(String.init))
      }
      for variable in type.variables { collect(variable, &names) }
      for function in type.functions + type.initializers { collect(function.body, &names) }
    }
    for global in declarations.globalOrder
    where global.attributes["Parameter"] != nil
      || added.contains(declarations.units[global.unit].text.path)
    {
      collect(global, &names)
    }
    return names.subtracting(declared).sorted().prefix(Self.nameLimit).map { $0 }
  }

  /// Whether a type is a tip, refines `Tip`, or holds parameters or events.
  private func matters(_ index: Int) -> Bool {
    if declarations.refinesTip(index) || declarations.types[index].name == "Tip" { return true }
    return declarations.types[index].variables.contains {
      $0.attributes["Parameter"] != nil || $0.type?.baseName == "Event" || $0.initializesEvent
    }
  }

  private func isAdded(_ index: Int) -> Bool {
    added.contains(declarations.units[declarations.types[index].unit].text.path)
  }

  private func collect(_ variable: VariableDeclaration, _ names: inout Set<String>) {
    collect(variable.initializer, &names)
    collect(variable.getter, &names)
    if let type = variable.type { collect(type, &names, depth: 0) }
  }

  private func collect(_ type: TypeName, _ names: inout Set<String>, depth: Int) {
    guard depth < 16 else { return }
    switch type {
    case .named(let path, let generics):
      names.formUnion(path)
      for generic in generics { collect(generic, &names, depth: depth + 1) }
    case .optional(let inner), .array(let inner): collect(inner, &names, depth: depth + 1)
    case .dictionary(let key, let value):
      collect(key, &names, depth: depth + 1)
      collect(value, &names, depth: depth + 1)
    case .composition(let parts):
      for part in parts { collect(part, &names, depth: depth + 1) }
    case .other: return
    }
  }

  private func collect(_ node: (some SyntaxProtocol)?, _ names: inout Set<String>) {
    guard let node else { return }
    for token in node.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let text) = token.tokenKind, text.utf8.count > 1 else { continue }
      names.insert(text)
    }
  }

  private var declared: Set<String> {
    var names = Set(declarations.globals.keys)
    names.formUnion(declarations.functions.keys)
    names.formUnion(declarations.aliases.keys)
    for type in declarations.types {
      if type.kind != .external { names.insert(type.baseName) }
      names.formUnion(type.variables.map(\.name))
      names.formUnion(type.functions.map(\.name))
      names.formUnion(type.cases.map(\.name))
      names.formUnion(type.aliases.keys)
    }
    return names.union(Self.frameworks)
  }

  /// Names of the frameworks that no app declares anew where tips use them.
  private static let frameworks: Set<String> = [
    "Text", "Image", "String", "Int", "Bool", "Double", "Tips", "Rule", "TipOption", "Option",
    "Sendable", "Codable", "Identifiable", "Hashable", "Equatable", "View", "donations", "count",
    "systemName", "MaxDisplayCount", "MaxDisplayDuration", "IgnoresDisplayFrequency", "title",
    "message", "image", "rules", "options", "actions", "id", "Date", "UUID", "Set", "Array",
  ]
}

extension VariableDeclaration {
  /// Whether its value is written as a call of `Event`.
  var initializesEvent: Bool {
    guard let initializer, let call = initializer.as(FunctionCallExprSyntax.self) else {
      return false
    }
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let name = callee.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "Event" }
    return callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "Event"
  }
}
