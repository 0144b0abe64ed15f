/// The bytes of one scenario file, checked to be text, with its path as the user would write it.
public final class ScenarioText: Sendable {
  /// The path as it is shown, never absolute unless the user wrote it so.
  public let path: String
  let bytes: [UInt8]

  /// Takes text that is already a string.
  public init(path: String, _ text: String) {
    self.path = path
    bytes = Array(text.utf8)
  }

  /// Takes the bytes of a file, which may turn out to be no text.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The text between two byte offsets.
  func slice(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The bytes of the line that holds an offset, without its end.
  func lineRange(around offset: Int) -> Range<Int> {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != Ascii.newline { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] != Ascii.newline { end += 1 }
    if end > start, bytes[end - 1] == Ascii.carriageReturn { end -= 1 }
    return start..<end
  }
}

/// The bytes that the language gives a meaning.
enum Ascii {
  static let tab: UInt8 = 9
  static let newline: UInt8 = 10
  static let carriageReturn: UInt8 = 13
  static let space: UInt8 = 32
  static let doubleQuote: UInt8 = 34
  static let hash: UInt8 = 35
  static let bar: UInt8 = 124
  static let singleQuote: UInt8 = 39
  static let lessThan: UInt8 = 60
  static let equals: UInt8 = 61
  static let backslash: UInt8 = 92
}
