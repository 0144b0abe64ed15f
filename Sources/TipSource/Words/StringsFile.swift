import Synchronization

/// Why a file of translations cannot be read, in words.
public struct StringsFileError: Error, Hashable, Sendable {
  public let reason: String

  public init(_ reason: String) { self.reason = reason }
}

/// A file of translations, read when words are first looked up in it.
public final class StringsFile: Sendable {
  enum Kind: String, Sendable {
    case xcstrings, strings, stringsdict
  }

  /// As messages show it.
  public let path: String
  let kind: Kind
  /// The table's name: the file's, without what follows the point.
  let table: String
  /// The folder that stands for the bundle: above `de.lproj`, else the file's own; in parts.
  let folder: [Substring]
  /// The language of its folder; nil for `Base.lproj` and for none. A catalogue has several.
  let language: LanguageTag?
  /// Whether a `strings` line names it: then it goes before what lies nearer, in every bundle.
  let isNamed: Bool

  private let read: @Sendable () throws(StringsFileError) -> [UInt8]
  private let known = Mutex<StringsContent?>(nil)

  /// The largest file that is read, in bytes.
  private static let sizeLimit = 32 << 20

  /// The ends of the names of files that hold translations.
  public static let suffixes = [".xcstrings", ".strings", ".stringsdict"]

  /// Names a file; nil for one of another kind.
  ///
  /// - Parameters:
  ///   - path: as messages show it.
  ///   - isNamed: whether the script names it.
  ///   - read: gives the bytes, when they are first needed.
  public init?(
    path: String, isNamed: Bool = false,
    read: @escaping @Sendable () throws(StringsFileError) -> [UInt8]
  ) {
    var folder = path.split(separator: "/")
    guard let name = folder.popLast(), let point = name.lastIndex(of: "."),
      let kind = Kind(rawValue: String(name[name.index(after: point)...]))
    else { return nil }
    self.path = path
    self.kind = kind
    table = String(name[..<point])
    var language: LanguageTag?
    if let last = folder.last, last.hasSuffix(".lproj") {
      language = LanguageTag(folder: String(last.dropLast(6)))
      folder.removeLast()
    }
    self.language = language
    self.folder = folder
    self.isNamed = isNamed
    self.read = read
  }

  /// Whether a name is one of a file of translations.
  public static func isOne(_ name: String) -> Bool { suffixes.contains { name.hasSuffix($0) } }

  /// What it holds.
  var content: StringsContent {
    known.withLock { known in
      if let known { return known }
      let content = load()
      known = content
      return content
    }
  }

  private func load() -> StringsContent {
    do {
      let bytes = try read()
      guard bytes.count <= Self.sizeLimit else {
        return StringsContent(
          entries: [:], diagnostics: [SourceMessage.tooLarge(path, Self.sizeLimit)])
      }
      switch kind {
      case .xcstrings: return StringCatalogueReader(path: path).read(bytes)
      case .strings: return StringsReader(path: path, language: language).read(bytes)
      case .stringsdict: return StringsdictReader(path: path, language: language).read(bytes)
      }
    } catch {
      return StringsContent(
        entries: [:], diagnostics: [SourceMessage.unreadableFile(path, error.reason)])
    }
  }
}
