import SwiftSyntax

extension Lowering {
  /// A string literal: plain, raw, over several lines, with or without values in it.
  func string(_ node: StringLiteralExprSyntax, depth: Int) -> Expression.Form {
    let pounds = node.openingPounds?.text.count ?? 0
    var segments: [Expression.Segment] = []
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let piece): text += Self.unescaped(piece.content.text, pounds: pounds)
      case .expressionSegment(let value):
        if !text.isEmpty { segments.append(.text(text)) }
        text = ""
        segments.append(.value(arguments(value.expressions, depth: depth)))
      @unknown default: continue
      }
    }
    if segments.isEmpty { return .string(text) }
    if !text.isEmpty { segments.append(.text(text)) }
    return .interpolation(segments)
  }

  /// The characters that a literal's text stands for.
  ///
  /// - Parameter pounds: how many `#` stand before the quote, and so after a backslash.
  static func unescaped(_ text: String, pounds: Int) -> String {
    guard text.contains("\\") else { return text }
    let marker = "\\" + String(repeating: "#", count: pounds)
    var result = ""
    var rest = text[...]
    while let range = rest.range(of: marker) {
      result += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      guard let kind = rest.first else { break }
      rest = rest.dropFirst()
      switch kind {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "\n", "\r\n":
        // A backslash at the end of a line joins it with the next.
        break
      case " ", "\t":
        rest = rest.drop { $0 == " " || $0 == "\t" }
        if rest.first == "\n" || rest.first == "\r\n" { rest = rest.dropFirst() }
      case "u":
        let digits = rest.drop { $0 == "{" }.prefix { $0 != "}" }
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.unicodeScalars.append(scalar)
        }
        rest = rest.drop { $0 != "}" }.dropFirst()
      default: result.append(kind)
      }
    }
    return result + rest
  }
}
