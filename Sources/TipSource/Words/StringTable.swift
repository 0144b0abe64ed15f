import OpenTipKit

/// A table of one bundle: its catalogue, or its files in the folders of languages.
struct StringTable: Sendable {
  /// Without what follows the point: `Localizable`.
  let name: String
  /// The folder that stands for the bundle, in parts.
  let folder: [Substring]
  let isNamed: Bool
  /// Catalogues first, then `.stringsdict`, then `.strings`; those of a kind by path.
  var files: [StringsFile]

  /// Words found.
  struct Found {
    let key: String
    let translation: Translation
    /// Nil for `Base`, and for the key itself in a catalogue that names no language.
    let language: LanguageTag?
    let isTranslatable: Bool
    let path: String
    /// Whether the catalogue has the key, but no words in a language that is asked for.
    var isKeyItself = false
  }

  /// The language that the keys are written in: the catalogue's, else English where there is some,
  /// else the only one.
  var sourceLanguage: LanguageTag? {
    for file in files where file.kind == .xcstrings {
      if let source = file.content.sourceLanguage { return source }
    }
    let languages = Set(files.compactMap(\.language))
    if languages.contains(.english) { return .english }
    return languages.count == 1 ? languages.first : nil
  }

  /// The words of a key in a language, else in its parents, the source's, `Base`, else the key's own.
  ///
  /// - Parameters:
  ///   - wanted: nil for the source's language.
  ///   - consulted: gets what is wrong with the files that were looked into.
  func find(
    _ key: String, _ arguments: [Text.Argument], in wanted: LanguageTag?,
    consulted: (StringsContent) -> Void
  ) -> Found? {
    let source = sourceLanguage
    var order: [LanguageTag?] = wanted?.candidates ?? []
    for tag in (source?.candidates ?? []).map(Optional.some) + [nil] where !order.contains(tag) {
      order.append(tag)
    }
    var own: Found?
    for language in order {
      for file in files where file.kind == .xcstrings || file.language == language {
        let content = file.content
        consulted(content)
        guard let known = content.key(for: key, arguments), let entry = content.entries[known]
        else { continue }
        if let translation = entry.translations[language] {
          return Found(
            key: known, translation: translation, language: language,
            isTranslatable: entry.isTranslatable, path: file.path)
        }
        if own == nil, file.kind == .xcstrings {
          own = Found(
            key: known, translation: Translation(form: .text(known)),
            language: content.sourceLanguage, isTranslatable: entry.isTranslatable,
            path: file.path, isKeyItself: true)
        }
      }
    }
    return own
  }

  /// The keys that generators make a constant of this name for, each once.
  func keys(forSymbol name: String) -> Set<String> {
    Set(files.flatMap { $0.content.keys(forSymbol: name) })
  }
}
