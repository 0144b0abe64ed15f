extension JSONValue {
  /// The value on one line, without blanks.
  var compact: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// The value over several lines, two blanks a level.
  var pretty: String {
    var text = ""
    write(to: &text, indent: 0)
    return text
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .decimal(let value): text += Self.number(value)
    case .string(let value): text += Self.quoted(value)
    case .array(let elements):
      write(elements.count, in: "[", "]", to: &text, indent: indent) { index, text, indent in
        elements[index].write(to: &text, indent: indent)
      }
    case .object(let members):
      write(members.count, in: "{", "}", to: &text, indent: indent) { index, text, indent in
        text += Self.quoted(members[index].key) + (indent == nil ? ":" : ": ")
        members[index].value.write(to: &text, indent: indent)
      }
    }
  }

  private func write(
    _ count: Int, in opening: String, _ closing: String, to text: inout String, indent: Int?,
    element: (Int, inout String, Int?) -> Void
  ) {
    text += opening
    let inner = indent.map { $0 + 1 }
    for index in 0..<count {
      if index > 0 { text += "," }
      if let inner { text += "\n" + String(repeating: "  ", count: inner) }
      element(index, &text, inner)
    }
    if let indent, count > 0 { text += "\n" + String(repeating: "  ", count: indent) }
    text += closing
  }

  /// A number as JSON: a whole one without a fraction, as Foundation writes it.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value), abs(whole) < 1 << 53 { return String(whole) }
    return String(value)
  }

  /// A string with its quotes and escapes.
  static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{61C}", "\u{200E}", "\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
