import OpenTipKit

extension Evaluator {
  /// A property of a value.
  func member(
    _ name: String, of base: Value, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    if running != nil || scan != nil, let found = try appMember(name, of: base, span: span) {
      return found
    }
    switch base {
    case .type(let index): return try member(name, ofType: index, span: span)
    case .builtin(let path, let generics):
      return try member(name, ofBuiltin: path, generics, span: span)
    case .object, .enumCase:
      if name == "self" { return base }
      if let found = try instanceMember(name, of: base, span: span) { return found }
      if name.hasPrefix("$"), let type = base.declaredType,
        let found = parameter(named: name, of: type)
      {
        return found
      }
    case .text(let text):
      return try extendedMember(name, of: base) ?? .text(text)
    case .image: return base
    case .swift(let value):
      if name == "self" { return base }
      if base.isNone { return .absent }
      if let found = property(name, of: value) { return found }
      if let found = try extendedMember(name, of: base) { return found }
      // `"key".localized` and its kin: an extension that was not read, over words that were.
      if running == nil, case .string(let text) = value { return .text(TextContent(key: text)) }
    case .list(let elements):
      switch name {
      case "count": return .integer(elements.count)
      case "isEmpty": return .bool(elements.isEmpty)
      case "first": return elements.first ?? .absent
      case "last": return elements.last ?? .absent
      default: if let found = try extendedMember(name, of: base) { return found }
      }
    case .pairs(let pairs):
      switch name {
      case "count": return .integer(pairs.count)
      case "isEmpty": return .bool(pairs.isEmpty)
      case "keys": return .list(pairs.map(\.key))
      case "values": return .list(pairs.map(\.value))
      default: if let found = try extendedMember(name, of: base) { return found }
      }
    case .event(let event):
      if name == "id" { return .string(event.descriptor.id) }
      if let found = try extendedMember(name, of: base) { return found }
    case .action(let action, _):
      if name == "id" { return .string(action.id) }
      if name == "index" { return action.index.map { .integer($0) } ?? .absent }
    case .alternatives(let values, let condition):
      var members: [Value] = []
      for value in values { members.append(try member(name, of: value, span: span)) }
      return .alternatives(members, condition: condition)
    case .failure(let failure): throw failure
    default: break
    }
    throw EvaluationFailure(.opaque, "`\(span.code)` is not in what was read", span)
  }

  private func member(
    _ name: String, ofType index: Int, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    if name == "self" { return .type(index) }
    if name.hasPrefix("$"), let found = parameter(named: name, of: index) { return found }
    if let found = try staticMember(name, of: index, span: span) { return found }
    let typeName = declarations.types[index].name
    if declarations.refinesTip(index), isTipKitName([name], in: Scope(unit: 0, type: index)) {
      return .builtin([name], generics: [])
    }
    if name.hasPrefix("$") {
      throw EvaluationFailure(
        .undeclared(String(name.dropFirst())),
        "`\(typeName).\(name)` is declared nowhere in what was read",
        span)
    }
    throw EvaluationFailure(.symbolic(span.code), "`\(span.code)` is not in what was read", span)
  }

  /// The names under which the app may extend the type of a value.
  func typeNames(of value: SwiftValue) -> [String] {
    switch value {
    case .bool: ["Bool"]
    case .integer: ["Int", "BinaryInteger"]
    case .decimal: ["Double", "TimeInterval"]
    case .string: ["String", "StringProtocol"]
    case .array: ["Array", "Collection"]
    default: []
    }
  }

  /// Properties of Swift's own values.
  private func property(_ name: String, of value: SwiftValue) -> Value? {
    switch (value, name) {
    case (.string(let text), "count"): .integer(text.count)
    case (.string(let text), "isEmpty"): .bool(text.isEmpty)
    case (.string(let text), "capitalized"): .string(text.capitalized)
    case (.string, "description"), (.string, "uuidString"), (.string, "stringValue"): .swift(value)
    case (.integer, "description"), (.decimal, "description"), (.bool, "description"):
      .string(value.description)
    case (.array(let elements), "count"): .integer(elements.count)
    case (.array(let elements), "isEmpty"): .bool(elements.isEmpty)
    case (.set(let elements), "count"): .integer(elements.count)
    case (.set(let elements), "isEmpty"): .bool(elements.isEmpty)
    default: nil
    }
  }

  /// A member of one of the frameworks' types.
  private func member(
    _ name: String, ofBuiltin path: [String], _ generics: [TypeName], span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    if name == "self" { return .builtin(path, generics: generics) }
    let type = path.last ?? ""
    if let found = Self.tipKitConstant(name, of: type) { return found }
    switch (type, name) {
    case ("ConfigurationOption", "DisplayFrequency"), ("ConfigurationOption", "DatastoreLocation"),
      ("ConfigurationOption", "CloudKitContainer"):
      return .builtin(path + [name], generics: [])
    case ("Tips", _), ("Tip", _), ("TipKit", _), ("SwiftUI", _), ("Foundation", _), ("Swift", _):
      // TipKit's names have no members of the app's but those in extensions.
      if let index = declarations.nearest(path.joined(separator: "."), to: 0) {
        if name.hasPrefix("$"), let found = parameter(named: name, of: index) { return found }
        switch try staticMember(name, of: index, span: span) {
        // `Tips.Event` stays TipKit's where the app extends it.
        case .type(let nested)? where declarations.types[nested].kind == .external: break
        case let found?: return found
        case nil: break
        }
      }
      return .builtin(type == "Tips" || type == "Tip" ? [type, name] : [name], generics: [])
    case ("String", "LocalizationValue"): return .builtin([name], generics: [])
    case ("Int", "max"): return .integer(.max)
    case ("Int", "min"): return .integer(.min)
    case ("Int", "zero"), ("Double", "zero"), ("CGFloat", "zero"): return .integer(0)
    case ("Double", "infinity"), ("TimeInterval", "infinity"): return .swift(.decimal(.infinity))
    case ("Double", "pi"): return .swift(.decimal(.pi))
    case ("Double", "greatestFiniteMagnitude"), ("TimeInterval", "greatestFiniteMagnitude"):
      return .swift(.decimal(.greatestFiniteMagnitude))
    case ("Int8", _), ("Int16", _), ("Int32", _), ("UInt8", _), ("UInt16", _), ("UInt32", _),
      ("UInt", _), ("UInt64", _), ("Int64", _):
      if name == "max" { return .integer(SwiftValue.range(of: type).upperBound) }
      if name == "min" { return .integer(SwiftValue.range(of: type).lowerBound) }
    case ("Date", "distantPast"):
      return .swift(.date(Timestamp(milliseconds: -62_135_769_600_000)))
    case ("Date", "distantFuture"):
      return .swift(.date(Timestamp(milliseconds: 64_092_211_200_000)))
    case ("Date", "now"):
      throw EvaluationFailure(.opaque, "`Date.now` is another one each time", span)
    case ("DonationTimeRange", "minute"): return .timeRange(.minute)
    case ("DonationTimeRange", "hour"): return .timeRange(.hour)
    case ("DonationTimeRange", "day"): return .timeRange(.day)
    case ("DonationTimeRange", "week"): return .timeRange(.week)
    default: break
    }
    // What the app adds in an extension.
    if let found = try extendedMember(name, of: .builtin(path, generics: [])) { return found }
    // `Tips.ConfigurationOption.DisplayFrequency`.
    if path.first == "Tips", !Self.isInstance(path), name.first?.isUppercase == true {
      return .builtin(path + [name], generics: generics)
    }
    throw EvaluationFailure(
      .symbolic((path + [name]).joined(separator: ".")),
      "`\((path + [name]).joined(separator: "."))` is not in what was read", span)
  }

  /// `array[0]`, `dictionary["key"]`.
  func element(
    of base: Expression, _ arguments: [Expression.Argument], in scope: Scope, span: SourceSpan
  ) throws(EvaluationFailure) -> Value {
    if running != nil || scan != nil,
      let found = try appElement(of: base, arguments, in: scope, span: span)
    {
      return found
    }
    guard arguments.count == 1, let index = arguments.first?.value else {
      throw EvaluationFailure(.opaque, "`\(span.code)` is not read", span)
    }
    let container = try value(of: base, in: scope)
    let key = try value(of: index, in: scope)
    switch (container, key) {
    case (.list(let elements), .swift(.integer(let position)))
    where elements.indices.contains(position):
      return elements[position]
    case (.pairs(let pairs), _):
      let wanted = key.swiftValue(in: declarations)
      return pairs.last { $0.key.swiftValue(in: declarations) == wanted }?.value ?? .absent
    default: throw EvaluationFailure(.opaque, "`\(span.code)` is not read", span)
    }
  }
}
