import SwiftSyntax

/// The types and functions that an app's start refers to, of which some are declared in files not
/// parsed yet: constants for arguments, helpers that configure.
struct StartReferences: Sendable {
  private let wanted: [WordFilter.Word]

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
    for type in declarations.types {
      let isApp = type.inherited.contains { $0.baseName == "App" }
      for function in type.functions + type.initializers
      where isApp || Self.entries.contains(function.name) || Self.isAbout(function.span) {
        Self.collect(function.body, &names)
      }
      for variable in type.variables where variable.isStored ? isApp : Self.isAbout(variable.span) {
        Self.collect(variable.getter, &names)
        Self.collect(variable.initializer, &names)
      }
    }
    for function in declarations.functions.values.joined() where Self.isAbout(function.span) {
      Self.collect(function.body, &names)
    }
    for unit in declarations.units where unit.text.path.hasSuffix("main.swift") {
      Self.collect(unit.tree.statements, &names)
    }
    // Every file may extend a framework's type.
    let declared = Set(
      declarations.types.lazy.filter { $0.kind != .external }.map(\.name))
    wanted = names.filter {
      !declared.contains($0) && declarations.functions[$0] == nil
    }.sorted().prefix(Self.nameLimit).map(WordFilter.Word.init)
  }

  /// Whether a file, not parsed yet, declares one of them.
  func areIn(_ text: SourceText) -> Bool {
    wanted.contains {
      text.words.mayHold($0)
        && ByteSearch.declares($0.bytes, in: text.utf8, keywords: Self.keywords)
    }
  }

  private static func isAbout(_ span: SourceSpan) -> Bool {
    let bytes = Array(span.text.utf8[span.start..<min(span.end, span.text.utf8.count)])
    return words.contains { ByteSearch.contains($0, in: bytes) }
  }

  /// Collects the types, and the functions that are called by their bare names.
  private static func collect(_ node: (some SyntaxProtocol)?, _ names: inout Set<String>) {
    guard let node else { return }
    var previous: TokenKind?
    for token in node.tokens(viewMode: .sourceAccurate) {
      defer { previous = token.tokenKind }
      guard case .identifier(let text) = token.tokenKind, previous != .period else { continue }
      let isCalled = token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
      if isCalled || text.first?.isUppercase == true { names.insert(text) }
    }
  }
}
