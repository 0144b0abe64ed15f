import SwiftSyntax

extension PlaceWalker {
  /// TipKit's own views, by how they show their tip.
  private static let views: [String: SourcePlace.Kind] = [
    "TipView": .inline, "TipUIView": .inline, "TipNSView": .inline,
    "TipUIPopoverViewController": .popover, "TipNSPopover": .popover,
  ]
  private static let modifiers: [String: SourcePlace.Kind] = [
    "popoverTip": .popover, "configureTip": .inline,
  ]

  /// A call: of TipKit's, of something that presents, of the app's own, or of anything else.
  func call(_ node: FunctionCallExprSyntax, _ context: Context) {
    guard let name = Presentations.name(of: node) else { return children(node, context) }
    let access = callee(node).as(MemberAccessExprSyntax.self)
    if let kind = Self.views[name], isTypeName(access?.base),
      !isOwn(name, in: context.scope)
    {
      return show(node, kind, name, context)
    }
    if let kind = Self.modifiers[name], isShowing(node) {
      if let base = access?.base { visit(base, context) }
      return show(node, kind, "." + name, context)
    }
    if name == "TipGroup" { return }
    if name == "TabView" || name == "TabSection" { return tabView(node, context) }
    if name == "NavigationLink" { return link(node, context) }
    if access != nil, Presentations.modifiers.contains(name) {
      if let base = access?.base { visit(base, context) }
      return arguments(of: node, context.later)
    }
    if access == nil, Presentations.scenes.contains(name),
      constructed(node, name, access, context.scope) == nil
    {
      return arguments(of: node, context.later)
    }
    if Presentations.presents(name, node.arguments) {
      if let base = access?.base { visit(base, context) }
      var inner = context
      inner.areViewsAtOnce = false
      follow(node, name, access, inner)
      return arguments(of: node, inner)
    }
    if name == "setViewControllers", isTabs(node.calledExpression, context),
      let list = node.arguments.first?.expression.as(ArrayExprSyntax.self)
    {
      return tabs(list, context)
    }
    follow(node, name, access, context)
    if let base = access?.base { visit(base, context) }
    arguments(of: node, context)
  }

  private func children(_ node: FunctionCallExprSyntax, _ context: Context) {
    visit(node.calledExpression, context)
    arguments(of: node, context)
  }

  private func callee(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    var callee = node.calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let optional = callee.as(OptionalChainingExprSyntax.self) { callee = optional.expression }
    return callee
  }

  /// Whether a type is the app's own, not only one that it extends.
  private func isOwn(_ name: String, in scope: PlaceScope) -> Bool {
    declarations.type(named: [name], in: scope.type, unit: scope.unit).map {
      declarations.types[$0].kind != .external
    } ?? false
  }

  /// Whether a base of `TipView` is none, or TipKit itself.
  private func isTypeName(_ base: ExprSyntax?) -> Bool {
    guard let base else { return true }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text == "TipKit"
  }

  /// Whether a call of `popoverTip` has TipKit's labels.
  private func isShowing(_ node: FunctionCallExprSyntax) -> Bool {
    let labels: Set<String> = [
      "isPresented", "attachmentAnchor", "arrowEdge", "action", "actionHandler",
    ]
    guard let first = node.arguments.first, first.label == nil else { return false }
    return node.arguments.dropFirst().allSatisfy { labels.contains($0.label?.text ?? "") }
  }

  /// The arguments of a call, its closures told what the call is about.
  func arguments(
    of node: FunctionCallExprSyntax, _ context: Context,
    skipping: (String?) -> Bool = { _ in false }
  ) {
    let source = subject(of: node, context)
    for argument in node.arguments where !skipping(argument.label?.text) {
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        self.closure(closure, context, parameters: source)
      } else {
        visit(argument.expression, context)
      }
    }
    if let trailing = node.trailingClosure, !skipping(nil) {
      closure(trailing, context, parameters: source)
    }
    for element in node.additionalTrailingClosures where !skipping(element.label.text) {
      closure(element.closure, context, parameters: source)
    }
  }

  /// What closures of a call get: the elements of its first argument, or of what it is called on.
  private func subject(
    of node: FunctionCallExprSyntax, _ context: Context
  ) -> (ExprSyntax, PlaceScope)? {
    if let first = node.arguments.first?.expression, !first.is(ClosureExprSyntax.self) {
      return (first, context.scope)
    }
    let name = Presentations.name(of: node) ?? ""
    guard ["map", "forEach", "flatMap", "compactMap"].contains(name),
      let base = callee(node).as(MemberAccessExprSyntax.self)?.base
    else { return nil }
    return (base, context.scope)
  }

  // MARK: The app's own

  /// Follows a call to a type of the app, or to a function of it.
  private func follow(
    _ node: FunctionCallExprSyntax, _ name: String, _ access: MemberAccessExprSyntax?,
    _ context: Context
  ) {
    let scope = context.scope
    if let type = constructed(node, name, access, scope) {
      guard !declarations.isTip(type) else { return }
      let object = resolver.object(of: type, labels(of: node)) { index, expected in
        self.value(of: self.argument(index, of: node), in: scope, expecting: expected)
      }
      connect(context.node, to: object, isAtOnce: context.isAtOnce && context.areViewsAtOnce)
      return connectInitializer(node, of: object, context)
    }
    guard let access else {
      if case .function(let function, let declared)? = scope.binding(name) {
        return inline(function, declared, node, context)
      }
      guard scope.binding(name) == nil,
        let function = resolver.function(
          named: name, labels(of: node), of: scope.selfType, lexical: scope.type)
          ?? added(name, node)
      else { return }
      return connect(node, to: function, on: function.owner == nil ? nil : scope.object, context)
    }
    if let function = added(name, node) {
      return connect(node, to: function, on: base(of: access, scope), context)
    }
    guard functionsByName[name] != nil else { return }
    if access.base?.is(SuperExprSyntax.self) == true {
      let inherited = scope.type.map { declarations.protocols(of: $0) } ?? []
      for owner in inherited {
        let functions = declarations.types[owner].functions.filter { $0.name == name }
        guard let function = PlaceArgument.overload(functions, labels(of: node)) else { continue }
        return connect(node, to: function, on: scope.object, context)
      }
      return
    }
    guard let value = base(of: access, scope) else { return }
    for choice in value.choices {
      guard let type = choice.typeIndex,
        let function = PlaceArgument.overload(
          declarations.functions(name, of: type), labels(of: node))
      else { continue }
      connect(node, to: function, on: choice, context)
    }
  }

  /// The initialiser that makes an instance, with what the call gives it.
  private func connectInitializer(
    _ node: FunctionCallExprSyntax, of object: PlaceObject, _ context: Context
  ) {
    let owners =
      [object.type]
      + declarations.protocols(of: object.type).filter { declarations.types[$0].kind == .class }
    for owner in owners {
      let initializers = declarations.types[owner].initializers.filter { $0.body != nil }
      guard let initializer = PlaceArgument.overload(initializers, labels(of: node)) else {
        continue
      }
      let arguments = self.arguments(of: node, to: initializer, on: .object(object), context)
      guard !arguments.isEmpty, let body = PlaceBody(initializer),
        let type = graph.index(of: .type(object))
      else { return }
      return connect(type, to: body, on: .object(object), arguments, isAtOnce: true)
    }
  }

  private func connect(
    _ node: FunctionCallExprSyntax, to function: FunctionDeclaration, on object: PlaceValue?,
    _ context: Context
  ) {
    guard let body = PlaceBody(function) else { return }
    let isAtOnce = context.isAtOnce && context.areViewsAtOnce
    connect(
      context.node, to: body, on: object,
      arguments(of: node, to: function, on: object, context), isAtOnce: isAtOnce)
  }

  /// What a call gives to a function's parameters, as far as it is about tips.
  private func arguments(
    of node: FunctionCallExprSyntax, to function: FunctionDeclaration, on object: PlaceValue?,
    _ context: Context
  ) -> [String: PlaceValue] {
    var arguments: [String: PlaceValue] = [:]
    for (parameter, index) in PlaceArgument.matches(function, labels(of: node)) {
      if let index {
        arguments[parameter.name] = value(
          of: argument(index, of: node), in: context.scope, expecting: parameter.type)
      } else if let initial = parameter.defaultValue {
        let scope = PlaceScope(unit: function.unit, type: function.owner, object: object)
        arguments[parameter.name] = value(of: initial, in: scope, expecting: parameter.type)
      }
    }
    return resolver.handlers.holds(function) ? arguments : arguments.withoutClosures
  }

  /// A function that the app adds to a framework's type or protocol: `someView.showTip(x)`.
  private func added(_ name: String, _ node: FunctionCallExprSyntax) -> FunctionDeclaration? {
    let candidates = (functionsByName[name] ?? []).filter { function in
      guard let owner = function.owner, function.body != nil else { return false }
      let kind = declarations.types[owner].kind
      return kind == .external || kind == .protocol
    }
    return PlaceArgument.overload(candidates, labels(of: node))
  }

  private func base(of access: MemberAccessExprSyntax, _ scope: PlaceScope) -> PlaceValue? {
    guard let base = access.base, !base.is(FunctionCallExprSyntax.self) || isType(base) else {
      return nil
    }
    return value(of: base, in: scope, expecting: nil)
  }

  /// Whether a call makes an instance, by the look of its name.
  private func isType(_ node: ExprSyntax) -> Bool {
    guard let call = node.as(FunctionCallExprSyntax.self) else { return false }
    return Presentations.name(of: call)?.first?.isUppercase == true
  }

  /// The type of the app that a call makes an instance of.
  private func constructed(
    _ node: FunctionCallExprSyntax, _ name: String, _ access: MemberAccessExprSyntax?,
    _ scope: PlaceScope
  ) -> Int? {
    var path: [String] = []
    if let access {
      guard let base = access.base?.namePath else { return nil }
      path = name == "init" ? base : base + [name]
    } else {
      path = [name]
    }
    if path == ["Self"] { return scope.selfType }
    guard path.last?.first?.isUppercase == true,
      let type = declarations.type(named: path, in: scope.type, unit: scope.unit)
    else { return nil }
    switch declarations.types[type].kind {
    case .structure, .class, .actor: return type
    case .enumeration, .protocol, .external: return nil
    }
  }

  // MARK: Values

  private func labels(of node: FunctionCallExprSyntax) -> [PlaceArgument] {
    node.arguments.map { PlaceArgument(label: $0.label?.text, isTrailing: false) }
      + (node.trailingClosure == nil ? [] : [PlaceArgument(label: nil, isTrailing: true)])
      + node.additionalTrailingClosures.map {
        PlaceArgument(label: $0.label.text, isTrailing: true)
      }
  }

  /// An argument by its index, closures after the parentheses counted on.
  private func argument(_ index: Int, of node: FunctionCallExprSyntax) -> ExprSyntax? {
    guard index < node.arguments.count else {
      let trailing =
        (node.trailingClosure.map { [$0] } ?? []) + node.additionalTrailingClosures.map(\.closure)
      let position = index - node.arguments.count
      return position < trailing.count ? ExprSyntax(trailing[position]) : nil
    }
    return node.arguments[
      node.arguments.index(node.arguments.startIndex, offsetBy: index)
    ].expression
  }

  /// What an argument stands for, where that matters to tips.
  func value(of node: ExprSyntax?, in scope: PlaceScope, expecting type: TypeName?) -> PlaceValue? {
    guard let node, !node.is(StringLiteralExprSyntax.self) else { return nil }
    let isHandler = type.flatMap(resolver.handlerArity) != nil
    guard isHandler || !node.is(ClosureExprSyntax.self) else { return nil }
    resolver.begin()
    let expression = declarations.units[scope.unit].lowering.expression(node)
    if isHandler {
      return resolver.argument(expression, in: scope, expecting: type)
        .flatMap { $0.isSmall ? $0 : nil }
    }
    let value: PlaceValue
    do throws(PlaceFailure) {
      value = try resolver.value(of: expression, in: scope, expecting: type)
    } catch {
      if let type, isAboutTips(type, scope), !error.isArgument || error.missing != nil {
        graph.add(PlaceGraph.Gap(code: expression.span.code, failure: error))
      }
      return nil
    }
    return value == .absent || !value.isSmall ? nil : value
  }

  /// Whether a parameter of a type takes a tip or a group.
  private func isAboutTips(_ type: TypeName, _ scope: PlaceScope) -> Bool {
    let type = type.element ?? type.wrapped
    if ["Tip", "AnyTip", "TipGroup"].contains(type.baseName ?? "") { return true }
    return declarations.type(named: type.path, in: scope.type, unit: scope.unit)
      .map { declarations.isTip($0) } ?? false
  }
}
