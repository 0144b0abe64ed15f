import Testing
import TipSource

/// The bytes of files as text.
@Suite struct SourceFileTests {
  @Test(
    "Bytes become valid text",
    arguments: [
      ([], ""),
      ([0x61, 0x0A], "a\n"),
      ([0xC3, 0xA9], "é"),
      // A byte order mark is no part of the text; a second one is.
      ([0xEF, 0xBB, 0xBF, 0x61], "a"),
      ([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x61], "\u{FEFF}a"),
      // Latin 1, a text that is cut off, an overlong form.
      ([0x2F, 0xE9, 0x2F], "/\u{FFFD}/"),
      ([0x61, 0xE2, 0x82], "a\u{FFFD}"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
    ] as [([UInt8], String)])
  func text(contents: [UInt8], text: String) {
    let file = SourceFile(path: "a.swift", contents: contents)
    #expect(Array(file.text.utf8) == Array(text.utf8))
    #expect(file == SourceFile(path: "a.swift", text: text))
  }
}
