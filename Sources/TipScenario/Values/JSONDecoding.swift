import Foundation
import OpenTipKit
import TipSource

/// Turns JSON into a value of a declared type, as Swift's `Codable` would.
struct JSONDecoding {
  /// Why Swift's decoder would throw.
  struct Flaw: Error { let message: String }

  let reader: ValueReader

  /// Decodes a value; `path` tells where it stands within the whole.
  func value(_ json: JSONValue, as type: SwiftType, at path: String) throws(Flaw) -> SwiftValue {
    switch (type, json) {
    case (.optional, .null): return .none
    case (.optional(let wrapped), _): return try value(json, as: wrapped, at: path)
    case (.bool, .bool(let value)): return .bool(value)
    case (.integer(let name), .integer(let value)) where IntegerRange.contains(value, name):
      return .integer(value)
    case (.decimal, .integer(let value)): return .decimal(Double(value))
    case (.decimal, .decimal(let value)): return .decimal(value)
    case (.string, .string(let text)): return .string(text)
    case (.uuid, .string(let text)):
      if let id = UUID(uuidString: text) { return .string(id.uuidString) }
    case (.url, .string(let text)):
      if URL(string: text) != nil { return .string(text) }
    case (.date, .string(let text)):
      if let instant = try? ScenarioInstant.read(text, in: reader.zone) { return .date(instant) }
    case (.enumeration(let type), _):
      if let found = enumCase(json, type) { return found }
    case (.array(let element), .array(let elements)):
      return .array(try all(elements, as: element, at: path))
    case (.set(let element), .array(let elements)):
      return .set(Set(try all(elements, as: element, at: path)))
    case (.dictionary(.string, let element), .object(let members)):
      var result: [SwiftValue: SwiftValue] = [:]
      for (key, member) in members {
        result[.string(key)] = try value(member, as: element, at: path + "." + key)
      }
      return .dictionary(result)
    case (.structure(let type), .object(let members)):
      return try structure(members, type, at: path)
    default: break
    }
    let place = path.isEmpty ? "" : path + ": "
    throw Flaw(message: "\(place)\(json.kind) is no \(type.spelling)")
  }

  private func all(
    _ elements: [JSONValue], as type: SwiftType, at path: String
  ) throws(Flaw) -> [SwiftValue] {
    var values: [SwiftValue] = []
    for (index, element) in elements.enumerated() {
      values.append(try value(element, as: type, at: path + "[\(index)]"))
    }
    return values
  }

  private func structure(
    _ members: [(key: String, value: JSONValue)], _ type: StructureType, at path: String
  ) throws(Flaw) -> SwiftValue {
    var fields: [String: SwiftValue] = [:]
    for field in type.fields {
      if let member = members.first(where: { $0.key == field.codingKey }) {
        fields[field.name] = try value(
          member.value, as: field.type, at: path.isEmpty ? field.name : path + "." + field.name)
      } else if case .optional = field.type {
        fields[field.name] = SwiftValue.none
      } else {
        throw Flaw(message: "the key \"\(field.codingKey)\" of \(type.name) is missing")
      }
    }
    return .structure(type: type.name, fields: fields)
  }

  /// By raw value where there are some, else by the case's name.
  private func enumCase(_ json: JSONValue, _ type: EnumerationType) -> SwiftValue? {
    let found = type.cases.first { one in
      switch (one.rawValue, json) {
      case (.string(let raw), .string(let text)): raw == text
      case (.integer(let raw), .integer(let number)): raw == number
      case (nil, .string(let text)): text == one.name || text == "." + one.name
      default: false
      }
    }
    return found.map { .enumCase(type: type.name, name: $0.name, rawValue: $0.rawValue) }
  }
}
