/// A declared Swift type, as far as values of parameters and donations need it.
public indirect enum SwiftType: Hashable, Sendable {
  case bool
  /// Any integer type, by its name: `Int`, `UInt8`, …
  case integer(String)
  /// `Double`, `Float`, `CGFloat`, `TimeInterval`, `Decimal`, by its name.
  case decimal(String)
  case string
  case date
  case uuid
  case url
  case optional(SwiftType)
  case array(SwiftType)
  case set(SwiftType)
  case dictionary(key: SwiftType, value: SwiftType)
  case enumeration(EnumerationType)
  case structure(StructureType)
  /// A type that was not found in what was read, by its source text.
  case unknown(String)
}

/// An enum declared in the source that was read, with cases without associated values.
public struct EnumerationType: Hashable, Sendable {
  /// One case and its raw value: a string or an integer, or nil for an enum without raw values.
  public struct Case: Hashable, Sendable {
    public let name: String
    public let rawValue: SwiftValue?

    public init(name: String, rawValue: SwiftValue? = nil) {
      self.name = name
      self.rawValue = rawValue
    }
  }

  /// The type's name, qualified by the types it is nested in.
  public let name: String
  public let cases: [Case]

  public init(name: String, cases: [Case]) {
    self.name = name
    self.cases = cases
  }
}

/// A struct declared in the source that was read, with its stored properties in order.
public struct StructureType: Hashable, Sendable {
  /// One stored property.
  public struct Field: Hashable, Sendable {
    public let name: String
    public let type: SwiftType
    /// The key in JSON, where `CodingKeys` gives another than the name.
    public let codingKey: String

    public init(name: String, type: SwiftType, codingKey: String? = nil) {
      self.name = name
      self.type = type
      self.codingKey = codingKey ?? name
    }
  }

  /// The type's name, qualified by the types it is nested in.
  public let name: String
  public let fields: [Field]

  public init(name: String, fields: [Field]) {
    self.name = name
    self.fields = fields
  }
}
