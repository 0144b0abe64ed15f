import OpenTipKit

extension Evaluator {
  /// Types of the frameworks through which code asks what the launch gives.
  static let launchTypes: Set<String> = [
    "ProcessInfo", "NSProcessInfo", "CommandLine", "UserDefaults", "FileManager", "URL", "Bundle",
    "DispatchQueue", "MainActor", "Task", "OperationQueue", "RunLoop",
  ]

  /// The value of a variable that is not what its declaration says: a parameter's, a group, a
  /// setting in `UserDefaults`; nil for other variables.
  func launchValue(of variable: VariableDeclaration) throws(EvaluationFailure) -> Value? {
    if let setting = variable.attributes["AppStorage"], let key = setting.first?.value {
      let scope = Scope(unit: variable.unit, type: variable.owner, selfType: variable.owner)
      guard let name = text(try value(of: key, in: scope)) else { return nil }
      guard let running else {
        throw readOfLaunch(["-\(name)"], .pair, isVariable: false, span: key.span)
      }
      guard let found = running.setting(name, suite: nil) else { return nil }
      return .swift(Self.converted(found, to: variable.type?.baseName ?? declaredDefault(variable)))
    }
    guard let running else { return nil }
    if variable.attributes["Parameter"] != nil {
      guard let parameter = running.code.index.parameters[variable.key],
        let value = running.host.value(of: parameter)
      else { return nil }
      return self.value(declared: value, unit: variable.unit)
    }
    return running.code.index.groups[variable.key].map { .tipGroup($0) }
  }

  /// The type that a setting's default gives it.
  private func declaredDefault(_ variable: VariableDeclaration) -> String {
    guard let initializer = variable.initializer else { return "" }
    switch declarations.units[variable.unit].lowering.expression(initializer).form {
    case .bool: return "Bool"
    case .integer: return "Int"
    case .decimal: return "Double"
    default: return "String"
    }
  }

  /// A setting as a type has it.
  private static func converted(_ value: SwiftValue, to type: String) -> SwiftValue {
    switch type {
    case "Bool": LaunchDefaults.read(value, as: "bool") ?? value
    case "Int": LaunchDefaults.read(value, as: "integer") ?? value
    case "Double": LaunchDefaults.read(value, as: "double") ?? value
    default: value
    }
  }

  /// A stored value with the cases of the source's enums as such.
  func value(declared value: SwiftValue, unit: Int) -> Value {
    if case .enumCase(let type, let name, _) = value,
      let index = declarations.nearest(type, to: unit), let found = enumCase(name, of: index)
    {
      return .enumCase(found)
    }
    return .swift(value)
  }

  /// A property that hangs on the launch or on TipKit's state; nil for other properties.
  func appMember(
    _ name: String, of base: Value, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    switch base {
    case .launch(let marker):
      if let found = try extendedMember(name, of: base) { return found }
      if let found = launchMember(name, of: marker) { return found }
      throw EvaluationFailure(.launch([]), "`\(span.code)` depends on the launch", span)
    case .builtin(let path, _): return builtinMember(name, of: path)
    case .task(let task) where name == "value" || name == "result":
      return try value(ofTask: task)
    case .tip(let tip): return try member(name, ofTip: tip, span: span)
    case .object, .enumCase: return statusMember(name, of: base)
    case .tipGroup(let group):
      guard name == "currentTip", let running else { return nil }
      return running.host.currentTip(ofGroup: group).map { .tip($0) } ?? .absent
    case .group(let isOrdered, let members):
      return name == "currentTip" ? currentTip(of: members, isOrdered: isOrdered) : nil
    case .list(let elements): return Self.position(name, in: elements)
    case .swift(.array), .swift(.set):
      let elements = Self.members(of: base)
      switch name {
      case "first": return elements.first ?? .absent
      case "last": return elements.last ?? .absent
      default: return Self.position(name, in: elements)
      }
    case .swift(.structure(_, let fields)): return fields[name].map { .swift($0) }
    case .swift(.string(let text)): return Self.property(name, of: text)
    default: return nil
    }
  }

  private static func position(_ name: String, in elements: [Value]) -> Value? {
    switch name {
    case "indices": .range(.integer(0), .integer(elements.count), isClosed: false)
    case "startIndex": .integer(0)
    case "endIndex": .integer(elements.count)
    default: nil
    }
  }

  private static func property(_ name: String, of text: String) -> Value? {
    switch name {
    case "first": text.first.map { .string(String($0)) } ?? .absent
    case "last": text.last.map { .string(String($0)) } ?? .absent
    case "boolValue": .bool(LaunchDefaults.bool(.string(text)))
    default: nil
    }
  }

  private func builtinMember(_ name: String, of path: [String]) -> Value? {
    switch (path, name) {
    case (["ProcessInfo"], "processInfo"), (["NSProcessInfo"], "processInfo"),
      (["UserDefaults"], "standard"), (["FileManager"], "default"), (["DispatchQueue"], "main"),
      (["OperationQueue"], "main"), (["RunLoop"], "main"), (["Bundle"], "main"):
      return .builtin(path + [name], generics: [])
    case (["CommandLine"], "arguments"), (["ProcessInfo", "processInfo"], "arguments"),
      (["NSProcessInfo", "processInfo"], "arguments"):
      guard let running else { return .launch(.arguments) }
      return .list(([CodeRun.programPath] + running.host.launchArguments).map { .string($0) })
    case (["ProcessInfo", "processInfo"], "environment"),
      (["NSProcessInfo", "processInfo"], "environment"):
      guard let running else { return .launch(.environment) }
      return .pairs(
        running.host.environment.sorted { $0.key < $1.key }
          .map { (key: .string($0.key), value: .string($0.value)) })
    case (["URL"], _), (["FileManager", "default"], _):
      return FilePlaces.folder(named: name).map { .string($0) }
    default: return nil
    }
  }

  /// A member of a tip by its name.
  private func member(
    _ name: String, ofTip tip: String, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    guard let running else { return nil }
    switch name {
    case "status": return Self.value(of: running.host.status(ofTip: tip))
    case "shouldDisplay": return .bool(running.host.status(ofTip: tip) == .available)
    case "id": return running.code.index.tips[tip].map { .string($0.id) }
    case "self": return .tip(tip)
    default:
      guard let known = running.code.index.tips[tip],
        let type = declarations.nearest(known.qualifiedTypeName, to: 0)
      else { return nil }
      return try member(name, of: .object(Value.Object(type: type, fields: [:])), span: span)
    }
  }

  /// The status of a tip that code holds; nil for other members and values.
  private func statusMember(_ name: String, of value: Value) -> Value? {
    guard let running, let type = value.declaredType, declarations.isTip(type),
      declarations.variable(name, of: type, isStatic: false) == nil
    else { return nil }
    switch name {
    case "status", "shouldDisplay":
      guard let tip = tipName(of: value) else { return nil }
      let status = running.host.status(ofTip: tip)
      return name == "status" ? Self.value(of: status) : .bool(status == .available)
    case "id": return .string(declarations.types[type].baseName)
    default: return nil
    }
  }

  /// The current tip of a group that is made in code (S10.1, S10.2).
  private func currentTip(of members: [Value], isOrdered: Bool) -> Value? {
    guard let running else { return nil }
    for member in members {
      guard let name = tipName(of: member) else { continue }
      switch running.host.status(ofTip: name) {
      case .available: return .tip(name)
      case .pending: if isOrdered { return .absent }
      case .invalidated: continue
      }
    }
    return .absent
  }

  /// The name of a tip that code holds, as in ``SourceModel/tips``; nil for what is no known tip.
  func tipName(of value: Value) -> String? {
    guard let running else { return nil }
    switch value {
    case .tip(let name): return name
    case .object(let object):
      guard declarations.isTip(object.type) else { return nil }
      if let made = object.site.flatMap({ running.code.index.tipsBySite[$0] }) { return made }
      if let own = running.ownTip, own.type == object.type { return own.name }
      let name = declarations.types[object.type].name
      return running.code.index.tips[name].map { _ in name }
    case .enumCase(let found):
      guard declarations.isTip(found.type) else { return nil }
      if let made = found.site.flatMap({ running.code.index.tipsBySite[$0] }) { return made }
      if let own = running.ownTip, own.type == found.type { return own.name }
      return "\(found.typeName).\(found.name)"
    default: return nil
    }
  }

  /// `event.donations.count` and `.isEmpty`; nil for other expressions.
  func donations(
    _ base: Expression, _ name: String, in scope: Scope
  ) throws(EvaluationFailure) -> Value? {
    guard name == "count" || name == "isEmpty", let running,
      case .member(let inner, "donations") = base.unparenthesized.form,
      case .event(let event) = try value(of: inner, in: scope)
    else { return nil }
    let count = running.host.donationCount(of: running.code.index.event(event))
    return name == "count" ? .integer(count) : .bool(count == 0)
  }

  /// `as? T` and `is T` of a value that is known; an unknown type is a failure.
  func tested(
    _ expression: Expression, isTest: Bool, _ type: TypeName, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    let value: Value
    do {
      value = try self.value(of: expression, in: scope)
    } catch {
      // The system's scene is always one of windows.
      guard case .argument = error.kind, type.baseName == "UIWindowScene" else { throw error }
      return isTest ? .bool(true) : .builtin(["UIWindowScene"], generics: [])
    }
    guard let isOne = self.value(value, is: type, in: scope) else {
      throw EvaluationFailure(.opaque, "`\(span.code)` tests a type", span)
    }
    return isTest ? .bool(isOne) : isOne ? value : .absent
  }

  private func value(_ value: Value, is type: TypeName, in scope: Scope) -> Bool? {
    if value.isNone { return false }
    if case .optional(let wrapped) = type { return self.value(value, is: wrapped, in: scope) }
    if case .type(let index) = self.type(type, in: scope) {
      if case .tip(let name) = value {
        return running?.code.index.tips[name]?.qualifiedTypeName == declarations.types[index].name
      }
      return value.declaredType.map {
        $0 == index || declarations.protocols(of: $0).contains(index)
      }
    }
    switch (type, value) {
    case (.named(["Bool"], _), .swift(let value)): if case .bool = value { return true }
    case (.named(["String"], _), .swift(let value)): if case .string = value { return true }
    case (.named(["Int"], _), .swift(let value)): if case .integer = value { return true }
    case (.named(["Double"], _), .swift(let value)):
      switch value {
      case .decimal, .integer: return true
      default: break
      }
    case (.array, .swift(let value)): if case .array = value { return true }
    case (.array, .list): return true
    case (.named(["Tip"], _), .tip): return true
    default: return nil
    }
    return false
  }

  /// Whether two types are one; nil when they are no types.
  func isSameType(_ first: Value, _ second: Value) -> Bool? {
    switch (first, second) {
    case (.type(let a), .type(let b)): a == b
    case (.tip(let a), _): tipName(of: second).map { $0 == a }
    case (_, .tip(let b)): tipName(of: first).map { $0 == b }
    default: nil
    }
  }
}
