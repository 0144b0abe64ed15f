import OpenTipKit
import TipSource

extension SwiftValue {
  /// The value as Swift writes it, in an order that does not vary; for `show` and for failures.
  func spelling(in zone: ScenarioTimeZone) -> String {
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
      case _ where scalar.value < 32 || (127..<160).contains(scalar.value):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
