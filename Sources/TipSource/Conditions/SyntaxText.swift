import SwiftSyntax

/// Text of syntax that is known to be small.
enum SyntaxText {
  /// The node's text without the trivia around it; empty for long nodes.
  static func shallow(_ node: some SyntaxProtocol) -> String {
    node.trimmedLength.utf8Length <= 4096 ? node.trimmedDescription : ""
  }
}
