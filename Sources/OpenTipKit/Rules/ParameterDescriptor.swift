/// What the engine needs to know of a declared parameter, whichever type its value has (S8).
public struct ParameterDescriptor: Sendable {
  /// `Type.property`, the key under which the value is stored (S8.1).
  public let id: String
  /// The property's name alone, as blockers show it.
  public let name: String
  /// Whether the value starts every launch at its default and is not written (S8.1).
  public let isTransient: Bool
  /// The declared default.
  public let initialValue: any Sendable
  /// Writes a value as JSON, as Swift's `Codable` would.
  public let encode: @Sendable (any Sendable) throws -> String
  /// Reads a value from JSON; throws when it is not of the declared type (S8.3).
  public let decode: @Sendable (String) throws -> any Sendable

  /// Describes a parameter by its parts.
  public init(
    id: String, name: String, isTransient: Bool, initialValue: any Sendable,
    encode: @escaping @Sendable (any Sendable) throws -> String,
    decode: @escaping @Sendable (String) throws -> any Sendable
  ) {
    self.id = id
    self.name = name
    self.isTransient = isTransient
    self.initialValue = initialValue
    self.encode = encode
    self.decode = decode
  }
}
