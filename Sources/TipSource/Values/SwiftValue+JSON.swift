import OpenTipKit

extension SwiftValue {
  /// Why a JSON text is not a value of a type.
  public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where in the text, say `items[2].name`; empty for the whole.
    public let path: String
    /// What is wrong, in one sentence without a full stop.
    public let message: String

    public var description: String { path.isEmpty ? message : "\(path): \(message)" }

    init(_ path: String, _ message: String) {
      self.path = path
      self.message = message
    }
  }

  /// Reads a value of a type from JSON as Swift's `Codable` would (S8.1).
  ///
  /// - Throws: ``JSONError`` when the text is no JSON, a key is missing, or a value has another type.
  public init(json: String, as type: SwiftType) throws(JSONError) {
    let value: JSONValue
    do {
      value = try JSONValue.Parser.parse(json)
    } catch {
      throw JSONError("", "this is no JSON: \(error.message)")
    }
    self = try Self.decode(value, as: type, at: "")
  }

  /// The value as JSON, as Swift's `Codable` writes it, keys sorted.
  public var json: String { encoded(as: nil).compact }

  /// The value of a type as JSON, with the keys that the type's `CodingKeys` give.
  public func json(as type: SwiftType) -> String { encoded(as: type).compact }

  private static func decode(
    _ json: JSONValue, as type: SwiftType, at path: String
  ) throws(JSONError) -> SwiftValue {
    switch (type, json) {
    case (.optional, .null): return .none
    case (.optional(let wrapped), _): return try decode(json, as: wrapped, at: path)
    case (.bool, .bool(let value)): return .bool(value)
    case (.integer(let name), .integer(let value)):
      guard Self.range(of: name).contains(value) else {
        throw JSONError(path, "\(value) does not fit in \(name)")
      }
      return .integer(value)
    case (.integer(let name), .decimal(let value)):
      guard let whole = Int(exactly: value), Self.range(of: name).contains(whole) else {
        throw JSONError(path, "\(value) is not of type \(name)")
      }
      return .integer(whole)
    case (.decimal(let name), .integer(let value)):
      return .decimal(try Self.decimal(Double(value), as: name, at: path))
    case (.decimal(let name), .decimal(let value)):
      return .decimal(try Self.decimal(value, as: name, at: path))
    case (.string, .string(let value)): return .string(value)
    case (.url, .string(let value)): return .string(value)
    case (.uuid, .string(let value)): return .string(value.uppercased())
    case (.date, .integer(let value)): return .date(referenceDate(Double(value)))
    case (.date, .decimal(let value)): return .date(referenceDate(value))
    case (.array(let element), .array(let values)):
      return .array(try decode(values, as: element, at: path))
    case (.set(let element), .array(let values)):
      return .set(Set(try decode(values, as: element, at: path)))
    case (.dictionary(let key, let value), _):
      return try dictionary(json, key: key, value: value, at: path)
    case (.enumeration(let enumeration), _): return try enumCase(json, of: enumeration, at: path)
    case (.structure(let structure), .object): return try fields(json, of: structure, at: path)
    case (.unknown, _): return Self.untyped(json)
    default: throw JSONError(path, "expected \(type.description), found \(json.kind)")
    }
  }

  private static func decode(
    _ values: [JSONValue], as type: SwiftType, at path: String
  ) throws(JSONError) -> [SwiftValue] {
    var result: [SwiftValue] = []
    for (index, value) in values.enumerated() {
      result.append(try decode(value, as: type, at: "\(path)[\(index)]"))
    }
    return result
  }

  private static func decimal(
    _ value: Double, as type: String, at path: String
  ) throws(JSONError) -> Double {
    guard let rounded = rounded(value, to: type) else {
      throw JSONError(path, "\(value) does not fit in \(type)")
    }
    return rounded
  }

  /// A dictionary: an object for keys that are strings or integers, else keys and values in turn.
  private static func dictionary(
    _ json: JSONValue, key: SwiftType, value: SwiftType, at path: String
  ) throws(JSONError) -> SwiftValue {
    var result: [SwiftValue: SwiftValue] = [:]
    switch (json, key) {
    case (.object(let members), .string), (.object(let members), .unknown):
      for member in members {
        result[.string(member.key)] = try decode(
          member.value, as: value, at: join(path, member.key))
      }
    case (.object(let members), .integer):
      for member in members {
        guard let number = Int(member.key) else {
          throw JSONError(path, "the key \(JSONValue.quoted(member.key)) is no integer")
        }
        result[.integer(number)] = try decode(member.value, as: value, at: join(path, member.key))
      }
    case (.array(let elements), _) where elements.count.isMultiple(of: 2):
      for index in stride(from: 0, to: elements.count, by: 2) {
        let name = try decode(elements[index], as: key, at: "\(path)[\(index)]")
        result[name] = try decode(elements[index + 1], as: value, at: "\(path)[\(index + 1)]")
      }
    default: throw JSONError(path, "expected a dictionary, found \(json.kind)")
    }
    return .dictionary(result)
  }

  private static func enumCase(
    _ json: JSONValue, of enumeration: EnumerationType, at path: String
  ) throws(JSONError) -> SwiftValue {
    let found = enumeration.cases.first { candidate in
      switch (candidate.rawValue, json) {
      case (.string(let raw)?, .string(let value)): raw == value
      case (.integer(let raw)?, .integer(let value)): raw == value
      case (nil, .object(let members)): members.count == 1 && members[0].key == candidate.name
      default: false
      }
    }
    guard let found else {
      throw JSONError(path, "\(json.compact) is no case of \(enumeration.name)")
    }
    return .enumCase(type: enumeration.name, name: found.name, rawValue: found.rawValue)
  }

  private static func fields(
    _ json: JSONValue, of structure: StructureType, at path: String
  ) throws(JSONError) -> SwiftValue {
    var fields: [String: SwiftValue] = [:]
    for field in structure.fields {
      if let value = json[field.codingKey] {
        fields[field.name] = try decode(value, as: field.type, at: join(path, field.codingKey))
      } else if case .optional = field.type {
        fields[field.name] = SwiftValue.none
      } else {
        throw JSONError(path, "the key `\(field.codingKey)` of \(structure.name) is missing")
      }
    }
    return .structure(type: structure.name, fields: fields)
  }

  private static func untyped(_ json: JSONValue) -> SwiftValue {
    switch json {
    case .null: .none
    case .bool(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .decimal(let value): .decimal(value)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map(untyped))
    case .object(let members):
      .structure(
        type: "",
        fields: Dictionary(members.map { ($0.key, untyped($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }

  private static func join(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }

  /// Seconds between 1970 and Foundation's reference date, 2001-01-01T00:00:00Z.
  private static let referenceOffset = 978_307_200.0

  private static func referenceDate(_ seconds: Double) -> Timestamp {
    let milliseconds = ((seconds + referenceOffset) * 1000).rounded()
    return Timestamp(
      milliseconds: Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max))
  }

  /// The values that an integer type holds, as far as `Int` does.
  static func range(of type: String) -> ClosedRange<Int> {
    switch type {
    case "Int8": -128...127
    case "Int16": -32_768...32_767
    case "Int32": -2_147_483_648...2_147_483_647
    case "UInt8": 0...255
    case "UInt16": 0...65_535
    case "UInt32": 0...4_294_967_295
    case "UInt", "UInt64": 0...Int.max
    default: Int.min...Int.max
    }
  }

  private func encoded(as type: SwiftType?) -> JSONValue {
    var type = type
    if case .optional(let wrapped)? = type { type = wrapped }
    switch self {
    case .bool(let value): return .bool(value)
    case .integer(let value): return .integer(value)
    case .decimal(let value): return .decimal(value)
    case .string(let value): return .string(value)
    case .date(let instant):
      return .decimal(Double(instant.milliseconds) / 1000 - Self.referenceOffset)
    case .none: return .null
    case .array(let elements):
      var element: SwiftType?
      if case .array(let declared)? = type { element = declared }
      return .array(elements.map { $0.encoded(as: element) })
    case .set(let elements):
      var element: SwiftType?
      if case .set(let declared)? = type { element = declared }
      return .array(
        elements.map { $0.encoded(as: element) }.sorted { $0.compact < $1.compact })
    case .dictionary(let members): return Self.encoded(members, as: type)
    case .enumCase(_, let name, let rawValue):
      return rawValue?.encoded(as: nil) ?? .object([JSONValue.Member(name, .object([]))])
    case .structure(_, let fields): return Self.encoded(fields: fields, as: type)
    }
  }

  private static func encoded(
    _ members: [SwiftValue: SwiftValue], as type: SwiftType?
  ) -> JSONValue {
    var keyType: SwiftType?
    var valueType: SwiftType?
    if case .dictionary(let key, let value)? = type {
      keyType = key
      valueType = value
    }
    // Only strings and integers themselves make an object; an enum's raw values do not.
    let hasPlainKeys = members.keys.allSatisfy { key in
      switch key {
      case .string, .integer: true
      default: false
      }
    }
    let pairs = members.map { ($0.key.encoded(as: keyType), $0.value.encoded(as: valueType)) }
      .sorted { $0.0.compact < $1.0.compact }
    guard hasPlainKeys else { return .array(pairs.flatMap { [$0.0, $0.1] }) }
    return .object(
      pairs.map { key, value in
        if case .string(let text) = key { return JSONValue.Member(text, value) }
        return JSONValue.Member(key.compact, value)
      })
  }

  /// Fields by their coding keys; one without a value is left out, as synthesised code does.
  private static func encoded(fields: [String: SwiftValue], as type: SwiftType?) -> JSONValue {
    var declared: [String: StructureType.Field] = [:]
    if case .structure(let structure)? = type {
      declared = Dictionary(structure.fields.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
    return .object(
      fields.filter { $0.value != .none }
        .map { name, value in
          JSONValue.Member(
            declared[name]?.codingKey ?? name, value.encoded(as: declared[name]?.type))
        }
        .sorted { $0.key < $1.key })
  }
}
