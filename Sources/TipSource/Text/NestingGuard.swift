/// Finds nesting that is too deep to parse, by a look at the bytes.
enum NestingGuard {
  /// The deepest nesting of brackets that is parsed; code that people write stays below 30.
  static let limit = 200

  /// The offset at which the limit is passed; nil when it is not.
  ///
  /// Strings and comments are passed over, values in strings are looked into. Text that is not Swift
  /// may be misjudged, never parsed too deeply: a bracket in doubt counts.
  static func excess(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { scan($0) }
  }

  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    // For each open bracket: whether it is the value of a string, with that string's kind.
    var open: [(isValue: Bool, pounds: Int, isMultiline: Bool)] = []
    var index = 0
    // `#if` in `#if`, `A<B<…` and `() -> () -> …`, which take the parser long to give up.
    var conditions = 0
    var generics = 0
    var arrows = 0
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "<") where index > 0 && isWord(bytes[index - 1]):
        generics += 1
        if generics > limit { return index }
        index += 1
      case UInt8(ascii: ">"):
        if index > 0, bytes[index - 1] == UInt8(ascii: "-") {
          arrows += 1
          if arrows > limit { return index }
        } else {
          generics = max(0, generics - 1)
        }
        index += 1
      case 0x0A:
        generics = 0
        arrows = 0
        index += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append((false, 0, false))
        if open.count > limit { return index }
        index += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        index += 1
        if let last = open.popLast(), last.isValue {
          index = endOfString(
            bytes, from: index, pounds: last.pounds, isMultiline: last.isMultiline, &open)
          if open.count > limit { return index }
        }
      case UInt8(ascii: "/"):
        index = endOfComment(bytes, from: index)
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if starts("#if", bytes, at: index) { conditions += 1 }
        if starts("#endif", bytes, at: index) { conditions = max(0, conditions - 1) }
        if conditions > limit { return index }
        index = stringOrPounds(bytes, from: index, &open)
        if open.count > limit { return index }
      default: index += 1
      }
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func starts(
    _ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Bool {
    word.withUTF8Buffer { word in
      index + word.count <= bytes.count && word.indices.allSatisfy { bytes[index + $0] == word[$0] }
    }
  }

  private static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    if bytes[start + 1] == UInt8(ascii: "/") {
      var index = start + 2
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      return index
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return start + 1 }
    return BlockComment.end(in: bytes, from: start + 2, to: bytes.count)
  }

  private static func stringOrPounds(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    _ open: inout [(isValue: Bool, pounds: Int, isMultiline: Bool)]
  ) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let pounds = index - start
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      return max(index, start + 1)
    }
    let isMultiline =
      index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "\"")
      && bytes[index + 2] == UInt8(ascii: "\"")
    return endOfString(
      bytes, from: index + (isMultiline ? 3 : 1), pounds: pounds, isMultiline: isMultiline, &open)
  }

  /// The offset after a string, or after the `\(` of a value in it.
  private static func endOfString(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, pounds: Int, isMultiline: Bool,
    _ open: inout [(isValue: Bool, pounds: Int, isMultiline: Bool)]
  ) -> Int {
    var index = start
    func arePounds(at position: Int) -> Bool {
      position + pounds <= bytes.count
        && (0..<pounds).allSatisfy { bytes[position + $0] == UInt8(ascii: "#") }
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where arePounds(at: index + 1):
        let next = index + 1 + pounds
        if next < bytes.count, bytes[next] == UInt8(ascii: "(") {
          open.append((true, pounds, isMultiline))
          return next + 1
        }
        index = next + 1
      case UInt8(ascii: "\""):
        let quotes = isMultiline ? 3 : 1
        let isEnd =
          index + quotes <= bytes.count
          && (0..<quotes).allSatisfy { bytes[index + $0] == UInt8(ascii: "\"") }
          && arePounds(at: index + quotes)
        if isEnd { return index + quotes + pounds }
        index += 1
      case 0x0A where !isMultiline: return index + 1
      default: index += 1
      }
    }
    return index
  }
}
