import TipSource

extension SwiftType {
  /// How scenarios write a value of the type, with an example.
  var valueHelp: String {
    switch self {
    case .bool: "A Bool is true or false."
    case .integer: "An integer has digits only, say 3 or -1."
    case .decimal: "A decimal is written like 2.5."
    case .string: "A String is any word, in quotes when it has blanks."
    case .date: "A Date is an ISO 8601 instant, say 2026-01-31T09:00."
    case .uuid: "A UUID looks like 0E984725-C51C-4BF4-9960-E1C80E27ABA0."
    case .url: "A URL is written like https://example.com/a."
    case .optional(let wrapped): wrapped.valueHelp + " Or nil."
    case .array: "An array is JSON in quotes, say '[\"a\", \"b\"]'."
    case .set: "A Set is a JSON array in quotes, say '[1, 2]'."
    case .dictionary: "A dictionary is a JSON object in quotes, say '{\"a\": 1}'."
    case .enumeration(let type):
      type.cases.isEmpty
        ? "\(type.name) has no cases."
        : "\(type.name) is one of \(type.cases.map { "." + $0.name }.joined(separator: ", "))."
    case .structure(let type):
      "\(type.name) is a JSON object in quotes with "
        + type.fields.map { "\"\($0.codingKey)\"" }.joined(separator: ", ") + "."
    case .unknown(let name): "The type \(name) was not found in what was read."
    }
  }
}
