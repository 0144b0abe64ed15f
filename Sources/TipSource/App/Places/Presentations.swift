import SwiftSyntax

/// UIKit's and AppKit's calls that bring a controller on screen later, and SwiftUI's modifiers.
enum Presentations {
  /// SwiftUI's modifiers whose contents come on screen later.
  static let modifiers: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog",
    "inspector", "contextMenu", "actionSheet", "fileImporter", "fileExporter",
    "immersiveSpace",
  ]

  /// SwiftUI's scenes that a person opens.
  static let scenes: Set<String> = ["Settings", "MenuBarExtra", "ImmersiveSpace"]

  /// Calls of UIKit and AppKit that present, or push, what they are given.
  static let calls: Set<String> = [
    "present", "pushViewController", "showDetailViewController", "presentAsSheet",
    "presentAsModalWindow", "presentViewController", "performSegue", "runModal", "beginSheet",
  ]

  /// The words of which a file that presents anything holds one.
  static let words = (calls.sorted() + ["show", "viewControllers", "setViewControllers"])
    .map(WordFilter.Word.init)

  /// Whether a call presents what it is given.
  static func presents(_ name: String, _ arguments: LabeledExprListSyntax) -> Bool {
    if name == "show" { return arguments.contains { $0.label?.text == "sender" } }
    if name == "present" { return arguments.contains { $0.label?.text == "animated" } }
    return calls.contains(name)
  }

  /// The name of what a call calls.
  static func name(of call: FunctionCallExprSyntax) -> String? {
    var callee = call.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let optional = callee.as(OptionalChainingExprSyntax.self) { callee = optional.expression }
    return name(of: callee) ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// The name in `name` and `self.name`.
  static func name(of node: ExprSyntax) -> String? {
    if let reference = node.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let access = node.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return access.declName.baseName.text
  }

  /// The names in a body of what is presented there, and of what that is made of.
  ///
  /// - Parameter isTabBar: whether the body is of a tab bar controller, whose controllers but the
  ///   first come on screen later.
  static func names(
    in body: Syntax, _ conditions: BuildConditions, isTabBar: Bool
  ) -> Set<String> {
    var names: Set<String> = []
    var made: [(name: String, from: Set<String>)] = []
    SyntaxWalk(conditions: conditions).visit(body) { node, _ in
      if let call = node.as(FunctionCallExprSyntax.self), let name = name(of: call),
        presents(name, call.arguments), let first = call.arguments.first
      {
        names.formUnion(references(in: Syntax(first.expression)))
      } else if let list = tabs(in: node, isTabBar: isTabBar) {
        for element in list.elements.dropFirst() {
          names.formUnion(references(in: Syntax(element)))
        }
      } else if let binding = node.as(PatternBindingSyntax.self),
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let value = binding.initializer?.value, value.is(FunctionCallExprSyntax.self)
      {
        made.append((pattern.identifier.text, references(in: Syntax(value))))
      }
      return true
    }
    for _ in 0..<4 where !names.isEmpty {
      for (name, parts) in made where names.contains(name) { names.formUnion(parts) }
    }
    return names
  }

  /// The controllers of a tab bar: `tabs.viewControllers = […]`, `setViewControllers([…])`.
  private static func tabs(in node: Syntax, isTabBar: Bool) -> ArrayExprSyntax? {
    var target: ExprSyntax?
    var list: ArrayExprSyntax?
    if let sequence = node.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
      let elements = Array(sequence.elements)
      guard elements[1].is(AssignmentExprSyntax.self) else { return nil }
      target = elements[0]
      list = elements[2].as(ArrayExprSyntax.self)
    } else if let call = node.as(FunctionCallExprSyntax.self) {
      target = call.calledExpression
      list = call.arguments.first?.expression.as(ArrayExprSyntax.self)
    }
    guard let target, let list else { return nil }
    let text = SyntaxText.shallow(target)
    guard text.hasSuffix("iewControllers") else { return nil }
    let isOwn = !text.contains(".") || text.hasPrefix("self.")
    return (isOwn ? isTabBar : text.lowercased().contains("tab")) ? list : nil
  }

  private static func references(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let text) = token.tokenKind, text.first?.isUppercase == false {
        names.insert(text)
      }
    }
    return names
  }
}
