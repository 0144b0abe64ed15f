import SwiftSyntax

extension PlaceWalker {
  /// `NavigationLink`: its destination comes on screen later, its label at once.
  func link(_ node: FunctionCallExprSyntax, _ context: Context) {
    let labels = Set(node.arguments.map { $0.label?.text ?? "" })
    let hasLabel =
      labels.contains("destination") || labels.contains("value") || labels.contains("label")
    for argument in node.arguments {
      visit(
        argument.expression, argument.label?.text == "destination" ? context.later : context)
    }
    if let trailing = node.trailingClosure {
      // `NavigationLink { destination } label: { … }`, `NavigationLink("Title") { destination }`
      visit(trailing, hasLabel ? context : context.later)
    }
    for element in node.additionalTrailingClosures {
      visit(element.closure, element.label.text == "destination" ? context.later : context)
    }
  }

  /// `TabView`: the tab that is selected comes on screen at once, the others later.
  func tabView(_ node: FunctionCallExprSyntax, _ context: Context) {
    for argument in node.arguments where !argument.expression.is(ClosureExprSyntax.self) {
      visit(argument.expression, context)
    }
    let closure =
      node.trailingClosure
      ?? node.arguments.last.flatMap { $0.expression.as(ClosureExprSyntax.self) }
    guard let closure else { return }
    var inner = context
    inner.scope = context.scope.nested()
    let items = tabs(in: closure.statements, context, depth: 0)
    let selection = node.arguments.first { $0.label?.text == "selection" }?.expression
    let selected = selection.flatMap { self.selected($0, among: items, context) } ?? 0
    for (index, item) in items.enumerated() {
      guard index != selected else {
        visit(item, &inner)
        continue
      }
      later(item, &inner)
    }
    for element in node.additionalTrailingClosures { visit(element.closure, context) }
  }

  /// The statements of a tab view's closure that are built.
  private func tabs(
    in list: CodeBlockItemListSyntax, _ context: Context, depth: Int
  ) -> [Syntax] {
    guard depth < 16 else { return [] }
    return list.flatMap { item -> [Syntax] in
      if let config = item.item.as(IfConfigDeclSyntax.self) {
        guard case .statements(let inner) = conditions(context.scope.unit).active(config) else {
          return []
        }
        return tabs(in: inner, context, depth: depth + 1)
      }
      return [Syntax(item.item)]
    }
  }

  /// A tab that comes on screen later; what is attached to its `Tab` shows at its button at once.
  private func later(_ item: Syntax, _ context: inout Context) {
    var later = context.later
    var root = item
    while let call = root.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      root = Syntax(base)
    }
    guard root != item, let tab = root.as(FunctionCallExprSyntax.self),
      Presentations.name(of: tab) == "Tab"
    else { return visit(item, &later) }
    visit(root, &later)
    var next = item
    while let call = next.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    {
      if access.declName.baseName.text == "popoverTip" {
        show(call, .popover, ".popoverTip", context)
      }
      next = Syntax(base)
    }
  }

  /// The tab whose tag or value is the selection's first value; nil where that is not readable.
  private func selected(
    _ selection: ExprSyntax, among items: [Syntax], _ context: Context
  ) -> Int? {
    guard let name = Presentations.name(of: selection)?.drop(while: { $0 == "$" }),
      let type = context.scope.selfType,
      let variable = declarations.variable(String(name), of: type, isStatic: false),
      let initial = variable.initializer.flatMap(Self.tag)
    else { return nil }
    return items.firstIndex { item in
      var found = false
      SyntaxWalk(conditions: conditions(context.scope.unit)).visit(item) { node, _ in
        guard !found, let call = node.as(FunctionCallExprSyntax.self) else { return !found }
        for argument in call.arguments {
          let isTag = Presentations.name(of: call) == "tag" || argument.label?.text == "value"
          if isTag, Self.tag(argument.expression) == initial { found = true }
        }
        return true
      }
      return found
    }
  }

  /// What identifies a tab: the last name of `.home` and `Tab.home`, or a literal.
  private static func tag(_ node: ExprSyntax) -> String? {
    if let access = node.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
    let isLiteral =
      node.is(IntegerLiteralExprSyntax.self) || node.is(StringLiteralExprSyntax.self)
    return isLiteral ? SyntaxText.shallow(node) : nil
  }

  // MARK: UIKit's tabs

  /// Whether an assignment, or a call, is of a tab bar controller's controllers.
  func isTabs(_ node: ExprSyntax, _ context: Context) -> Bool {
    var base: ExprSyntax?
    if let access = node.as(MemberAccessExprSyntax.self) {
      guard Self.tabMembers.contains(access.declName.baseName.text) else { return false }
      base = access.base
    } else if let reference = node.as(DeclReferenceExprSyntax.self) {
      guard Self.tabMembers.contains(reference.baseName.text) else { return false }
    } else {
      return false
    }
    guard let base, let name = Presentations.name(of: base), name != "self" else {
      return context.scope.selfType.map(isTabBar) ?? false
    }
    if case .syntax(let value, _)? = context.scope.binding(name) {
      return value.as(FunctionCallExprSyntax.self).flatMap(Presentations.name(of:))
        == "UITabBarController"
    }
    return name.lowercased().contains("tab")
  }

  private static let tabMembers: Set<String> = ["viewControllers", "setViewControllers", "tabs"]

  /// The controllers of tabs: the first one comes on screen at once.
  func tabs(_ list: ArrayExprSyntax, _ context: Context) {
    for (index, element) in list.elements.enumerated() {
      visit(element.expression, index == 0 ? context : context.later)
    }
  }
}
