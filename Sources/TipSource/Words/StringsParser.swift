/// Parses the old property list form of `.strings` files.
struct StringsParser {
  /// What is wrong, and where in the bytes of the text.
  struct Flaw {
    let reason: String
    let offset: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private(set) var pairs: [String: String] = [:]
  private(set) var flaws: [Flaw] = []

  /// More flaws are not told of.
  private static let flawLimit = 20

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads all pairs; after a flaw it goes on behind the next `;`.
  mutating func parse() {
    while skipBlanks(), flaws.count < Self.flawLimit {
      let start = position
      guard let key = token() else {
        fail("a key is expected here", at: start)
        continue
      }
      _ = skipBlanks()
      if take(UInt8(ascii: ";")) {
        pairs[key] = key
        continue
      }
      guard take(UInt8(ascii: "=")) else {
        fail("`=` is expected after a key", at: position)
        continue
      }
      _ = skipBlanks()
      let place = position
      guard let value = token() else {
        fail("a text is expected after `=`", at: place)
        continue
      }
      _ = skipBlanks()
      // The pair stands, whatever comes after it.
      pairs[key] = value
      if !take(UInt8(ascii: ";")) {
        fail("`;` is missing after a pair", at: position, skips: false)
      }
    }
  }

  private mutating func fail(_ reason: String, at offset: Int, skips: Bool = true) {
    flaws.append(Flaw(reason: reason, offset: min(offset, bytes.count)))
    guard skips else { return }
    while position < bytes.count, bytes[position] != UInt8(ascii: ";") { position += 1 }
    position = min(position + 1, bytes.count)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private func starts(_ first: UInt8, _ second: UInt8) -> Bool {
    position + 1 < bytes.count && bytes[position] == first && bytes[position + 1] == second
  }

  /// Passes over blanks and comments; false at the end.
  private mutating func skipBlanks() -> Bool {
    while let byte = current {
      if byte <= 0x20 {
        position += 1
      } else if starts(UInt8(ascii: "/"), UInt8(ascii: "/")) {
        while let byte = current, byte != 0x0A, byte != 0x0D { position += 1 }
      } else if starts(UInt8(ascii: "/"), UInt8(ascii: "*")) {
        let start = position
        position += 2
        while position < bytes.count, !starts(UInt8(ascii: "*"), UInt8(ascii: "/")) {
          position += 1
        }
        if position >= bytes.count {
          flaws.append(Flaw(reason: "a comment does not end", offset: start))
          return false
        }
        position += 2
      } else {
        return true
      }
    }
    return false
  }

  /// A text in quotes, or a bare word.
  private mutating func token() -> String? {
    guard let first = current else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
    let start = position
    while let byte = current, Self.isBare(byte) { position += 1 }
    return position == start ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "/"):
      return true
    default: return false
    }
  }

  private mutating func quoted(_ quote: UInt8) -> String? {
    position += 1
    var text: [UInt8] = []
    /// The first half of a character outside the basic plane.
    var high: UInt32?
    while let byte = current {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let kind = current else {
        text.append(byte)
        continue
      }
      position += 1
      switch kind {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "a"): text.append(0x07)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "v"): text.append(0x0B)
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        guard let unit = number(4, radix: 16) else { continue }
        if (0xD800..<0xDC00).contains(unit) {
          high = unit
          continue
        }
        var value = unit
        if let first = high, (0xDC00..<0xE000).contains(unit) {
          value = 0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00)
        }
        high = nil
        text += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        position -= 1
        guard let value = number(3, radix: 8), let scalar = Unicode.Scalar(value) else { continue }
        text += Array(String(scalar).utf8)
      default: text.append(kind)
      }
    }
    return nil
  }

  private mutating func number(_ most: Int, radix: Int) -> UInt32? {
    var value: UInt32?
    for _ in 0..<most {
      guard let byte = current,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
      else { break }
      value = (value ?? 0) * UInt32(radix) + UInt32(digit)
      position += 1
    }
    return value
  }
}
