import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Parses one file, with what is wrong with it.
struct SourceParser: Sendable {
  let configuration: SourceConfiguration

  /// A parsed file; no unit when it was passed over.
  struct Result: Sendable {
    let unit: SourceUnit?
    let diagnostics: [Diagnostic]
  }

  /// The most syntax errors that are told of one file.
  private static let errorLimit = 5
  /// The deepest tree that is searched for errors.
  private static let treeLimit = 4_000

  /// Parses a text.
  func parse(_ text: SourceText) -> Result {
    if let offset = NestingGuard.excess(in: text.utf8) {
      let place = text.place(offset, offset + 1)
      return Result(unit: nil, diagnostics: [SourceMessage.tooDeep(text.path, place)])
    }
    let tree = text.utf8.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let unit = SourceUnit(
      text: text, tree: tree,
      lowering: Lowering(text: text, conditions: BuildConditions(configuration: configuration)),
      importsTipKit: tree.statements.contains { Self.importsTipKit($0.item, depth: 0) })
    return Result(unit: unit, diagnostics: tree.hasError ? errors(of: tree, in: text) : [])
  }

  private static func importsTipKit(_ item: CodeBlockItemSyntax.Item, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    if let node = item.as(ImportDeclSyntax.self) {
      return node.path.first?.name.text == "TipKit"
    }
    guard let config = item.as(IfConfigDeclSyntax.self) else { return false }
    return config.clauses.contains { clause in
      guard case .statements(let list) = clause.elements else { return false }
      return list.contains { importsTipKit($0.item, depth: depth + 1) }
    }
  }

  private func errors(of tree: SourceFileSyntax, in text: SourceText) -> [Diagnostic] {
    guard SyntaxDepth.isWithin(Self.treeLimit, Syntax(tree)) else {
      return [SourceMessage.syntax("the file has syntax errors", text.place(0, 1))]
    }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .prefix(Self.errorLimit)
      .map { error in
        let offset = error.position.utf8Offset
        return SourceMessage.syntax(error.message, text.place(offset, offset + 1))
      }
  }
}
