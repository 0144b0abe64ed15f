#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks for words in files without parsing them.
enum ByteSearch {
  private static let keywords: Set<String> = [
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

  /// Whether a text seems to declare a name: a keyword stands before it.
  static func declares(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    var start = 0
    while let found = offset(of: word, in: bytes, from: start) {
      start = found + 1
      let end = found + word.count
      if end < bytes.count, isWord(bytes[end]) { continue }
      guard found >= 2, bytes[found - 1] == 0x20 else { continue }
      var begin = found - 1
      while begin > 0, isWord(bytes[begin - 1]), found - begin < 12 { begin -= 1 }
      if keywords.contains(String(decoding: bytes[begin..<found - 1], as: UTF8.self)) { return true }
    }
    return false
  }

  private static func isWord(_ byte: UInt8) -> Bool {
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
