/// Reads JSON, with a limit on how deep it nests.
struct JSONReader {
  /// Where and why a text is no JSON.
  struct Flaw: Error {
    let message: String
    /// In characters from 1.
    let position: Int
  }

  private static let deepest = 64

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var depth = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Reads one value and nothing after it.
  static func read(_ text: String) throws(Flaw) -> JSONValue {
    var reader = JSONReader(text)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.index == reader.scalars.count else { throw reader.flaw("something follows") }
    return value
  }

  private func flaw(_ message: String) -> Flaw { Flaw(message: message, position: index + 1) }

  private mutating func skipBlanks() {
    while index < scalars.count, [" ", "\t", "\n", "\r"].contains(scalars[index]) { index += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    let wanted = Array(word.unicodeScalars)
    guard scalars[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  private mutating func value() throws(Flaw) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw flaw("nested deeper than \(Self.deepest)") }
    skipBlanks()
    guard index < scalars.count else { throw flaw("a value is missing") }
    switch scalars[index] {
    case "{": return try object()
    case "[": return try array()
    case "\"": return .string(try string())
    case "-", "0"..."9": return try number()
    default: break
    }
    if take(word: "true") { return .bool(true) }
    if take(word: "false") { return .bool(false) }
    if take(word: "null") { return .null }
    throw flaw("this is no value")
  }

  private mutating func array() throws(Flaw) -> JSONValue {
    index += 1
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return .array([]) }
    while true {
      elements.append(try value())
      skipBlanks()
      if take("]") { return .array(elements) }
      guard take(",") else { throw flaw("a comma or ] is missing") }
    }
  }

  private mutating func object() throws(Flaw) -> JSONValue {
    index += 1
    var members: [(key: String, value: JSONValue)] = []
    var keys: Set<String> = []
    skipBlanks()
    if take("}") { return .object([]) }
    while true {
      skipBlanks()
      guard index < scalars.count, scalars[index] == "\"" else { throw flaw("a key is missing") }
      let key = try string()
      guard keys.insert(key).inserted else { throw flaw("the key \"\(key)\" is there twice") }
      skipBlanks()
      guard take(":") else { throw flaw("a colon is missing") }
      members.append((key, try value()))
      skipBlanks()
      if take("}") { return .object(members) }
      guard take(",") else { throw flaw("a comma or } is missing") }
    }
  }

  private mutating func string() throws(Flaw) -> String {
    index += 1
    var text = String.UnicodeScalarView()
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escape())
      case _ where scalar.value < 32: throw flaw("a control character in a string")
      default: text.append(scalar)
      }
    }
    throw flaw("the string has no end")
  }

  private mutating func escape() throws(Flaw) -> Unicode.Scalar {
    guard index < scalars.count else { throw flaw("the string has no end") }
    let scalar = scalars[index]
    index += 1
    switch scalar {
    case "\"", "\\", "/": return scalar
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicode()
    default: throw flaw("an unknown escape")
    }
  }

  private mutating func unicode() throws(Flaw) -> Unicode.Scalar {
    let first = try hex()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take("\\"), take("u") else { throw flaw("half a surrogate pair") }
    let second = try hex()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw flaw("half a surrogate pair") }
    return scalar
  }

  private mutating func hex() throws(Flaw) -> UInt32 {
    guard index + 4 <= scalars.count else { throw flaw("\\u takes four digits") }
    let digits = scalars[index..<index + 4].map { Character($0) }
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = UInt32(String(digits), radix: 16)
    else { throw flaw("\\u takes four digits") }
    index += 4
    return value
  }

  private mutating func number() throws(Flaw) -> JSONValue {
    let start = index
    var isDecimal = false
    _ = take("-")
    while index < scalars.count {
      switch scalars[index] {
      case "0"..."9": break
      case ".", "e", "E", "+", "-": isDecimal = true
      default: return try number(start: start, isDecimal: isDecimal)
      }
      index += 1
    }
    return try number(start: start, isDecimal: isDecimal)
  }

  private func number(start: Int, isDecimal: Bool) throws(Flaw) -> JSONValue {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start..<index])
    if !isDecimal, let integer = Int(text) { return .integer(integer) }
    guard let decimal = Double(text), decimal.isFinite, !text.hasSuffix(".") else {
      throw flaw("this is no number")
    }
    return .decimal(decimal)
  }
}
