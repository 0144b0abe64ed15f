import SwiftSyntax

/// A function or an initialiser.
struct FunctionDeclaration: Sendable {
  struct Parameter: Sendable {
    /// The label at the call; nil for `_`.
    let label: String?
    let name: String
    let type: TypeName
    let defaultValue: ExprSyntax?
    /// Whether it takes any number of arguments, `T...`.
    let isVariadic: Bool
  }

  /// `init` for initialisers.
  let name: String
  let isStatic: Bool
  let parameters: [Parameter]
  let result: TypeName?
  let body: CodeBlockItemListSyntax?
  let unit: Int
  let owner: Int?
  let span: SourceSpan
}
