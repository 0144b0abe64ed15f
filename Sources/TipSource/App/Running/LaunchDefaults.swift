import Foundation

/// What `UserDefaults` reads of launch arguments: pairs of `-key value`, as Foundation takes them.
struct LaunchDefaults: Sendable {
  private(set) var values: [String: SwiftValue] = [:]

  /// Reads the arguments of a launch, without the program's own path.
  ///
  /// A key begins with `-`; the argument after it is its value unless that begins with `-` too.
  init(_ arguments: [String]) {
    var index = 0
    while index + 1 < arguments.count {
      let key = arguments[index]
      let value = arguments[index + 1]
      if key.hasPrefix("-"), key.count > 1, !value.hasPrefix("-") {
        values[String(key.dropFirst())] = Self.value(value)
        index += 1
      }
      index += 1
    }
  }

  /// A list in parentheses, else the text.
  private static func value(_ text: String) -> SwiftValue {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.hasPrefix("("), trimmed.hasSuffix(")"), trimmed.count >= 2 else {
      return .string(trimmed)
    }
    let elements = trimmed.dropFirst().dropLast().split(separator: ",").map {
      let element = $0.trimmingCharacters(in: .whitespacesAndNewlines)
      let isQuoted = element.count >= 2 && element.hasPrefix("\"") && element.hasSuffix("\"")
      return SwiftValue.string(isQuoted ? String(element.dropFirst().dropLast()) : element)
    }
    return .array(elements)
  }

  /// A value as a method of `UserDefaults` gives it: `bool`, `integer`, `string`, …; nil for a method
  /// that is not read.
  static func read(_ value: SwiftValue?, as method: String) -> SwiftValue? {
    switch method {
    case "bool": return .bool(value.map(bool) ?? false)
    case "integer": return .integer(value.map(integer) ?? 0)
    case "double", "float": return .decimal(value.map(decimal) ?? 0)
    case "string":
      switch value {
      case .string, nil: return value ?? SwiftValue.none
      case .integer(let number): return .string(String(number))
      case .decimal, .bool: return value.map { .string($0.description) }
      default: return SwiftValue.none
      }
    case "array", "stringArray":
      if case .array? = value { return value }
      return SwiftValue.none
    case "dictionary":
      if case .dictionary? = value { return value }
      return SwiftValue.none
    case "object", "value", "data", "url": return value ?? SwiftValue.none
    default: return nil
    }
  }

  /// Foundation's reading: after blanks, a sign and zeros, `Y`, `T` or a digit from 1 to 9.
  static func bool(_ value: SwiftValue) -> Bool {
    switch value {
    case .bool(let flag): return flag
    case .integer(let number): return number != 0
    case .decimal(let number): return number != 0
    case .string(let text):
      var rest = text.drop { $0.isWhitespace }
      if let sign = rest.first, sign == "-" || sign == "+" { rest = rest.dropFirst() }
      rest = rest.drop { $0 == "0" }
      return rest.first.map { "YyTt123456789".contains($0) } ?? false
    default: return false
    }
  }

  private static func integer(_ value: SwiftValue) -> Int {
    switch value {
    case .bool(let flag): return flag ? 1 : 0
    case .integer(let number): return number
    case .decimal(let number): return Int(exactly: number.rounded(.towardZero)) ?? 0
    case .string(let text): return Int(number(in: text) { $0.isASCII && $0.isNumber }) ?? 0
    default: return 0
    }
  }

  private static func decimal(_ value: SwiftValue) -> Double {
    switch value {
    case .bool(let flag): return flag ? 1 : 0
    case .integer(let number): return Double(number)
    case .decimal(let number): return number
    case .string(let text):
      return Double(number(in: text) { ($0.isASCII && $0.isNumber) || $0 == "." }) ?? 0
    default: return 0
    }
  }

  /// The number that a text begins with, blanks passed over.
  private static func number(in text: String, _ isDigit: (Character) -> Bool) -> String {
    let rest = text.drop { $0.isWhitespace }
    let sign = rest.first == "-" ? "-" : ""
    let digits = rest.first == "-" || rest.first == "+" ? rest.dropFirst() : rest
    return sign + String(digits.prefix(while: isDigit))
  }
}
