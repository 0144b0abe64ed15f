import _FoundationICU

/// Where a line of text may end, by Unicode's rules of line breaking (UAX 14).
enum LineBreaks {
  /// The offsets in UTF-16 at which a new line may begin.
  static func offsets(in text: String) -> Set<Int> {
    let units = Array(text.utf16)
    guard !units.isEmpty else { return [] }
    return units.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      guard
        let iterator = swift_ubrk_open(
          UBRK_LINE, "en", buffer.baseAddress, Int32(buffer.count), &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return [] }
      defer { swift_ubrk_close(iterator) }
      var offsets: Set<Int> = []
      // Every step goes on by at least one unit.
      for _ in units {
        let next = swift_ubrk_next(iterator)
        if next < 0 { break }
        offsets.insert(Int(next))
      }
      return offsets
    }
  }
}
