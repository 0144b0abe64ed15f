extension CodeExplorer {
  /// Looks into the function, initialiser or local closure that a call runs; false when it is not in
  /// the source.
  func follow(
    _ callee: Expression, _ arguments: [Expression.Argument], in scope: Scope
  ) -> Bool {
    switch callee.form {
    case .chained(let inner), .unwrap(let inner): return follow(inner, arguments, in: scope)
    case .name(let name, _):
      if case .closure(let closure, let captured)? = scope.locals[name] {
        guard followsHere, visit(SourceKey(unit: captured.unit, offset: -closure.body.count)) else {
          return true
        }
        var inner = captured
        explore(closure.body, in: &inner)
        return true
      }
      if let function = evaluator.function(name, arguments, in: scope) {
        follow(function, arguments, object: scope.object, type: scope.selfType, in: scope)
        return true
      }
      guard
        let found = try? evaluator.value(named: name, generics: [], in: scope, span: callee.span),
        case .type(let index) = found
      else { return false }
      make(index, arguments, in: scope)
      return true
    case .member(let base, let name):
      guard let (type, object) = receiver(base, in: scope) else { return false }
      if name == "init" {
        make(type, arguments, in: scope)
        return true
      }
      if name == "main", arguments.isEmpty, object == nil,
        declarations.types[type].inherited.contains(where: { $0.baseName == "App" })
      {
        make(type, [], in: scope)
        return true
      }
      if let function = Evaluator.overload(declarations.functions(name, of: type), arguments) {
        follow(function, arguments, object: object, type: type, in: scope)
        return true
      }
      if let nested = declarations.nearest(
        "\(declarations.types[type].name).\(name)", to: declarations.types[type].unit)
      {
        make(nested, arguments, in: scope)
        return true
      }
      return declarations.types[type].kind != .external
    default: return false
    }
  }

  /// The type whose member is called, and the instance where that is known.
  private func receiver(_ base: Expression, in scope: Scope) -> (type: Int, object: Value?)? {
    if case .name("self", _) = base.form, let type = scope.selfType { return (type, scope.object) }
    switch try? evaluator.value(of: base, in: scope) {
    case .type(let index)?: return (index, nil)
    case .builtin(let path, let generics)?:
      let value = Value.builtin(path, generics: generics)
      return evaluator.extensions(of: value).first.map {
        ($0, Evaluator.isInstance(path) ? value : nil)
      }
    case let value?:
      if let type = value.declaredType ?? evaluator.extensions(of: value).first {
        return (type, value)
      }
    case nil: break
    }
    return declaredType(of: base, in: scope).map { ($0, nil) }
  }

  /// The type that a property or local is declared with.
  private func declaredType(of expression: Expression, in scope: Scope) -> Int? {
    switch expression.unparenthesized.form {
    case .chained(let inner), .unwrap(let inner): return declaredType(of: inner, in: scope)
    case .name(let name, _):
      if let type = scope.localTypes[name] {
        return index(of: type.name, in: type.scope, type.unit)
      }
      guard let owner = scope.selfType, let variable = declarations.variable(name, of: owner) else {
        return nil
      }
      return index(of: variable)
    case .member(let base, let name):
      guard let (type, _) = receiver(base, in: scope),
        let variable = declarations.variable(name, of: type)
      else { return nil }
      return index(of: variable)
    default: return nil
    }
  }

  private func index(of variable: VariableDeclaration) -> Int? {
    variable.type.flatMap { index(of: $0, in: variable.owner, variable.unit) }
  }

  private func index(of type: TypeName, in scope: Int?, _ unit: Int) -> Int? {
    if case .optional(let wrapped) = type { return index(of: wrapped, in: scope, unit) }
    return declarations.type(named: type.path, in: scope, unit: unit)
  }

  /// Looks into a function of the source.
  func follow(
    _ function: FunctionDeclaration, _ arguments: [Expression.Argument], object: Value?, type: Int?,
    in scope: Scope
  ) {
    guard followsHere, let body = function.body,
      visit(SourceKey(unit: function.unit, offset: function.span.start))
    else { return }
    var inner = Scope(
      unit: function.unit, type: function.owner, selfType: type ?? function.owner,
      object: function.isStatic ? nil : object)
    evaluator.bind(arguments, to: function, in: scope, into: &inner)
    explore(function, body: statements(of: function, body), in: &inner)
  }

  /// Functions that the system calls when a controller comes on screen.
  private static let appearing: Set<String> = [
    "viewDidLoad", "viewDidAppear", "viewWillAppear", "viewIsAppearing", "loadView",
    "awakeFromNib",
  ]

  /// Looks into a function's statements, in its own context.
  func explore(_ function: FunctionDeclaration, body: [Statement], in scope: inout Scope) {
    var inner = scope
    let words = name(of: function)
    let appears = function.owner != nil && Self.appearing.contains(function.name)
    enter(
      Context(
        name: words, function: function.name, unit: function.unit, type: function.owner,
        occasion: context.occasion ?? (appears ? words : nil), deferrals: context.deferrals,
        body: body)
    ) {
      explore(body, in: &inner)
    }
    scope = inner
  }

  /// A function with the type that it is a member of: `AppDelegate.setUp(mode:)`.
  func name(of function: FunctionDeclaration) -> String {
    let owner = function.owner.map { declarations.types[$0].name + "." } ?? ""
    let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return labels.isEmpty ? owner + function.name : "\(owner)\(function.name)(\(labels))"
  }

  /// Looks into what making an instance runs: initial values, then the initialiser.
  func make(_ index: Int, _ arguments: [Expression.Argument], in scope: Scope) {
    let type = declarations.types[index]
    guard followsHere, type.kind != .enumeration, !declarations.isTip(index),
      visit(SourceKey(unit: type.unit, offset: type.span.start))
    else { return }
    for variable in declarations.storedVariables(of: index) { initialize(variable) }
    let initializers = declarations.initializers(of: index)
    guard let initializer = Evaluator.overload(initializers, arguments), let body = initializer.body
    else { return }
    var inner = Scope(
      unit: initializer.unit, type: initializer.owner, selfType: index,
      object: .object(Value.Object(type: index, fields: [:])))
    evaluator.bind(arguments, to: initializer, in: scope, into: &inner)
    explore(
      initializer, body: statements(of: initializer, body), in: &inner)
  }

  /// Looks into a variable's initial value.
  private func initialize(_ variable: VariableDeclaration) {
    guard let initializer = variable.initializer else { return }
    let lowering = declarations.units[variable.unit].lowering
    let scope = Scope(unit: variable.unit, type: variable.owner, selfType: variable.owner)
    let owner = variable.owner.map { declarations.types[$0].name + "." } ?? ""
    enter(
      Context(
        name: owner + variable.name, function: variable.name, unit: variable.unit,
        type: variable.owner, occasion: context.occasion, deferrals: context.deferrals)
    ) {
      explore(lowering.expression(initializer), in: scope)
    }
  }

  /// Looks into what a static property, a global or a computed property runs when it is read.
  func followVariable(_ expression: Expression, in scope: Scope) {
    let variable: VariableDeclaration?
    var object = scope.object
    switch expression.form {
    case .name(let name, _):
      guard scope.locals[name] == nil else { return }
      variable =
        scope.selfType.flatMap { declarations.variable(name, of: $0) }
        ?? declarations.global(named: name, unit: scope.unit)
    case .member(let base, let name):
      let receiver = receiver(base, in: scope)
      variable = receiver.flatMap { declarations.variable(name, of: $0.type) }
      if let receiver, evaluator.isTheirs(receiver.type) { object = receiver.object }
    default: return
    }
    guard let variable, variable.attributes["Parameter"] == nil, visit(variable.key) else { return }
    if variable.initializer != nil, variable.isStatic || variable.owner == nil {
      initialize(variable)
    } else if let getter = variable.getter, variable.name != "body" {
      var inner = Scope(
        unit: variable.unit, type: variable.owner, selfType: scope.selfType ?? variable.owner,
        object: variable.isStatic ? nil : object)
      if let owner = variable.owner, evaluator.isTheirs(owner) { inner.selfType = owner }
      explore(declarations.units[variable.unit].lowering.statements(getter), in: &inner)
    }
  }

  /// Functions that arguments are shown with, not read by.
  private static let showing: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "log", "info", "debug", "notice", "trace",
    "error", "warning", "fault", "String", "assert", "precondition", "UIApplicationMain",
    "NSApplicationMain",
  ]

  /// Notes that all arguments go to a function that is not in the source.
  func noteHandOver(_ callee: Expression, _ arguments: [Expression.Argument], in scope: Scope) {
    guard !Self.showing.contains(callee.lastName ?? "") else { return }
    for argument in arguments {
      let passed = argument.value.unparenthesized
      switch passed.form {
      // A function of theirs, which reads what it is given.
      case .member(_, "contains"): continue
      case .name, .member, .call: break
      default: continue
      }
      if case .launch(.arguments)? = try? evaluator.value(of: passed, in: scope) {
        guard !["Set", "Array", "zip"].contains(callee.lastName ?? "") else { continue }
        noteHandOver()
      }
    }
  }
}
