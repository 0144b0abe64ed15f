extension SwiftValue {
  /// A `Float` as the decimal that it is written as: 0.1, not 0.10000000149011612.
  ///
  /// Values of `Float` are kept in this form, so that they print, compare and are stored as in Swift.
  static func decimal(_ value: Float) -> Double {
    Double(value.description) ?? Double(value)
  }

  /// Whether a type is `Float`, by one of its names.
  static func isSingle(_ type: SwiftType) -> Bool {
    type == .decimal("Float") || type == .decimal("Float32")
  }

  /// A number as a decimal type holds it; nil when it is too large for the type.
  static func rounded(_ value: Double, to type: String) -> Double? {
    guard type == "Float" || type == "Float32" else { return value }
    let single = Float(value)
    guard single.isFinite || !value.isFinite else { return nil }
    return decimal(single)
  }

  /// Whether every number in it is one that its type holds.
  func fits(_ type: SwiftType) -> Bool {
    switch (self, type) {
    case (.none, _): true
    case (_, .optional(let wrapped)): fits(wrapped)
    case (.integer(let number), .integer(let name)): Self.range(of: name).contains(number)
    case (.decimal(let number), .decimal(let name)):
      Self.rounded(number, to: name) != nil
    case (.array(let elements), .array(let element)): elements.allSatisfy { $0.fits(element) }
    // `[]` of an option set is no list.
    case (.array, .structure): false
    case (.set(let elements), .set(let element)): elements.allSatisfy { $0.fits(element) }
    default: true
    }
  }
}
