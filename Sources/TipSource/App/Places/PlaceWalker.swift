import SwiftSyntax

/// Follows the app's code from every type to what it shows, and makes the graph of it.
///
/// Each body is looked into once for each combination of tips, groups and objects that its callers
/// give it, so that cycles end.
final class PlaceWalker {
  let declarations: Declarations
  let resolver: PlaceResolver
  var graph = PlaceGraph()
  private var bodies: [CallSite: PlaceBody] = [:]
  private var bodiesOfTypes: [Int: [PlaceBody]] = [:]
  private var presentedProperties: [Int: Set<String>] = [:]
  private var presentedNames: [PresentedKey: Set<String>] = [:]
  private var pending: [Int] = []
  private var visited: Set<CallSite> = []
  private var inlined = 0
  private var words: PlaceWords
  /// The functions of types, by their names.
  let functionsByName: [String: [FunctionDeclaration]]

  /// The deepest syntax that is looked into.
  private static let depthLimit = 1_500
  /// The most calls of local functions that are followed in one body, and the deepest of them.
  private static let inlineLimit = 500
  private static let inlineDepth = 400

  private struct PresentedKey: Hashable {
    let site: CallSite
    let isTabBar: Bool
  }

  /// Where the walk is.
  struct Context {
    let node: Int
    var scope: PlaceScope
    /// Whether what is met comes on screen with the body.
    var isAtOnce = true
    /// The same for views and controllers that are made here: false where they are only presented.
    var areViewsAtOnce = true
    var presented: Set<String> = []
    var depth = 0

    /// The same inside something that comes on screen later.
    var later: Context {
      var context = self
      context.isAtOnce = false
      context.areViewsAtOnce = false
      return context
    }
  }

  init(_ declarations: Declarations, names: PlaceNames) {
    self.declarations = declarations
    resolver = PlaceResolver(declarations, names: names)
    words = PlaceWords(declarations)
    functionsByName = Dictionary(grouping: declarations.types.flatMap(\.functions), by: \.name)
  }

  /// Walks everything from the types that may be views.
  ///
  /// - Parameter tests: the files whose functions are not the app's.
  func walk(types: [Int], skipping tests: Set<Int>) {
    for type in types {
      if let node = graph.index(of: .type(PlaceObject(type: type))) { pending.append(node) }
    }
    drain()
    // Code that nothing was seen to call is the app's too: a system's callback, say.
    for type in types {
      guard let node = graph.index(of: .type(PlaceObject(type: type))) else { continue }
      let object = PlaceObject(type: type)
      for body in bodies(of: type) where !visited.contains(body.site) {
        connect(node, to: body, on: body.isStatic ? .type(type) : .object(object), isAtOnce: true)
        drain()
      }
    }
    for function in declarations.loose {
      guard !tests.contains(function.unit), let body = PlaceBody(function),
        !visited.contains(body.site)
      else { continue }
      _ = member(body, on: nil, [:])
      drain()
    }
  }

  private func drain() {
    while let next = pending.popLast() {
      switch graph.nodes[next] {
      case .type(let object): enter(object, next)
      case .member(let site, let object, let arguments):
        if let body = bodies[site] { look(into: body, object, arguments, next) }
      }
    }
  }

  // MARK: Types

  func bodies(of type: Int) -> [PlaceBody] {
    if let known = bodiesOfTypes[type] { return known }
    let found = PlaceBody.all(of: type, in: declarations)
    bodiesOfTypes[type] = found
    return found
  }

  /// A type's node leads to the bodies that no other one of it names: `body`, `viewDidLoad`.
  private func enter(_ object: PlaceObject, _ node: Int) {
    let all = bodies(of: object.type)
    let names = Set(all.map(\.name))
    let words = names.map { (name: $0, word: WordFilter.Word($0)) }
    var named: [String: Int] = [:]
    for body in all {
      let held = WordFilter(declarations.units[body.unit].text.utf8, in: body.range)
      guard words.contains(where: { $0.name != body.name && held.mayHold($0.word) }) else {
        continue
      }
      var own: Set<String> = []
      for token in body.syntax.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let text) = token.tokenKind, names.contains(text) { own.insert(text) }
      }
      for name in own where name != body.name { named[name, default: 0] += 1 }
    }
    for body in all where named[body.name] == nil || body.name == "body" || body.name == "init" {
      connect(
        node, to: body, on: body.isStatic ? .type(object.type) : .object(object), isAtOnce: true)
    }
  }

  // MARK: Bodies

  private func look(
    into body: PlaceBody, _ object: PlaceValue?, _ arguments: [String: PlaceValue], _ node: Int
  ) {
    visited.insert(body.site)
    inlined = 0
    let scope = PlaceScope(unit: body.unit, type: body.owner, object: object)
    for parameter in body.function?.parameters ?? [] {
      if let value = arguments[parameter.name] {
        scope.bind(parameter.name, .value(value))
      } else if let value = resolver.instance(of: parameter.type, in: scope) {
        scope.bind(parameter.name, .value(value))
      } else {
        scope.bind(parameter.name, .unknown(unknownArgument(parameter, body)))
      }
    }
    var context = Context(node: node, scope: scope)
    context.presented = presented(in: body, of: scope.selfType)
    if let type = scope.selfType { context.presented.formUnion(presented(of: type)) }
    visit(body.syntax, &context)
  }

  private func unknownArgument(
    _ parameter: FunctionDeclaration.Parameter, _ body: PlaceBody
  ) -> PlaceFailure {
    PlaceFailure(
      reason: "nothing that was read gives `\(parameter.name)` of `\(body.name)` its value",
      span: body.span, isArgument: true)
  }

  /// The properties that a type's code presents somewhere.
  private func presented(of type: Int) -> Set<String> {
    if let known = presentedProperties[type] { return known }
    var names: Set<String> = []
    for body in bodies(of: type) {
      names.formUnion(presented(in: body, of: type))
    }
    presentedProperties[type] = names
    return names
  }

  /// The names that a body presents; most files hold no word of presenting.
  private func presented(in body: PlaceBody, of type: Int?) -> Set<String> {
    let words = declarations.units[body.unit].text.words
    guard Presentations.words.contains(where: words.mayHold) else { return [] }
    let key = PresentedKey(site: body.site, isTabBar: type.map(isTabBar) ?? false)
    if let known = presentedNames[key] { return known }
    let names = Presentations.names(
      in: body.syntax, conditions(body.unit), isTabBar: key.isTabBar)
    presentedNames[key] = names
    return names
  }

  func isTabBar(_ type: Int) -> Bool {
    declarations.types[type].inherited.contains {
      ["UITabBarController", "NSTabViewController"].contains($0.baseName ?? "")
    }
  }

  func conditions(_ unit: Int) -> BuildConditions { declarations.units[unit].lowering.conditions }

  // MARK: Steps

  /// The node of a body for what it is given.
  func member(
    _ body: PlaceBody, on object: PlaceValue?, _ arguments: [String: PlaceValue]
  ) -> Int? {
    bodies[body.site] = body
    let count = graph.nodes.count
    guard
      let node = graph.index(of: .member(body.site, of: object, arguments: arguments))
    else { return nil }
    if graph.nodes.count > count { pending.append(node) }
    return node
  }

  func connect(
    _ source: Int, to body: PlaceBody, on object: PlaceValue?,
    _ arguments: [String: PlaceValue] = [:], isAtOnce: Bool
  ) {
    guard let target = member(body, on: object, arguments) else { return }
    graph.connect(source, to: target, isAtOnce: isAtOnce)
  }

  func connect(_ source: Int, to object: PlaceObject, isAtOnce: Bool) {
    let count = graph.nodes.count
    guard let target = graph.index(of: .type(object)) else { return }
    if graph.nodes.count > count { pending.append(target) }
    graph.connect(source, to: target, isAtOnce: isAtOnce)
  }

  // MARK: Syntax

  /// Looks at a node; names that it declares are in sight for what follows it.
  func visit(_ node: Syntax, _ context: inout Context) {
    guard context.depth < Self.depthLimit, !isPassedOver(node, context.scope.unit) else { return }
    context.depth += 1
    defer { context.depth -= 1 }
    switch node.as(SyntaxEnum.self) {
    case .token: return
    case .functionCallExpr(let call): self.call(call, context)
    case .memberAccessExpr(let access): member(access, context)
    case .declReferenceExpr(let reference): self.reference(reference, context)
    case .closureExpr(let closure): self.closure(closure, context, parameters: nil)
    case .ifExpr(let branch): self.branch(branch, context)
    case .guardStmt(let statement): self.guarding(statement, &context)
    case .switchExpr(let selection): self.selection(selection, context)
    case .forStmt(let loop): self.loop(loop, context)
    case .variableDecl(let variable): self.variable(variable, &context)
    case .functionDecl(let function):
      context.scope = context.scope.binding(
        function.name.text, to: .function(function, context.scope))
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl: return
    case .ifConfigDecl(let config):
      guard let elements = conditions(context.scope.unit).active(config) else { return }
      // What it declares is in sight after it.
      children(of: Syntax(elements), &context)
    case .postfixIfConfigExpr(let config):
      if let base = config.base { visit(Syntax(base), &context) }
      if let elements = conditions(context.scope.unit).active(config.config) {
        visit(Syntax(elements), &context)
      }
    case .sequenceExpr(let sequence): self.sequence(sequence, context)
    case .macroExpansionExpr(let macro):
      if macro.macroName.text != "Preview" { children(of: node, &context) }
    case .macroExpansionDecl(let macro):
      if macro.macroName.text != "Preview" { children(of: node, &context) }
    case .codeBlock:
      var inner = context
      children(of: node, &inner)
    default: children(of: node, &context)
    }
  }

  /// Whether nothing in a node matters to tips; what binds names for code after it always may.
  private func isPassedOver(_ node: Syntax, _ unit: Int) -> Bool {
    switch node.kind {
    case .functionCallExpr, .memberAccessExpr, .closureExpr, .sequenceExpr, .ifExpr, .switchExpr,
      .forStmt, .codeBlock:
      !words.places(in: unit).areIn(node)
    default: false
    }
  }

  func children(of node: Syntax, _ context: inout Context) {
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      visit(child, &context)
    }
  }

  func visit(_ node: some SyntaxProtocol, _ context: Context) {
    var context = context
    visit(Syntax(node), &context)
  }

  /// A function that is declared among statements, looked into where it is called.
  func inline(
    _ function: FunctionDeclSyntax, _ scope: PlaceScope, _ call: FunctionCallExprSyntax?,
    _ context: Context
  ) {
    // Functions that call each other end; what they show was met by then.
    guard let body = function.body, inlined < Self.inlineLimit, context.depth < Self.inlineDepth
    else { return }
    inlined += 1
    var inner = context
    inner.scope = scope.nested()
    inner.scope.bind(function.name.text, .function(function, scope))
    var arguments = (call?.arguments.map { $0 } ?? [])[...]
    for parameter in function.signature.parameterClause.parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      guard let next = arguments.first, next.label?.text == label else { continue }
      arguments = arguments.dropFirst()
      inner.scope.bind(
        (parameter.secondName ?? parameter.firstName).text,
        .syntax(next.expression, context.scope))
    }
    visit(Syntax(body), &inner)
  }
}

extension Declarations {
  /// The functions outside of the app's own types: globals, and those that it adds to others'.
  var loose: [FunctionDeclaration] {
    let added = types.filter { $0.kind == .external || $0.kind == .protocol }.flatMap(\.functions)
    return (functions.values.flatMap { $0 } + added).sorted {
      ($0.unit, $0.span.start) < ($1.unit, $1.span.start)
    }
  }
}
