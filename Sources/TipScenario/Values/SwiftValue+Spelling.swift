import OpenTipKit
import TipSource

extension SwiftValue {
  /// The value as Swift writes it, in an order that does not vary; for `show` and for failures.
  ///
  /// - Parameter type: the declared type, whose order a struct's fields have.
  func spelling(as type: SwiftType, in zone: ScenarioTimeZone) -> String {
    switch (self, type) {
    case (.none, _): "nil"
    case (_, .optional(let wrapped)): spelling(as: wrapped, in: zone)
    case (.array(let elements), .array(let element)):
      "[" + elements.map { $0.spelling(as: element, in: zone) }.joined(separator: ", ") + "]"
    case (.set(let elements), .set(let element)):
      "[" + elements.map { $0.spelling(as: element, in: zone) }.sorted().joined(separator: ", ")
        + "]"
    case (.dictionary(let members), .dictionary(let key, let value)) where !members.isEmpty:
      "["
        + members.map { "\($0.spelling(as: key, in: zone)): \($1.spelling(as: value, in: zone))" }
        .sorted().joined(separator: ", ") + "]"
    case (.structure(_, let fields), .structure(let structure)):
      "\(structure.name)("
        + structure.fields.compactMap { field in
          fields[field.name].map { "\(field.name): \($0.spelling(as: field.type, in: zone))" }
        }.joined(separator: ", ") + ")"
    default: spelling(in: zone)
    }
  }

  /// The value as Swift writes it where its declared type is not known.
  private func spelling(in zone: ScenarioTimeZone) -> String {
    switch self {
    case .bool(let value): String(value)
    case .integer(let value): String(value)
    case .decimal(let value): String(value)
    case .string(let text): SwiftValue.quote(text)
    case .date(let instant): ScenarioInstant.printISO(instant, in: zone)
    case .none: "nil"
    case .array(let elements):
      "[" + elements.map { $0.spelling(in: zone) }.joined(separator: ", ") + "]"
    case .set(let elements):
      "[" + elements.map { $0.spelling(in: zone) }.sorted().joined(separator: ", ") + "]"
    case .dictionary(let members):
      members.isEmpty
        ? "[:]"
        : "["
          + members.map { "\($0.spelling(in: zone)): \($1.spelling(in: zone))" }.sorted()
          .joined(separator: ", ") + "]"
    case .enumCase(_, let name, _): "." + name
    case .structure(let type, let fields):
      "\(type)("
        + fields.sorted { $0.key < $1.key }.map { "\($0): \($1.spelling(in: zone))" }
        .joined(separator: ", ") + ")"
    }
  }

  /// A string literal, with what a terminal could act on escaped.
  static func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return DiagnosticText.escaped(result) + "\""
  }
}
