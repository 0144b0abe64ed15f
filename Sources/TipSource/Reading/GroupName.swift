import SwiftSyntax

/// What a group is called: by the property, the variable, the argument or the function that it is
/// made for.
enum GroupName {
  private static let heightLimit = 64
  /// Property wrappers' own labels, which name nothing.
  private static let wrapperLabels: Set<String> = ["wrappedValue", "initialValue"]

  /// The name, and the node that it stands at; `group` at the call itself for one without a name.
  static func find(for call: FunctionCallExprSyntax) -> (name: String, node: Syntax) {
    var node = Syntax(call)
    for _ in 0..<heightLimit {
      guard let parent = node.parent else { break }
      if let binding = parent.as(PatternBindingSyntax.self),
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      {
        let name = pattern.identifier.text
        return name == "body" ? ("group", Syntax(call)) : (name, Syntax(pattern))
      }
      if let list = parent.as(ExprListSyntax.self), list.count >= 3 {
        let elements = Array(list)
        if elements[1].is(AssignmentExprSyntax.self), let name = Presentations.name(of: elements[0])
        {
          return (name.hasPrefix("_") ? String(name.dropFirst()) : name, Syntax(elements[0]))
        }
      }
      if let argument = parent.as(LabeledExprSyntax.self), let label = argument.label?.text,
        !wrapperLabels.contains(label), node == Syntax(argument.expression)
      {
        return (label, Syntax(call))
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return (function.name.text, Syntax(function.name))
      }
      if parent.is(MemberBlockItemSyntax.self) { break }
      node = parent
    }
    return ("group", Syntax(call))
  }
}
