extension DiagnosticText {
  /// Text in which what a terminal would act on, or what would not be seen, is written out.
  ///
  /// Control characters, line breaks, marks that turn the direction of writing and invisible format
  /// characters become `\n`, `\u{1B}` and the like; a tab stays a tab.
  public static func escaped(_ text: String) -> String {
    // Nearly all text is plain ASCII, and then there is nothing to do.
    guard !text.utf8.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x09 }) else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\t": text.append("\t")
    case "\n": text.append("\\n")
    case "\r": text.append("\\r")
    // The joiners are part of emoji and of several scripts.
    case "\u{200C}", "\u{200D}": text.unicodeScalars.append(scalar)
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate:
        text.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
