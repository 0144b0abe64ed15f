extension Lexer {
  /// Takes `'…'`, which is literal.
  mutating func takeSingleQuoted(into content: inout [UInt8]) throws(Problem) {
    let start = position
    position += 1
    while !isAtLineEnd {
      let byte = bytes[position]
      position += 1
      if byte == Ascii.singleQuote { return }
      content.append(byte)
    }
    throw .unterminatedQuote("'", span(start..<position))
  }

  /// Takes `"…"` with its escapes.
  mutating func takeDoubleQuoted(into content: inout [UInt8]) throws(Problem) {
    let start = position
    position += 1
    while !isAtLineEnd {
      let byte = bytes[position]
      switch byte {
      case Ascii.doubleQuote:
        position += 1
        return
      case Ascii.backslash:
        try takeEscape(into: &content)
      default:
        content.append(byte)
        position += 1
      }
    }
    throw .unterminatedQuote("\"", span(start..<position))
  }

  private mutating func takeEscape(into content: inout [UInt8]) throws(Problem) {
    let start = position
    position += 1
    guard !isAtLineEnd else { throw .unterminatedQuote("\"", span(start..<position)) }
    let byte = bytes[position]
    position += 1
    switch byte {
    case Ascii.doubleQuote, Ascii.backslash: content.append(byte)
    case UInt8(ascii: "n"): content.append(Ascii.newline)
    case UInt8(ascii: "t"): content.append(Ascii.tab)
    case UInt8(ascii: "u"): try takeScalar(from: start, into: &content)
    default:
      while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
      throw .unknownEscape(text.slice(start..<position), span(start..<position))
    }
  }

  /// `\u{…}` with one to eight hexadecimal digits.
  private mutating func takeScalar(from start: Int, into content: inout [UInt8]) throws(Problem) {
    var digits = ""
    guard position < bytes.count, bytes[position] == UInt8(ascii: "{") else {
      throw .badScalar(span(start..<position))
    }
    position += 1
    while !isAtLineEnd, bytes[position] != UInt8(ascii: "}"), digits.utf8.count <= 8 {
      digits.unicodeScalars.append(Unicode.Scalar(bytes[position]))
      position += 1
    }
    let isClosed = !isAtLineEnd && bytes[position] == UInt8(ascii: "}")
    if isClosed { position += 1 }
    guard isClosed, (1...8).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ $0 < 128 && Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
    else { throw .badScalar(span(start..<position)) }
    content.append(contentsOf: Array(String(Character(scalar)).utf8))
  }
}
