/// How a piece of a tip's words is set apart from the rest.
struct TextStyle: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = TextStyle(rawValue: 1)
  static let italic = TextStyle(rawValue: 2)
  static let strikethrough = TextStyle(rawValue: 4)
  static let code = TextStyle(rawValue: 8)
  static let link = TextStyle(rawValue: 16)
  /// What can be tapped, and the symbol.
  static let accent = TextStyle(rawValue: 32)

  /// The parameters of `SGR`, the terminals' escape sequence for weight; empty for none.
  ///
  /// - Parameter colours: whether the accent has its colour.
  func code(colours: Bool) -> String {
    var codes: [String] = []
    if contains(.bold) { codes.append("1") }
    if contains(.code) { codes.append("2") }
    if contains(.italic) { codes.append("3") }
    if contains(.link) { codes.append("4") }
    if contains(.strikethrough) { codes.append("9") }
    if contains(.accent), colours { codes.append("36") }
    return codes.joined(separator: ";")
  }

  /// Text between this style's escape sequence and the one that ends it.
  func paint(_ text: String, colours: Bool) -> String {
    let code = code(colours: colours)
    return code.isEmpty || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
