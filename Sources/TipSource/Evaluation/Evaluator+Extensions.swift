/// What an app adds to types of Swift's and the frameworks'.
///
/// A type that is only extended in the source stays theirs: everything that is known of it goes on
/// to hold, and the extensions' members come on top.
extension Evaluator {
  /// The type that an index stands for: one of the frameworks by its name, one of the app's as such.
  func typeValue(_ index: Int) -> Value {
    isTheirs(index)
      ? .builtin(
        declarations.types[index].name.split(separator: ".").map(String.init), generics: [])
      : .type(index)
  }

  /// Whether a type is one of the frameworks' that the source extends.
  func isTheirs(_ index: Int) -> Bool {
    declarations.types[index].kind == .external && !declarations.isTip(index)
  }

  /// `self` in a member that the app adds to a type whose instances are not made by the app.
  func extendedInstance(of index: Int) -> Value {
    switch declarations.types[index].name {
    case "UserDefaults": .builtin(["UserDefaults", "standard"], generics: [])
    case "ProcessInfo", "NSProcessInfo": .builtin(["ProcessInfo", "processInfo"], generics: [])
    default: .object(Value.Object(type: index, fields: [:]))
    }
  }

  /// Whether a path of the frameworks' leads to an instance: `UserDefaults.standard`.
  static func isInstance(_ path: [String]) -> Bool {
    path.count > 1 && launchTypes.contains(path[0])
  }

  /// The extensions of a framework's type, or of the type of a framework's value.
  func extensions(of value: Value) -> [Int] {
    extendedNames(of: value).compactMap { name in
      declarations.nearest(name, to: 0).flatMap {
        declarations.types[$0].kind == .external ? $0 : nil
      }
    }
  }

  private func extendedNames(of value: Value) -> [String] {
    switch value {
    case .swift(let value): return typeNames(of: value)
    case .text: return ["String", "StringProtocol", "Text"]
    case .list, .launch(.arguments): return ["Array", "Collection", "Sequence"]
    case .launch(.argument): return ["String", "StringProtocol"]
    case .pairs, .launch(.environment): return ["Dictionary"]
    case .event: return ["Tips.Event", "Event"]
    case .action: return ["Tips.Action", "Action"]
    case .group, .tipGroup: return ["TipGroup"]
    case .builtin(let path, _):
      if Self.isInstance(path) { return [path[0]] }
      let joined = path.joined(separator: ".")
      let last = path.last ?? ""
      let nested = path.count == 1 && ["Event", "Action", "Rule"].contains(last) ? "Tips." : nil
      return [joined] + (path.count > 1 ? [last] : nested.map { [$0 + last] } ?? [])
    default: return []
    }
  }

  /// A property that an extension adds; nil without one.
  func extendedMember(
    _ name: String, of value: Value
  ) throws(EvaluationFailure) -> Value? {
    for index in extensions(of: value) {
      if case .builtin(let path, _) = value, !Self.isInstance(path) {
        let span = declarations.types[index].span
        if let found = try staticMember(name, of: index, span: span) {
          // `Tips.Event` stays TipKit's where the app extends it.
          guard case .type(let nested) = found else { return found }
          return typeValue(nested)
        }
      } else if let variable = declarations.variable(name, of: index, isStatic: false) {
        return try self.value(of: variable, object: value, selfType: index)
      }
    }
    return nil
  }

  /// A call of a method that an extension adds; nil without one that fits.
  func extendedCall(
    _ name: String, of value: Value, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    var isType = false
    if case .builtin(let path, _) = value { isType = !Self.isInstance(path) }
    for index in extensions(of: value) {
      let functions = declarations.functions(name, of: index).filter { $0.isStatic == isType }
      guard let function = Self.overload(functions, arguments) else { continue }
      return try call(
        function, arguments, object: isType ? nil : value, selfType: index, in: scope, span: span)
    }
    return nil
  }

  /// A framework's own member by its bare name, in an extension: `environment` in one of
  /// `ProcessInfo`; nil for other names.
  func bareMember(_ name: String, in scope: Scope, span: SourceSpan) -> Value? {
    guard running != nil || scan != nil, let this = frameworkSelf(in: scope) else { return nil }
    // TipKit's namespaces have a value for every name.
    if case .builtin(let path, _) = this, path.first == "Tips" || path == ["Tip"] {
      return Self.tipKitConstant(name, of: path.last ?? "")
    }
    return try? member(name, of: this, span: span)
  }

  /// A call of a framework's own method by its bare name, in an extension; nil for other names.
  func bareCall(
    _ name: String, _ arguments: Arguments, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    guard name.first?.isLowercase == true, frameworkSelf(in: scope) != nil else { return nil }
    let this = Expression(form: .name("self", generics: []), span: span)
    let callee = Expression(form: .member(this, name), span: span)
    do {
      return try call(callee, arguments, in: scope, expecting: nil, span: span)
    } catch {
      switch error.kind {
      case .launch, .thrown, .exhausted: throw error
      default: return nil
      }
    }
  }

  /// What `self` is in an extension of a framework's type; nil elsewhere.
  func frameworkSelf(in scope: Scope) -> Value? {
    guard let type = scope.selfType, isTheirs(type) else { return nil }
    switch scope.object {
    case .object?, .enumCase?, .failure?: return nil
    case let object?: return object
    case nil: return typeValue(type)
    }
  }
}
