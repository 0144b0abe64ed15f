/// A JSON text as values, objects with their keys in order.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case decimal(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One key of an object.
  struct Member: Hashable, Sendable {
    let key: String
    let value: JSONValue

    init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value of a key; the last one where a key is repeated.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// What kind of value it is, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .integer, .decimal: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
