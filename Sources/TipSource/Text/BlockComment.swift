/// The one walk through `/* … */`, which nests in Swift.
enum BlockComment {
  /// The offset behind the comment's end; `limit` for one that has none.
  ///
  /// - Parameter start: the offset behind the `/*`.
  static func end<Bytes: RandomAccessCollection<UInt8>>(
    in bytes: Bytes, from start: Int, to limit: Int
  ) -> Int where Bytes.Index == Int {
    var level = 1
    var index = start
    while index + 1 < limit, level > 0 {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        level -= 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        level += 1
        index += 2
      } else {
        index += 1
      }
    }
    return level > 0 ? limit : index
  }
}
