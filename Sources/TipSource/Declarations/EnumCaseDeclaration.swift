import SwiftSyntax

/// One case of an enum.
struct EnumCaseDeclaration: Sendable {
  let name: String
  let rawValue: ExprSyntax?
  /// The labels of the associated values; nil for one without.
  let labels: [String?]
  let unit: Int
  let span: SourceSpan
}
