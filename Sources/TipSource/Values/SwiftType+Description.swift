extension SwiftType: CustomStringConvertible {
  /// The type as Swift writes it.
  public var description: String {
    switch self {
    case .bool: "Bool"
    case .integer(let name), .decimal(let name), .unknown(let name): name
    case .string: "String"
    case .date: "Date"
    case .uuid: "UUID"
    case .url: "URL"
    case .optional(let wrapped): "\(wrapped)?"
    case .array(let element): "[\(element)]"
    case .set(let element): "Set<\(element)>"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .enumeration(let type): type.name
    case .structure(let type): type.name
    }
  }
}
