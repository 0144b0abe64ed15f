import Foundation
import OpenTipKit

extension SwiftValue: CustomStringConvertible {
  /// The value as Swift would write it: `true`, `"text"`, `.case`, `nil`; a date as ISO 8601.
  public var description: String {
    switch self {
    case .bool(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .decimal(let value): return String(value)
    case .string(let value): return Self.quoted(value)
    case .date(let instant): return Self.iso8601(instant)
    case .none: return "nil"
    case .array(let elements):
      return "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .set(let elements):
      return "[" + elements.map(\.description).sorted().joined(separator: ", ") + "]"
    case .dictionary(let members):
      let pairs = members.map { "\($0.key): \($0.value)" }.sorted()
      return pairs.isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
    case .enumCase(_, let name, _): return ".\(name)"
    case .structure(let type, let fields):
      let members = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      let name = type.split(separator: ".").last ?? ""
      return "\(name)(\(members.joined(separator: ", ")))"
    }
  }

  /// A string literal of a text.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func iso8601(_ instant: Timestamp) -> String {
    let hasFraction = instant.milliseconds % 1000 != 0
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction)
    return instant.date.formatted(style)
  }
}
