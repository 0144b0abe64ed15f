import SwiftSyntax

/// A parsed file.
struct SourceUnit: Sendable {
  let text: SourceText
  let tree: SourceFileSyntax
  let lowering: Lowering
  let importsTipKit: Bool
}
