extension SwiftType {
  /// The names of Swift's integer types.
  static let integerNames: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// The names of decimal types.
  static let decimalNames: Set<String> = [
    "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "Float32", "Float64",
  ]
}
