import OpenTipKit

extension Evaluator {
  /// Names that TipKit's `Tip` gives to its conforming types.
  private static let tipMembers: Set<String> = [
    "Action", "Event", "Rule", "Option", "MaxDisplayCount", "MaxDisplayDuration",
    "IgnoresDisplayFrequency", "Status",
  ]

  /// Types of Swift and the frameworks that are understood.
  private static let knownTypes: Set<String> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Decimal", "TimeInterval", "Bool",
    "Text", "Image", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "UUID",
    "URL", "Date", "Set", "Array", "Optional", "Tips", "Tip", "TipKit", "TipGroup", "TipOption",
    "Action", "Event", "Rule", "MaxDisplayCount", "MaxDisplayDuration", "IgnoresDisplayFrequency",
    "NSLocalizedString", "Label", "NSString", "SwiftUI", "Foundation", "Swift",
  ]

  /// Whether a path means TipKit's own type even where the app has one of the same name.
  func isTipKitName(_ path: [String], in scope: Scope) -> Bool {
    guard let first = path.first else { return false }
    if first == "Tips" || first == "TipKit" { return true }
    guard path.count == 1 || (path.count == 2 && (first == "Self" || first == "Tip")) else {
      return false
    }
    guard let last = path.last, Self.tipMembers.contains(last) else { return false }
    if first == "Tip" { return true }
    var name = scope.type.map { declarations.types[$0].name.split(separator: ".") } ?? []
    while !name.isEmpty {
      let joined = name.joined(separator: ".")
      // A type of that name inside the tip itself comes first.
      if declarations.typeIndices["\(joined).\(last)"] != nil { return false }
      if let index = declarations.nearest(joined, to: scope.unit), declarations.refinesTip(index) {
        return true
      }
      name.removeLast()
    }
    return false
  }

  /// A type declared in the source. One of the frameworks that is only extended stays theirs.
  func declaredType(_ path: [String], in scope: Scope) -> Int? {
    guard let index = declarations.type(named: path, in: scope.type, unit: scope.unit) else {
      return nil
    }
    return isTheirs(index) ? nil : index
  }

  /// What a bare name means.
  func value(
    named name: String, generics: [TypeName], in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    if let local = scope.locals[name] { return try unwrapFailure(local) }
    if name == "self" {
      if let object = scope.object { return object }
      if let type = scope.selfType { return typeValue(type) }
    }
    if name == "Self" {
      if let type = scope.selfType { return typeValue(type) }
    }
    if name == "#function" { throw EvaluationFailure(.opaque, "`#function` is not read", span) }
    if name.hasPrefix("$") { return try parameter(named: name, in: scope, span: span) }
    if let found = try memberInSight(name, in: scope, span: span) { return found }
    if let found = bareMember(name, in: scope, span: span) { return found }
    if let global = declarations.global(named: name, unit: scope.unit) {
      return try value(of: global, object: nil, selfType: nil)
    }
    if isTipKitName([name], in: scope) { return .builtin([name], generics: generics) }
    if let type = declaredType([name], in: scope) { return .type(type) }
    if Self.knownTypes.contains(name) { return .builtin([name], generics: generics) }
    if let alias = alias(name, in: scope), alias.path != [name] { return type(alias, in: scope) }
    if running != nil || scan != nil, Self.launchTypes.contains(name) {
      return .builtin([name], generics: [])
    }
    if let type = declarations.type(named: [name], in: scope.type, unit: scope.unit) {
      return typeValue(type)
    }
    if running != nil, let function = functionReference(name, in: scope, span: span) {
      return function
    }
    throw EvaluationFailure(
      .undeclared(name), "`\(name)` is declared nowhere in what was read", span)
  }

  /// A function that is named, not called, as a closure that calls it; nil without one.
  private func functionReference(_ name: String, in scope: Scope, span: SourceSpan) -> Value? {
    let members = scope.selfType.map { declarations.functions(name, of: $0) } ?? []
    guard let function = (members + (declarations.functions[name] ?? [])).first else { return nil }
    let callee = Expression(form: .name(name, generics: []), span: span)
    return .closure(Closure(calling: callee, function.parameters.map(\.label)), scope)
  }

  /// A type alias: of the type itself, of its protocols and of those around it, or a global one.
  private func alias(_ name: String, in scope: Scope) -> TypeName? {
    let own = scope.selfType.map { [$0] + declarations.protocols(of: $0) } ?? []
    for owner in own + declarations.enclosing(scope.type, unit: scope.unit) {
      if let found = declarations.types[owner].aliases[name] { return found }
    }
    return declarations.aliases[name]
  }

  /// A member of `self`, of its type, or a static one of an enclosing type.
  private func memberInSight(
    _ name: String, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    if let object = scope.object, let found = try instanceMember(name, of: object, span: span) {
      return found
    }
    if let type = scope.selfType, let found = try staticMember(name, of: type, span: span) {
      return found
    }
    for type in declarations.enclosing(scope.type, unit: scope.unit) where type != scope.selfType {
      if let found = try staticMember(name, of: type, span: span) { return found }
    }
    return nil
  }

  /// A stored or computed property of an instance; nil when there is none of the name.
  func instanceMember(
    _ name: String, of object: Value, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    let type: Int
    switch object {
    case .object(let value):
      if let running, let found = try running.field(name, of: value, evaluator: self) {
        return found
      }
      if let field = value.fields[name] { return try unwrapFailure(field) }
      type = value.type
    case .enumCase(let value):
      if name == "rawValue" {
        guard let raw = value.rawValue else { return nil }
        return .swift(raw)
      }
      type = value.type
    default: return try extendedMember(name, of: object)
    }
    guard let variable = declarations.variable(name, of: type, isStatic: false) else { return nil }
    return try value(of: variable, object: object, selfType: type)
  }

  /// A static property, a case or a nested type; nil when there is none of the name.
  func staticMember(
    _ name: String, of type: Int, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    if let found = enumCase(name, of: type), found.values.isEmpty,
      declarations.types[type].cases.first(where: { $0.name == name })?.labels.isEmpty == true
    {
      return .enumCase(found)
    }
    if let variable = declarations.variable(name, of: type, isStatic: true) {
      return try value(of: variable, object: nil, selfType: type)
    }
    if let nested = declarations.nearest(
      "\(declarations.types[type].name).\(name)", to: declarations.types[type].unit)
    {
      return .type(nested)
    }
    if name == "allCases", declarations.types[type].kind == .enumeration {
      return .list(
        declarations.types[type].cases.compactMap {
          enumCase($0.name, of: type).map(Value.enumCase)
        })
    }
    return nil
  }

  /// A case of an enum, with its raw value: declared, counted on, or its name.
  func enumCase(_ name: String, of type: Int) -> Value.EnumCase? {
    let declaration = declarations.types[type]
    guard let position = declaration.cases.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    if rawValues[type] == nil { rawValues[type] = rawValues(of: declaration) }
    return Value.EnumCase(
      type: type, typeName: declaration.name, name: name,
      rawValue: rawValues[type]?[position] ?? nil)
  }

  /// The raw values of an enum's cases: declared, counted on, or the names; nil without.
  private func rawValues(of type: TypeDeclaration) -> [SwiftValue?] {
    let raw = type.inherited.first?.path.last ?? ""
    let isInteger = SwiftType.integerNames.contains(raw)
    guard isInteger || raw == "String" else { return type.cases.map { _ in nil } }
    var counter: Int? = -1
    return type.cases.map { declared in
      var explicit: SwiftValue?
      if let expression = declared.rawValue {
        let lowered = declarations.units[declared.unit].lowering.expression(expression)
        explicit = (try? value(of: lowered, in: Scope(unit: declared.unit)))?
          .swiftValue(in: declarations)
      }
      guard isInteger else { return explicit ?? .string(declared.name) }
      if case .integer(let number)? = explicit {
        counter = number
      } else {
        counter = counter.flatMap { $0 == .max ? nil : $0 + 1 }
      }
      return counter.map { .integer($0) }
    }
  }

  /// `$name`: the parameter itself, as rules name it.
  private func parameter(
    named name: String, in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    if let type = scope.selfType, let found = parameter(named: name, of: type) { return found }
    for type in declarations.enclosing(scope.type, unit: scope.unit) {
      if let found = parameter(named: name, of: type) { return found }
    }
    if let global = declarations.global(named: String(name.dropFirst()), unit: scope.unit),
      let found = parameter(global)
    {
      return .parameter(found)
    }
    throw EvaluationFailure(
      .undeclared(String(name.dropFirst())), "`\(name)` is declared nowhere in what was read", span)
  }

  /// `Type.$name`.
  func parameter(named name: String, of type: Int) -> Value? {
    guard let variable = declarations.variable(String(name.dropFirst()), of: type),
      let parameter = parameter(variable)
    else { return nil }
    return .parameter(parameter)
  }

  /// `.name` where a type is expected.
  func implicitMember(
    _ name: String, expecting: TypeReference?, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    if let expecting, let found = try expectedMember(name, of: expecting, span: span) {
      return found
    }
    throw EvaluationFailure(.symbolic(".\(name)"), "`.\(name)` is not in what was read", span)
  }

  private func expectedMember(
    _ name: String, of type: TypeReference, span: SourceSpan
  ) throws(EvaluationFailure) -> Value? {
    if case .optional(let wrapped) = type.name {
      if name == "none" { return Value.absent }
      return try expectedMember(
        name, of: TypeReference(name: wrapped, scope: type.scope, unit: type.unit), span: span)
    }
    let scope = Scope(unit: type.unit, type: type.scope, selfType: type.scope)
    switch self.type(type.name, in: scope) {
    case .type(let index): return try staticMember(name, of: index, span: span)
    case .builtin(let path, let generics):
      return try? member(name, of: .builtin(path, generics: generics), span: span)
    default: return nil
    }
  }
}
