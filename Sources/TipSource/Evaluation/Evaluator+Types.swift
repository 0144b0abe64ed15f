import OpenTipKit

extension Evaluator {
  /// The deepest nesting of a type that is resolved; a struct that holds itself ends there.
  private static let typeDepthLimit = 12

  /// What a type as written means for values.
  func swiftType(_ name: TypeName, in scope: Int?, unit: Int, depth: Int = 0) -> SwiftType {
    guard depth < Self.typeDepthLimit else { return .unknown(name.source) }
    func inner(_ name: TypeName) -> SwiftType {
      swiftType(name, in: scope, unit: unit, depth: depth + 1)
    }
    switch name {
    case .optional(let wrapped): return .optional(inner(wrapped))
    case .array(let element): return .array(inner(element))
    case .dictionary(let key, let value): return .dictionary(key: inner(key), value: inner(value))
    case .named(let path, let generics):
      if path == ["Set"], generics.count == 1 { return .set(inner(generics[0])) }
      // A type of the frameworks that the app extends stays theirs.
      if let index = declarations.type(named: path, in: scope, unit: unit),
        declarations.types[index].kind != .external
      {
        return declaredType(index, depth: depth)
      }
      if path.count == 1 {
        if let known = Self.standardType(path[0]) { return known }
        var alias: TypeName?
        if let scope { alias = declarations.types[scope].aliases[path[0]] }
        if let target = alias ?? declarations.aliases[path[0]] { return inner(target) }
      }
      return .unknown(name.source)
    case .composition, .other: return .unknown(name.source)
    }
  }

  private static func standardType(_ name: String) -> SwiftType? {
    if SwiftType.integerNames.contains(name) { return .integer(name) }
    if SwiftType.decimalNames.contains(name) { return .decimal(name) }
    switch name {
    case "Bool": return .bool
    case "String", "Substring", "Character": return .string
    case "Date": return .date
    case "UUID": return .uuid
    case "URL": return .url
    default: return nil
    }
  }

  private func declaredType(_ index: Int, depth: Int) -> SwiftType {
    // Types that hold each other many times over are resolved once for each depth.
    if let known = resolvedTypes[[index, depth]] { return known }
    let resolved = resolvedType(index, depth: depth)
    resolvedTypes[[index, depth]] = resolved
    return resolved
  }

  private func resolvedType(_ index: Int, depth: Int) -> SwiftType {
    let type = declarations.types[index]
    switch type.kind {
    case .enumeration:
      guard type.cases.allSatisfy(\.labels.isEmpty) else { return .unknown(type.name) }
      return .enumeration(
        EnumerationType(
          name: type.name,
          cases: type.cases.map {
            EnumerationType.Case(name: $0.name, rawValue: enumCase($0.name, of: index)?.rawValue)
          }))
    case .structure, .class:
      let keys = codingKeys(of: index)
      let fields = type.variables.filter { !$0.isStatic && $0.isStored }.map { variable in
        StructureType.Field(
          name: variable.name, type: fieldType(variable, depth: depth),
          codingKey: keys[variable.name])
      }
      return .structure(StructureType(name: type.name, fields: fields))
    default: return .unknown(type.name)
    }
  }

  private func fieldType(_ variable: VariableDeclaration, depth: Int) -> SwiftType {
    if let name = variable.type {
      return swiftType(name, in: variable.owner, unit: variable.unit, depth: depth + 1)
    }
    let known = try? value(of: variable, object: nil, selfType: variable.owner)
    return known.flatMap { $0.swiftValue(in: declarations) }.map(Self.inferred) ?? .unknown("")
  }

  /// The type of a literal without an annotation.
  static func inferred(_ value: SwiftValue) -> SwiftType {
    switch value {
    case .bool: .bool
    case .integer: .integer("Int")
    case .decimal: .decimal("Double")
    case .string: .string
    case .date: .date
    case .array(let elements): .array(elements.first.map(inferred) ?? .unknown(""))
    case .set(let elements): .set(elements.first.map(inferred) ?? .unknown(""))
    case .dictionary(let members):
      .dictionary(
        key: members.first.map { inferred($0.key) } ?? .unknown(""),
        value: members.first.map { inferred($0.value) } ?? .unknown(""))
    default: .unknown("")
    }
  }

  /// The keys that a nested `CodingKeys` gives to properties.
  private func codingKeys(of index: Int) -> [String: String] {
    let name = "\(declarations.types[index].name).CodingKeys"
    guard let keys = declarations.nearest(name, to: declarations.types[index].unit) else {
      return [:]
    }
    var result: [String: String] = [:]
    for declared in declarations.types[keys].cases {
      if case .string(let key)? = enumCase(declared.name, of: keys)?.rawValue {
        result[declared.name] = key
      }
    }
    return result
  }

  /// A `@Parameter` property; nil for other properties.
  func parameter(_ variable: VariableDeclaration) -> SourceParameter? {
    guard let options = variable.attributes["Parameter"] else { return nil }
    let reference = variable.type.map {
      TypeReference(name: $0, scope: variable.owner, unit: variable.unit)
    }
    let scope = Scope(unit: variable.unit, type: variable.owner, selfType: variable.owner)
    var initial: SwiftValue?
    var written: SwiftType?
    if let node = variable.initializer {
      let expression = declarations.units[variable.unit].lowering.expression(node)
      let value = try? value(of: expression, in: scope, expecting: reference)
      initial = value?.swiftValue(in: declarations)
      written = value.flatMap { writtenType(of: $0, madeBy: expression, in: scope) }
    } else if case .optional? = variable.type {
      initial = SwiftValue.none
    }
    let type: SwiftType
    if let name = variable.type {
      type = swiftType(name, in: variable.owner, unit: variable.unit)
    } else {
      type = written ?? .unknown("")
    }
    if let value = initial {
      let adapted = Self.adapted(value, to: type)
      initial = adapted.fits(type) ? adapted : nil
    }
    if initial == nil {
      report(SourceMessage.opaqueDefault(qualifiedName(of: variable), variable.span))
    }
    let isTransient = options.contains { argument in
      switch argument.value.form {
      case .implicitMember("transient"), .member(_, "transient"): true
      default: false
      }
    }
    let name = qualifiedName(of: variable)
    return SourceParameter(
      name: name, type: type, defaultValue: initial,
      descriptor: ParameterDescriptor(
        id: name, name: variable.name, isTransient: isTransient,
        initialValue: initial ?? UnreadableDefault() as any Sendable,
        encode: { value in
          guard let value = value as? SwiftValue else { throw NotASwiftValue() }
          return value.json(as: type)
        }, decode: { try SwiftValue(json: $0, as: type) }),
      location: variable.nameSpan.location)
  }

  /// The type of a value whose declaration names none: that of the expression that makes it.
  private func writtenType(
    of value: Value, madeBy expression: Expression, in scope: Scope
  ) -> SwiftType? {
    if let index = value.declaredType { return declaredType(index, depth: 0) }
    let name: TypeName?
    switch expression.unparenthesized.form {
    case .call(let callee, _): name = callee.typeName
    case .cast(_, _, let type): name = type
    case .type(let type): name = type
    default: name = nil
    }
    if let name {
      let type = swiftType(name, in: scope.type, unit: scope.unit)
      if case .unknown = type {} else { return type }
    }
    if case .list(let elements) = value, let first = elements.first?.declaredType {
      return .array(declaredType(first, depth: 0))
    }
    return value.swiftValue(in: declarations).map(Self.inferred)
  }

  /// A value of the declared type: a list as the set, an integer as the decimal that it is there.
  static func adapted(_ value: SwiftValue, to type: SwiftType) -> SwiftValue {
    switch (value, type) {
    case (.none, _): value
    case (_, .optional(let wrapped)): adapted(value, to: wrapped)
    case (.integer(let number), .decimal(let name)):
      .decimal(SwiftValue.rounded(Double(number), to: name) ?? Double(number))
    case (.decimal(let number), .decimal(let name)):
      .decimal(SwiftValue.rounded(number, to: name) ?? number)
    case (.array(let elements), .set(let element)):
      .set(Set(elements.map { adapted($0, to: element) }))
    case (.array(let elements), .array(let element)):
      .array(elements.map { adapted($0, to: element) })
    // `[:]` and `[]` are told apart by the type.
    case (.array(let elements), .dictionary) where elements.isEmpty: .dictionary([:])
    default: value
    }
  }
}
