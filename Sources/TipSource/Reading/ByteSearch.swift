#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks for words in files without parsing them.
enum ByteSearch {
  static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "typealias", "let", "var", "func",
    "case",
  ]

  /// Whether a text holds a word, as a part of longer ones too.
  static func contains(_ word: String, in bytes: [UInt8]) -> Bool {
    offset(of: Array(word.utf8), in: bytes, from: 0) != nil
  }

  /// Where a byte stands.
  static func offsets(of byte: UInt8, in bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    var start = 0
    while let next = offset(of: [byte], in: bytes, from: start) {
      found.append(next)
      start = next + 1
    }
    return found
  }

  /// Whether a text holds a word that is no part of a longer one.
  static func containsWord(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    contains(word, in: bytes) { start, end in
      (start == 0 || !isWord(bytes[start - 1])) && (end == bytes.count || !isWord(bytes[end]))
    }
  }

  /// Where a word stands that is no part of a longer one.
  static func offsets(ofWord word: [UInt8], in bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    _ = contains(word, in: bytes) { start, end in
      if (start == 0 || !isWord(bytes[start - 1])) && (end == bytes.count || !isWord(bytes[end])) {
        found.append(start)
      }
      return false
    }
    return found
  }

  /// The words that follow a word, after blanks and backticks.
  static func words(after word: [UInt8], in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for offset in offsets(ofWord: word, in: bytes) {
      let rest = bytes[(offset + word.count)...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "`") }
      let next = rest.prefix(while: isWord)
      if !next.isEmpty { found.insert(String(decoding: next, as: UTF8.self)) }
    }
    return found
  }

  /// Whether a text seems to declare or extend a name: a keyword stands before it.
  static func declares(
    _ word: [UInt8], in bytes: [UInt8], keywords: Set<String> = ByteSearch.keywords
  ) -> Bool {
    contains(word, in: bytes) { start, end in
      guard end == bytes.count || !isWord(bytes[end]), start >= 2, bytes[start - 1] == 0x20 else {
        return false
      }
      var begin = start - 1
      while begin > 0, isWord(bytes[begin - 1]), start - begin < 12 { begin -= 1 }
      return keywords.contains(String(decoding: bytes[begin..<start - 1], as: UTF8.self))
    }
  }

  /// Whether a text holds `Name(` with something before the next `)`.
  static func callsWithArguments(_ call: [UInt8], in bytes: [UInt8]) -> Bool {
    contains(call, in: bytes) { _, end in
      end < bytes.count && bytes[end] != UInt8(ascii: ")")
    }
  }

  /// Whether a word stands somewhere in a way that a test accepts.
  private static func contains(
    _ word: [UInt8], in bytes: [UInt8], where accepts: (_ start: Int, _ end: Int) -> Bool
  ) -> Bool {
    var start = 0
    while let found = offset(of: word, in: bytes, from: start) {
      if accepts(found, found + word.count) { return true }
      start = found + 1
    }
    return false
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func offset(of word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = word.first, bytes.count >= word.count else { return nil }
    return bytes.withUnsafeBytes { haystack -> Int? in
      guard let base = haystack.baseAddress else { return nil }
      let last = haystack.count - word.count
      var position = start
      // `memchr` goes over the bytes many at a time, so that a whole app takes a moment.
      while position <= last,
        let found = memchr(base + position, Int32(first), last - position + 1)
      {
        let offset = UnsafeRawPointer(found) - base
        if memcmp(found, word, word.count) == 0 { return offset }
        position = offset + 1
      }
      return nil
    }
  }
}
