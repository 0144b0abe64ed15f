/// Tells quickly that a text does not hold a word: its words are gone over once, and each leaves two
/// bits. Now and then it takes a word for one that is there.
struct WordFilter: Sendable {
  /// A word to look for.
  struct Word: Hashable, Sendable {
    /// What tells words apart, but for a few.
    typealias Hash = UInt64

    let bytes: [UInt8]
    let hash: Hash

    init(_ text: String) {
      bytes = Array(text.utf8)
      var hash = WordFilter.seed
      for byte in bytes { hash = WordFilter.mixed(hash, byte) }
      self.hash = WordFilter.finished(hash)
    }
  }

  private var bits: [UInt64]
  private let mask: UInt64
  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Goes over a part of a text.
  init(_ utf8: [UInt8], in range: Range<Int>? = nil) {
    let range = range ?? 0..<utf8.count
    // About sixteen bits for each word that a text of this size has.
    var count = 256
    while count < range.count * 2, count < 1 << 16 { count *= 2 }
    mask = UInt64(count - 1)
    var bits = [UInt64](repeating: 0, count: count / 64)
    let mask = mask
    bits.withUnsafeMutableBufferPointer { bits in
      Self.forEachWord(in: utf8, range) { hash, _ in Self.set(hash, mask, bits) }
    }
    self.bits = bits
  }

  /// Calls a body for each word of a part of a text, with its hash and where it begins.
  @inline(__always)
  static func forEachWord(
    in utf8: [UInt8], _ range: Range<Int>, _ body: (_ hash: Word.Hash, _ start: Int) -> Void
  ) {
    utf8.withUnsafeBufferPointer { bytes in
      var hash = seed
      var start: Int?
      for index in range {
        let byte = bytes[index]
        if ByteSearch.isWord(byte) {
          hash = mixed(hash, byte)
          if start == nil { start = index }
        } else if let first = start {
          body(finished(hash), first)
          hash = seed
          start = nil
        }
      }
      if let start { body(finished(hash), start) }
    }
  }

  /// Whether the text may hold a word that is no part of a longer one.
  func mayHold(_ word: Word) -> Bool {
    let (first, second) = Self.positions(word.hash, mask)
    return bits[Int(first >> 6)] & (1 << (first & 63)) != 0
      && bits[Int(second >> 6)] & (1 << (second & 63)) != 0
  }

  private static func positions(_ hash: UInt64, _ mask: UInt64) -> (UInt64, UInt64) {
    (hash & mask, (hash >> 32) & mask)
  }

  private static func set(
    _ hash: UInt64, _ mask: UInt64, _ bits: UnsafeMutableBufferPointer<UInt64>
  ) {
    let (first, second) = positions(hash, mask)
    bits[Int(first >> 6)] |= 1 << (first & 63)
    bits[Int(second >> 6)] |= 1 << (second & 63)
  }

  private static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  private static func finished(_ hash: UInt64) -> UInt64 {
    var hash = hash
    hash ^= hash >> 33
    hash = hash &* 0xff51_afd7_ed55_8ccd
    return hash ^ (hash >> 33)
  }
}
