public import OpenTipKit

/// A value of a type that is known by its declaration only.
public indirect enum SwiftValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case decimal(Double)
  case string(String)
  case date(Timestamp)
  /// `nil` of any optional; a value that is there stands for itself, without a wrapper.
  case none
  case array([SwiftValue])
  case set(Set<SwiftValue>)
  case dictionary([SwiftValue: SwiftValue])
  /// A case of an enum, with the raw value where the enum has them.
  case enumCase(type: String, name: String, rawValue: SwiftValue?)
  case structure(type: String, fields: [String: SwiftValue])
}
