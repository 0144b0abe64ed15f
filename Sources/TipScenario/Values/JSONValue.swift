/// JSON as a scenario's value gives it, with integers kept exact.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case decimal(Double)
  case string(String)
  case array([JSONValue])
  /// Members in the order written.
  case object([(key: String, value: JSONValue)])

  static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.decimal(let a), .decimal(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a.elementsEqual(b) { $0 == $1 }
    default: false
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The kind of value, as messages say it.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Bool"
    case .integer: "an integer"
    case .decimal: "a decimal"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
