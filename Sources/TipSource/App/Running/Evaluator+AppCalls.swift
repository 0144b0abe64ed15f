extension Evaluator {
  /// A call that hangs on the launch, or that TipKit or the system carries out; nil for others.
  func appCall(
    _ callee: Expression, _ arguments: Arguments, in scope: Scope, expecting: TypeReference?,
    span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    switch callee.form {
    case .name(let name, _):
      if let found = try launchConstruct(name, arguments, in: scope) { return found }
      guard running != nil else { return nil }
      var inner = scope
      if let found = try runClosures(of: callee, arguments, in: &inner) { return found }
      if name == "invalidate" || name == "resetEligibility", scope.locals[name] == nil {
        let this = Expression(form: .name("self", generics: []), span: callee.span)
        return try tipCall(name, of: this, arguments, in: scope, span: span)
      }
      return nil
    case .implicitMember, .type: return nil
    case .member(let base, let name):
      if let found = try launchCall(name, of: base, arguments, in: scope, span: span) {
        return found
      }
      guard running != nil else { return nil }
      if case .name("super", _) = base.form {
        return try superCall(name, arguments, in: scope, span: span)
      }
      if case .name("Task", _) = base.form, name == "sleep" || name == "yield" {
        if name == "sleep" { running?.pause = span }
        return .list([])
      }
      var inner = scope
      if let found = try runClosures(of: callee, arguments, in: &inner) { return found }
      if name == "main", arguments.isEmpty,
        case .type(let index)? = try? value(of: base, in: scope),
        declarations.functions("main", of: index).isEmpty,
        declarations.types[index].inherited.contains(where: { $0.baseName == "App" })
      {
        return try runningInstance(of: index, [], in: scope, span: span)
      }
      if isTips(base, in: scope) {
        return try tipsCall(name, arguments, in: scope, span: span)
      }
      if let found = try tipCall(name, of: base, arguments, in: scope, span: span) { return found }
      return try eventCall(name, of: base, arguments, in: scope, span: span)
    default: return nil
    }
  }

  /// A method or initialiser of a superclass that is in the source; nil for the frameworks'.
  private func superCall(
    _ name: String, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    guard let type = scope.type else { return nil }
    for parent in declarations.protocols(of: type) where declarations.types[parent].kind == .class {
      let members = declarations.types[parent]
      let candidates = name == "init" ? members.initializers : members.functions
      if let function = Self.overload(
        candidates.filter { $0.name == name && $0.body != nil }, arguments)
      {
        return try call(
          function, arguments, object: scope.object, selfType: scope.selfType, in: scope, span: span
        )
      }
    }
    return nil
  }

  /// Whether an expression is TipKit's `Tips`.
  func isTips(_ expression: Expression, in scope: Scope) -> Bool {
    switch expression.unparenthesized.form {
    case .name("Tips", _):
      guard scope.locals["Tips"] == nil else { return false }
      return declaredType(["Tips"], in: scope) == nil
    case .name("self", _), .name("Self", _):
      guard case .builtin(["Tips"], _)? = frameworkSelf(in: scope) else { return false }
      return true
    case .member(let base, "Tips"):
      if case .name("TipKit", _) = base.form { return true }
      return false
    default: return false
    }
  }

  /// `Set(arguments)`, `UserDefaults(suiteName:)`, `Bool(text)`, `zip(…)`.
  private func launchConstruct(
    _ name: String, _ arguments: Arguments, in scope: Scope
  ) throws(EvaluationFailure) -> Value? {
    guard scope.locals[name] == nil else { return nil }
    switch (name, arguments.first?.label, arguments.count) {
    case ("ProcessInfo", _, 0): return .builtin(["ProcessInfo", "processInfo"], generics: [])
    case ("UserDefaults", _, 0): return .builtin(["UserDefaults", "standard"], generics: [])
    case ("UserDefaults", "suiteName", 1):
      guard let suite = text(try value(of: arguments[0].value, in: scope)) else { return nil }
      return .builtin(["UserDefaults", "suite", suite], generics: [])
    case ("Set", nil, 1), ("Array", nil, 1):
      let list = try value(of: arguments[0].value, in: scope)
      if case .launch = list { return list }
      return name == "Array" ? .list(Self.members(of: list)) : nil
    case ("String", nil, 1), ("Substring", nil, 1):
      if case .launch(let marker) = try value(of: arguments[0].value, in: scope) {
        return .launch(marker)
      }
      return nil
    case ("Bool", nil, 1):
      let value = try value(of: arguments[0].value, in: scope)
      guard case .swift(.string(let text)) = value else { return value }
      return Bool(text).map { .bool($0) } ?? .absent
    case ("NSClassFromString", _, 1): return .absent
    case ("zip", nil, 2):
      let first = try value(of: arguments[0].value, in: scope)
      let second = try value(of: arguments[1].value, in: scope)
      if case .launch = first { return first }
      return .list(
        zip(Self.members(of: first), Self.members(of: second)).map { .list([$0, $1]) })
    default: return nil
    }
  }

  /// A method of what the launch gives, of `UserDefaults`, or of a place for files.
  private func launchCall(
    _ name: String, of base: Expression, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    if let found = try filePlace(name, of: base, arguments, in: scope) { return found }
    if scan != nil, case .launch(let marker)? = try? value(of: base, in: scope) {
      if let found = try extendedCall(
        name, of: .launch(marker), arguments, in: scope, span: span)
      {
        return found
      }
      return try launchMethod(name, of: marker, arguments, in: scope, span: span)
    }
    let isRead = arguments.count == 1 && arguments[0].label == "forKey"
    let isWrite =
      (name == "set" || name == "setValue") && arguments.count == 2
      && arguments[1].label == "forKey"
    guard isRead || isWrite || (name == "register" && arguments.first?.label == "defaults") else {
      return nil
    }
    guard case .builtin(let path, _) = try value(of: base, in: scope), path.first == "UserDefaults"
    else { return nil }
    let suite = path.count == 3 ? path[2] : nil
    if name == "register" {
      try register(arguments[0].value, in: scope)
      return .list([])
    }
    let string = Self.tipKitType(["String"], unit: scope.unit)
    guard
      let key = text(
        try value(of: arguments[isWrite ? 1 : 0].value, in: scope, expecting: string))
    else { return nil }
    guard let running else {
      guard isRead, LaunchDefaults.read(nil, as: name) != nil else { return nil }
      throw readOfLaunch(["-\(key)"], .pair, isVariable: false, span: span)
    }
    if name == "removeObject" || isWrite {
      var stored: SwiftValue?
      if isWrite {
        stored = try value(of: arguments[0].value, in: scope).swiftValue(in: declarations)
        guard stored != nil else { return nil }
        if case .none? = stored { stored = nil }
      }
      running.store(stored, forKey: key, suite: suite)
      return .list([])
    }
    return LaunchDefaults.read(running.setting(key, suite: suite), as: name).map { .swift($0) }
  }

  private func register(
    _ expression: Expression, in scope: Scope
  ) throws(EvaluationFailure) {
    guard let running, case .pairs(let pairs) = try value(of: expression, in: scope) else { return }
    for pair in pairs {
      guard let key = text(pair.key) else { continue }
      running.registered[key] = pair.value.swiftValue(in: declarations)
    }
  }

  /// Folders and files by their paths; nil for other calls.
  private func filePlace(
    _ name: String, of base: Expression, _ arguments: Arguments, in scope: Scope
  ) throws(EvaluationFailure) -> Value? {
    guard let first = arguments.first else { return nil }
    switch (name, first.label) {
    case ("appending", "path"), ("appending", "component"), ("appendingPathComponent", nil):
      let folder: String?
      if case .implicitMember(let name) = base.form {
        folder = FilePlaces.folder(named: name)
      } else {
        folder = text(try value(of: base, in: scope))
      }
      guard let path = folder,
        let component = text(try value(of: first.value, in: scope))
      else { return nil }
      return .string(FilePlaces.joined(path, component))
    case ("containerURL", "forSecurityApplicationGroupIdentifier"):
      return text(try value(of: first.value, in: scope)).map { .string("group-containers/\($0)") }
    case ("urls", "for"), ("url", "for"):
      guard let folder = first.value.lastName.flatMap(FilePlaces.folder) else { return nil }
      return name == "url" ? .string(folder) : .list([.string(folder)])
    default: return nil
    }
  }
}
