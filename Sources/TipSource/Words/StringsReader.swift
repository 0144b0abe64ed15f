import Foundation

/// Reads `Localizable.strings`: `"key" = "value";` with comments, in UTF-8 or UTF-16, or a property
/// list.
struct StringsReader {
  let path: String
  let language: LanguageTag?

  func read(_ bytes: [UInt8]) -> StringsContent {
    if PropertyList.isOne(bytes) {
      switch PropertyList.read(bytes) {
      case .failure(let failure): return content([:], [failure.diagnostic(path)])
      case .success(let members): return content(members.compactMapValues { $0 as? String }, [])
      }
    }
    guard let text = Self.decode(bytes) else {
      return content([:], [SourceMessage.badStrings(path, "it is neither UTF-8 nor UTF-16", nil)])
    }
    var parser = StringsParser(text)
    parser.parse()
    let flaws = parser.flaws.isEmpty ? [] : diagnostics(parser.flaws, text)
    return content(parser.pairs, flaws)
  }

  private func content(_ pairs: [String: String], _ flaws: [Diagnostic]) -> StringsContent {
    let entries = pairs.mapValues { value in
      StringEntry(translations: [language: Translation(form: .text(value))])
    }
    return StringsContent(entries: entries, diagnostics: flaws)
  }

  private func diagnostics(_ flaws: [StringsParser.Flaw], _ text: String) -> [Diagnostic] {
    let source = SourceText(SourceFile(path: path, text: text))
    return flaws.map { flaw in
      SourceMessage.badStrings(path, flaw.reason, source.place(flaw.offset, flaw.offset + 1))
    }
  }

  /// The text of a file by its byte order mark, or without one by where its zero bytes stand.
  static func decode(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(validating: bytes.dropFirst(3), as: UTF8.self)
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
    if bytes.count >= 2, bytes[0] == 0 { return utf16(bytes[...], isBigEndian: true) }
    if bytes.count >= 2, bytes[1] == 0 { return utf16(bytes[...], isBigEndian: false) }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(validating: units, as: UTF16.self)
  }
}
