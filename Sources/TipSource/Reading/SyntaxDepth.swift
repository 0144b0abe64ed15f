import SwiftSyntax

/// Measures syntax trees without recursion.
enum SyntaxDepth {
  /// Whether no node lies deeper than a limit.
  static func isWithin(_ limit: Int, _ root: Syntax) -> Bool {
    var pending: [(node: Syntax, depth: Int)] = [(root, 0)]
    while let (node, depth) = pending.popLast() {
      if depth > limit { return false }
      for child in node.children(viewMode: .all) { pending.append((child, depth + 1)) }
    }
    return true
  }
}
