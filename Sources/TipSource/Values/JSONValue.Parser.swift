extension JSONValue {
  /// Reads JSON as RFC 8259 has it.
  ///
  /// Not Foundation's decoder: rules read the information of up to a thousand donations at each
  /// evaluation, and the type is known only from source.
  struct Parser {
    /// What is wrong with a text.
    struct Failure: Error {
      let message: String
      /// Where reading ended, in bytes from the beginning.
      var offset = 0
    }

    /// The deepest nesting that is read.
    private static let depthLimit = 100

    private let bytes: [UInt8]
    private var position = 0

    /// Reads a whole text.
    static func parse(_ text: String) throws(Failure) -> JSONValue {
      try parse(Array(text.utf8))
    }

    /// Reads a whole text of UTF-8.
    static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
      var parser = Parser(bytes: bytes)
      do throws(Failure) {
        let value = try parser.value(depth: 0)
        parser.skipBlanks()
        guard parser.position == parser.bytes.count else {
          throw Failure(message: "there is more after the value")
        }
        return value
      } catch {
        throw Failure(message: error.message, offset: parser.position)
      }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() {
      while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        position += 1
      }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard current == byte else { return false }
      position += 1
      return true
    }

    private mutating func value(depth: Int) throws(Failure) -> JSONValue {
      guard depth < Self.depthLimit else { throw Failure(message: "it is nested too deeply") }
      skipBlanks()
      switch current {
      case UInt8(ascii: "{"): return try object(depth: depth + 1)
      case UInt8(ascii: "["): return try array(depth: depth + 1)
      case UInt8(ascii: "\""): return .string(try string())
      case UInt8(ascii: "t"): return try word("true", .bool(true))
      case UInt8(ascii: "f"): return try word("false", .bool(false))
      case UInt8(ascii: "n"): return try word("null", .null)
      case .some: return try number()
      case nil: throw Failure(message: "it ends too early")
      }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
      for byte in word.utf8 where !take(byte) { throw Failure(message: "a value is misspelled") }
      return value
    }

    private mutating func object(depth: Int) throws(Failure) -> JSONValue {
      position += 1
      var members: [Member] = []
      skipBlanks()
      if take(UInt8(ascii: "}")) { return .object(members) }
      while true {
        skipBlanks()
        guard current == UInt8(ascii: "\"") else { throw Failure(message: "a key is missing") }
        let key = try string()
        skipBlanks()
        guard take(UInt8(ascii: ":")) else { throw Failure(message: "`:` is missing after a key") }
        members.append(Member(key, try value(depth: depth)))
        skipBlanks()
        if take(UInt8(ascii: "}")) { return .object(members) }
        guard take(UInt8(ascii: ",")) else { throw Failure(message: "`,` or `}` is missing") }
      }
    }

    private mutating func array(depth: Int) throws(Failure) -> JSONValue {
      position += 1
      var elements: [JSONValue] = []
      skipBlanks()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      while true {
        elements.append(try value(depth: depth))
        skipBlanks()
        if take(UInt8(ascii: "]")) { return .array(elements) }
        guard take(UInt8(ascii: ",")) else { throw Failure(message: "`,` or `]` is missing") }
      }
    }

    private mutating func number() throws(Failure) -> JSONValue {
      let start = position
      var isWhole = true
      while let byte = current {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
        case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
          isWhole = false
        default:
          return try number(String(decoding: bytes[start..<position], as: UTF8.self), isWhole)
        }
        position += 1
      }
      return try number(String(decoding: bytes[start..<position], as: UTF8.self), isWhole)
    }

    private func number(_ text: String, _ isWhole: Bool) throws(Failure) -> JSONValue {
      if isWhole, let value = Int(text) { return .integer(value) }
      guard let value = Double(text), value.isFinite else {
        throw Failure(message: "a value is misspelled")
      }
      return .decimal(value)
    }

    private mutating func string() throws(Failure) -> String {
      position += 1
      // Nearly all strings have no escapes: they are taken as they are.
      let start = position
      while let byte = current, byte != UInt8(ascii: "\\"), byte >= 0x20 {
        if byte == UInt8(ascii: "\"") {
          position += 1
          return String(decoding: bytes[start..<position - 1], as: UTF8.self)
        }
        position += 1
      }
      var units = Array(bytes[start..<position])
      while let byte = current {
        position += 1
        switch byte {
        case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
        case UInt8(ascii: "\\"): units += Array(String(try escape()).utf8)
        case 0..<0x20: throw Failure(message: "a string holds a control character")
        default: units.append(byte)
        }
      }
      throw Failure(message: "a string does not end")
    }

    private mutating func escape() throws(Failure) -> Character {
      guard let kind = current else { throw Failure(message: "a string does not end") }
      position += 1
      switch kind {
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
        return Character(Unicode.Scalar(kind))
      case UInt8(ascii: "u"): return try unicode()
      default: throw Failure(message: "a string holds an unknown escape")
      }
    }

    private mutating func unicode() throws(Failure) -> Character {
      var value = try hexadecimal()
      if (0xD800..<0xDC00).contains(value) {
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
          throw Failure(message: "a string holds half a character")
        }
        let low = try hexadecimal()
        guard (0xDC00..<0xE000).contains(low) else {
          throw Failure(message: "a string holds half a character")
        }
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw Failure(message: "a string holds half a character")
      }
      return Character(scalar)
    }

    private mutating func hexadecimal() throws(Failure) -> UInt32 {
      guard position + 4 <= bytes.count,
        let value = UInt32(
          String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
      else { throw Failure(message: "`\\u` takes four hexadecimal digits") }
      position += 4
      return value
    }
  }
}
