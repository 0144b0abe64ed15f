import SwiftSyntax

/// What a parsed file declares at its top, with the words of each: enough to tell which other files
/// matter, before anything is looked into.
struct FileOutline: Sendable {
  /// A type with those nested in it, an extension, or a function.
  struct Item: Sendable {
    /// The names that lead to it from other files.
    let names: [String]
    let words: WordFilter
  }

  let items: [Item]

  init(_ unit: SourceUnit) {
    var items: [Item] = []
    Self.collect(unit.tree.statements, unit, depth: 0, &items)
    self.items = items
  }

  private static func collect(
    _ statements: CodeBlockItemListSyntax, _ unit: SourceUnit, depth: Int, _ items: inout [Item]
  ) {
    guard depth < 16 else { return }
    for statement in statements {
      guard case .decl(let node) = statement.item else { continue }
      if let config = node.as(IfConfigDeclSyntax.self) {
        if case .statements(let inner)? = unit.lowering.conditions.active(config) {
          collect(inner, unit, depth: depth + 1, &items)
        }
        continue
      }
      let names = names(of: node, depth: 0)
      guard !names.isEmpty else { continue }
      let range = node.position.utf8Offset..<min(node.endPosition.utf8Offset, unit.text.utf8.count)
      items.append(Item(names: names, words: WordFilter(unit.text.utf8, in: range)))
    }
  }

  /// Words that many files hold for other reasons.
  private static let commonNames: Set<String> = [
    "body", "show", "present", "configure", "update", "setup", "start", "apply", "View",
    "UIView", "UIViewController", "NSView", "NSViewController", "ViewModifier", "Tip", "Tips",
  ]

  private static func names(of node: DeclSyntax, depth: Int) -> [String] {
    guard depth < 16 else { return [] }
    var names: [String] = []
    var members: MemberBlockItemListSyntax?
    var holdsFunctions = false
    if let type = node.as(StructDeclSyntax.self) {
      names = [type.name.text]
      members = type.memberBlock.members
    } else if let type = node.as(ClassDeclSyntax.self) {
      names = [type.name.text]
      members = type.memberBlock.members
    } else if let type = node.as(EnumDeclSyntax.self) {
      names = [type.name.text]
      members = type.memberBlock.members
    } else if let type = node.as(ActorDeclSyntax.self) {
      names = [type.name.text]
      members = type.memberBlock.members
    } else if let type = node.as(ProtocolDeclSyntax.self) {
      names = [type.name.text]
    } else if let function = node.as(FunctionDeclSyntax.self) {
      names = [function.name.text]
    } else if let node = node.as(ExtensionDeclSyntax.self) {
      names = [SyntaxText.shallow(node.extendedType).split(separator: ".").last.map(String.init)]
        .compactMap { $0 }
      members = node.memberBlock.members
      holdsFunctions = true
    }
    for member in members ?? [] {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        if holdsFunctions { names.append(function.name.text) }
      } else if !member.decl.is(VariableDeclSyntax.self) {
        names += Self.names(of: member.decl, depth: depth + 1)
      }
    }
    return names.filter { name in
      // Short names of functions are words of any file.
      (name.first?.isUppercase == true || name.utf8.count > 3) && !commonNames.contains(name)
    }
  }
}
