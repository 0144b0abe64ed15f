/// One Swift file to read, by the path under which messages show it.
public struct SourceFile: Hashable, Sendable {
  /// The path as the user would write it.
  public let path: String
  /// The file's whole text, in valid UTF-8.
  public let utf8: [UInt8]

  /// The file's whole text.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// Names a text.
  public init(path: String, text: String) {
    self.path = path
    utf8 = Array(text.utf8)
  }

  /// Takes the bytes of a file: a byte order mark is no part of the text, and U+FFFD stands for what
  /// is no UTF-8.
  public init(path: String, contents: [UInt8]) {
    self.path = path
    let bytes =
      contents.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(contents.dropFirst(3)) : contents
    // Source is ASCII as a rule, which a look at the bytes tells without a copy.
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    let isValid = isASCII || String(validating: bytes, as: UTF8.self) != nil
    utf8 = isValid ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
  }
}
