import SwiftSyntax

/// The types and functions that an app's start refers to, of which some are declared in files not
/// parsed yet: constants for arguments, helpers that configure.
struct StartReferences: Sendable {
  private let wanted: [WordFilter.Word]
  /// What is named after a dot: members that extensions of the frameworks' types may add.
  private let members: [WordFilter.Word]

  /// The frameworks' types whose extensions are looked into for members.
  private static let extended = [
    "String", "StringProtocol", "Array", "Collection", "Sequence", "Set", "Dictionary", "Optional",
    "Bool", "ProcessInfo", "CommandLine", "UserDefaults", "Tips",
  ].map(WordFilter.Word.init)

  /// Words of bodies whose references matter.
  private static let words = ["Tips.", "ProcessInfo", "CommandLine", "UserDefaults", "environment"]
  /// Functions that begin a program.
  private static let entries: Set<String> = [
    "main", "application", "applicationDidFinishLaunching", "applicationWillFinishLaunching",
    "scene",
  ]
  private static let nameLimit = 500
  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "extension", "typealias", "func",
  ]

  init(_ declarations: Declarations) {
    var names: Set<String> = []
    var members: Set<String> = []
    func collect(_ node: (some SyntaxProtocol)?) { Self.collect(node, &names, &members) }
    for type in declarations.types {
      let isApp = type.inherited.contains { $0.baseName == "App" }
      for function in type.functions + type.initializers
      where isApp || Self.entries.contains(function.name) || Self.isAbout(function.span) {
        collect(function.body)
      }
      for variable in type.variables where variable.isStored ? isApp : Self.isAbout(variable.span) {
        collect(variable.getter)
        collect(variable.initializer)
      }
    }
    for function in declarations.functions.values.joined() where Self.isAbout(function.span) {
      collect(function.body)
    }
    for unit in declarations.units where unit.text.path.hasSuffix("main.swift") {
      collect(unit.tree.statements)
    }
    // Every file may extend a framework's type.
    let declared = Set(
      declarations.types.lazy.filter { $0.kind != .external }.map(\.name))
    wanted = names.filter {
      !declared.contains($0) && declarations.functions[$0] == nil
    }.sorted().prefix(Self.nameLimit).map(WordFilter.Word.init)
    self.members = members.sorted().prefix(Self.nameLimit).map(WordFilter.Word.init)
  }

  /// Whether a file, not parsed yet, declares one of them.
  func areIn(_ text: SourceText) -> Bool {
    func declares(_ word: WordFilter.Word, _ keywords: Set<String>) -> Bool {
      text.words.mayHold(word)
        && ByteSearch.declares(word.bytes, in: text.utf8, keywords: keywords)
    }
    return wanted.contains { declares($0, Self.keywords) }
      || Self.extended.contains { declares($0, ["extension"]) }
        && members.contains { declares($0, ["let", "var", "func"]) }
  }

  private static func isAbout(_ span: SourceSpan) -> Bool {
    let bytes = Array(span.text.utf8[span.start..<min(span.end, span.text.utf8.count)])
    return words.contains { ByteSearch.contains($0, in: bytes) }
  }

  /// Collects the types, and the functions that are called by their bare names.
  private static func collect(
    _ node: (some SyntaxProtocol)?, _ names: inout Set<String>, _ members: inout Set<String>
  ) {
    guard let node else { return }
    var previous: TokenKind?
    for token in node.tokens(viewMode: .sourceAccurate) {
      defer { previous = token.tokenKind }
      guard case .identifier(let text) = token.tokenKind else { continue }
      guard previous != .period else {
        members.insert(text)
        continue
      }
      let isCalled = token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
      if isCalled || text.first?.isUppercase == true { names.insert(text) }
    }
  }
}
