import OpenTipKit

/// The translations that lie beside an app's sources, or that a script names.
///
/// Files are read when words are first looked up in them, once however many scenarios ask.
public struct StringTables: Sendable {
  /// In byte order of their folders and names, those that the script names first.
  let tables: [StringTable]
  /// The folders of Swift packages, in parts, the deepest first.
  private let packages: [[Substring]]

  /// Puts files together to tables.
  ///
  /// - Parameters:
  ///   - files: in any order.
  ///   - packages: the folders that hold a `Package.swift`.
  public init(files: [StringsFile] = [], packages: [String] = []) {
    struct Key: Hashable {
      let folder: [Substring]
      let name: String
      let isNamed: Bool
    }
    let ordered = files.sorted {
      ($0.isNamed ? 0 : 1, $0.kind.rank) == ($1.isNamed ? 0 : 1, $1.kind.rank)
        ? $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        : ($0.isNamed ? 0 : 1, $0.kind.rank) < ($1.isNamed ? 0 : 1, $1.kind.rank)
    }
    var grouped: [Key: StringTable] = [:]
    var seen: Set<String> = []
    for file in ordered where seen.insert(file.path).inserted {
      let key = Key(folder: file.folder, name: file.table, isNamed: file.isNamed)
      grouped[
        key,
        default: StringTable(
          name: file.table, folder: file.folder, isNamed: file.isNamed, files: [])
      ].files.append(file)
    }
    tables = grouped.values.sorted { first, second in
      if first.isNamed != second.isNamed { return first.isNamed }
      let (a, b) = (first.folder.joined(separator: "/"), second.folder.joined(separator: "/"))
      if a != b { return a.utf8.lexicographicallyPrecedes(b.utf8) }
      return first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
    }
    self.packages = packages.map { $0.split(separator: "/").filter { $0 != "." } }
      .sorted { $0.count > $1.count }
  }

  /// Whether there are no translations at all.
  public var isEmpty: Bool { tables.isEmpty }

  /// A text's words.
  ///
  /// - Parameters:
  ///   - path: the source file that the text is written in: its nearest tables come first.
  ///   - locale: nil for the language of the catalogue's own words, or the source's where there is
  ///     no catalogue.
  ///   - platform: decides between words for devices.
  public func words(
    of text: Text, in path: String, locale: LanguageTag? = nil,
    platform: SourceConfiguration.Platform = .ios
  ) -> LocalizedWords {
    // Most tips of most runs: there is nothing to look up.
    if tables.isEmpty, locale == nil, text.isVerbatim {
      return LocalizedWords(string: text.content)
    }
    var lookup = WordsLookup(tables: self, path: path, locale: locale, platform: platform)
    return lookup.words(of: text)
  }

  // MARK: Bundles

  /// The tables in which a key of a source file is looked up, in that order.
  func candidates(
    table name: String?, bundle: Text.Localization.Bundle, path: String
  ) -> [StringTable] {
    let folder = path.split(separator: "/").dropLast().filter { $0 != "." }
    let named = tables.filter { name == nil || $0.name == name }
    let inBundle: [StringTable]
    switch bundle {
    case .main:
      // Without a table outside of packages, what lies in them may well be the app.
      let hasApp = tables.contains { !$0.isNamed && package(of: $0.folder) == nil }
      inBundle = hasApp ? named.filter { $0.isNamed || package(of: $0.folder) == nil } : named
    case .module:
      let own = module(of: folder)
      let found = named.filter { $0.isNamed || module(of: $0.folder) == own }
      inBundle = found.contains { !$0.isNamed } ? found : named
    case .other(let source):
      let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map {
        $0.lowercased()
      }
      let found = named.filter { table in
        table.folder.contains { $0.count > 2 && words.contains($0.lowercased()) }
      }
      inBundle = found.isEmpty ? named : named.filter(\.isNamed) + found.filter { !$0.isNamed }
    }
    return inBundle.enumerated().sorted { first, second in
      let a = (first.element.isNamed ? 0 : 1, distance(first.element.folder, folder), first.offset)
      let b = (
        second.element.isNamed ? 0 : 1, distance(second.element.folder, folder), second.offset
      )
      return a < b
    }.map(\.element)
  }

  /// How many folders lie between two.
  private func distance(_ first: [Substring], _ second: [Substring]) -> Int {
    let shared = zip(first, second).prefix { $0 == $1 }.count
    return first.count + second.count - 2 * shared
  }

  private func package(of folder: [Substring]) -> [Substring]? {
    packages.first { folder.starts(with: $0) }
  }

  /// The folder of the Swift module that a folder belongs to; nil for an app's.
  private func module(of folder: [Substring]) -> [Substring]? {
    let holders: Set<Substring> = ["Sources", "Source", "src", "Tests"]
    if let root = package(of: folder) {
      let rest = folder.dropFirst(root.count)
      guard let first = rest.first, holders.contains(first), rest.count > 1 else { return root }
      return root + rest.prefix(2)
    }
    guard let index = folder.firstIndex(of: "Sources"), index + 1 < folder.count else { return nil }
    return Array(folder[...(index + 1)])
  }
}

extension StringsFile.Kind {
  /// Catalogues come before `.stringsdict`, and that before `.strings`.
  fileprivate var rank: Int {
    switch self {
    case .xcstrings: 0
    case .stringsdict: 1
    case .strings: 2
    }
  }
}
