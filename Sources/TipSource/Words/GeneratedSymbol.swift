/// The name of a constant that a generator makes for a key, Xcode (`.tipTitle`), SwiftGen
/// (`L10n.Tips.title`) or R.swift (`R.string.localizable.tipsTitle`).
///
/// All of them leave out what cannot stand in a Swift name and change letters' case, so names are
/// compared by their letters and digits.
struct GeneratedSymbol {
  /// The table that the name says; nil when it says none.
  let table: String?
  /// What it may be called within its table, most likely first.
  let names: [String]

  /// Names of the types and variables that hold constants; they are no part of a key.
  private static let roots: Set<String> = [
    "l10n", "i18n", "strings", "string", "localized", "localization", "localizations",
    "localizable", "loc", "r", "translations", "localizedstringresource", "localizedstringkey",
  ]

  /// - Parameters:
  ///   - source: the constant as the source writes it.
  ///   - tables: the names of the tables that there are.
  init(_ source: String, tables: [String]) {
    var parts = source.split { $0 == "." || $0 == "(" || $0 == ")" }.map(String.init)
    let isGenerated =
      source.hasPrefix(".") || source.first?.isUppercase == true
      || Self.roots.contains(parts.first?.lowercased() ?? "")
    guard isGenerated, !parts.isEmpty, parts.count <= 16 else {
      table = nil
      names = []
      return
    }
    var named: String?
    var names: [String] = []
    while !parts.isEmpty {
      let first = parts[0].lowercased()
      if parts.count > 1, named == nil,
        let table = tables.first(where: { Self.letters(of: $0) == first })
      {
        named = table
      } else if parts.count == 1 || !Self.roots.contains(first) {
        names.append(Self.letters(of: parts.joined()))
        // `Strings.title`, `Copy.Tips.title`: the outermost name may be the holder's.
        if !source.hasPrefix("."), names.count == 1, parts.count > 1 {
          names.append(Self.letters(of: parts.dropFirst().joined()))
        }
        break
      }
      parts.removeFirst()
    }
    table = named
    self.names = names
  }

  /// The letters and digits of a name, in small letters; specifiers are left out.
  static func letters(of key: String) -> String {
    let words = key.contains("%") ? FormatString(key).literalText : key
    return String(words.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
