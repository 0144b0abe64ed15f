import Foundation
import OpenTipKit

/// Looks up one text's words.
struct WordsLookup {
  let tables: StringTables
  let path: String
  let locale: LanguageTag?
  let platform: SourceConfiguration.Platform

  private var result = LocalizedWords()
  private var depth = 0
  private var lookups = 0

  /// Texts within texts, and keys in all.
  private static let depthLimit = 8
  private static let lookupLimit = 200

  init(
    tables: StringTables, path: String, locale: LanguageTag?,
    platform: SourceConfiguration.Platform
  ) {
    self.tables = tables
    self.path = path
    self.locale = locale
    self.platform = platform
  }

  /// The words, with where they come from.
  mutating func words(of text: Text) -> LocalizedWords {
    let string = string(of: text)
    result.string = string
    return result
  }

  private mutating func string(of text: Text) -> String {
    guard depth < Self.depthLimit else { return text.content }
    depth += 1
    defer { depth -= 1 }
    var words = ""
    for run in text.runs {
      switch run {
      case .verbatim(let content): words += content
      case .localized(let localization):
        lookups += 1
        words += lookups > Self.lookupLimit ? localization.content : string(of: localization)
      }
    }
    return words
  }

  private mutating func string(of localization: Text.Localization) -> String {
    let words = looked(up: localization)
    return localization.letterCase?.apply(to: words) ?? words
  }

  private mutating func looked(up localization: Text.Localization) -> String {
    if localization.lookup == .markdown { return localization.content }
    guard let (table, found) = find(localization) else { return unfound(localization) }
    let language = found.language ?? table.sourceLanguage ?? locale
    result.origins.append(
      LocalizedWords.Origin(
        key: found.key, table: table.name, language: found.language?.identifier, path: found.path))
    if isMissing(found, in: table), let locale { miss(found.key, table.name, locale) }
    if found.isKeyItself, let value = localization.defaultValue {
      return formatted(Translation(form: .text(value)), localization, language: language).words
    }
    let (words, flaws) = formatted(
      found.translation, localization, language: language)
    for flaw in flaws {
      let name = language?.identifier ?? "Base"
      result.note([SourceMessage.badFormat(found.key, table.name, name, flaw)])
    }
    return words
  }

  /// The default, the key with its values, or what the source says.
  private mutating func unfound(_ localization: Text.Localization) -> String {
    guard localization.lookup == .key else { return localization.content }
    let name = localization.table ?? "Localizable"
    let source = sourceLanguage(localization)
    if let locale, !locale.isServed(by: source), Self.hasWords(localization.key) {
      miss(localization.key, name, locale)
    } else if let locale, !tables.isEmpty, localization.defaultValue == nil,
      Self.isSymbolic(localization.key)
    {
      miss(localization.key, name, locale)
    }
    if let value = localization.defaultValue {
      return formatted(Translation(form: .text(value)), localization, language: source).words
    }
    guard locale != nil, !localization.arguments.isEmpty else { return localization.content }
    return formatted(Translation(form: .text(localization.key)), localization, language: source)
      .words
  }

  private mutating func formatted(
    _ translation: Translation, _ localization: Text.Localization, language: LanguageTag?
  ) -> (words: String, flaws: [String]) {
    let numbers = (locale ?? language)?.identifier ?? "en"
    // Words of arguments are looked up first: the formatter has no way back into this.
    var texts: [Text: String] = [:]
    for case .text(let text) in localization.arguments where texts[text] == nil {
      texts[text] = string(of: text)
    }
    var formatter = WordsFormatter(
      translation, localization.arguments, language: language?.identifier ?? "en",
      locale: localization.localizesNumbers ? Locale(identifier: numbers) : nil,
      devices: platform.variations, words: { texts[$0] ?? $0.content })
    return (formatter.format(), formatter.flaws)
  }

  // MARK: Finding

  private mutating func find(
    _ localization: Text.Localization
  ) -> (table: StringTable, found: StringTable.Found)? {
    guard !tables.isEmpty else { return nil }
    if localization.lookup == .symbol { return find(symbol: localization) }
    let candidates = tables.candidates(
      table: localization.table ?? "Localizable", bundle: localization.bundle, path: path)
    return find(localization.key, localization.arguments, in: candidates)
  }

  private mutating func find(
    _ key: String, _ arguments: [Text.Argument], in candidates: [StringTable]
  ) -> (table: StringTable, found: StringTable.Found)? {
    for table in candidates {
      let found = table.find(key, arguments, in: locale) { result.note($0.diagnostics) }
      if let found { return (table, found) }
    }
    return nil
  }

  /// The key that a generated constant stands for: a key of that name, or the only one from which a
  /// generator makes the name.
  private mutating func find(
    symbol localization: Text.Localization
  ) -> (table: StringTable, found: StringTable.Found)? {
    let all = tables.candidates(table: nil, bundle: localization.bundle, path: path)
    let usual = all.filter { $0.name == "Localizable" }
    let candidates = usual + all.filter { $0.name != "Localizable" && $0.name != "InfoPlist" }
    if let exact = find(localization.key, localization.arguments, in: candidates) { return exact }
    let symbol = GeneratedSymbol(localization.key, tables: candidates.map(\.name))
    for name in symbol.names where !name.isEmpty {
      for table in candidates where symbol.table == nil || symbol.table == table.name {
        let keys = table.keys(forSymbol: name)
        guard keys.count <= 1 else { return nil }
        if let key = keys.first { return find(key, localization.arguments, in: [table]) }
      }
    }
    return nil
  }

  // MARK: Missing translations

  private func isMissing(_ found: StringTable.Found, in table: StringTable) -> Bool {
    guard let locale, found.isTranslatable, Self.hasWords(found.key) else { return false }
    let language = found.language ?? table.sourceLanguage ?? .english
    if found.translation.isNew, language != table.sourceLanguage { return true }
    return !locale.isServed(by: language)
  }

  private mutating func miss(_ key: String, _ table: String, _ locale: LanguageTag) {
    let missing = LocalizedWords.Missing(key: key, table: table, language: locale.identifier)
    if !result.missing.contains(missing) { result.missing.append(missing) }
  }

  /// The language of the words in the source, which is English unless a catalogue says otherwise.
  private func sourceLanguage(_ localization: Text.Localization) -> LanguageTag {
    let near = tables.candidates(table: nil, bundle: localization.bundle, path: path)
    return near.lazy.compactMap(\.sourceLanguage).first ?? .english
  }

  /// Whether there is anything in a key that languages say differently.
  private static func hasWords(_ key: String) -> Bool {
    FormatString(key).literalText.contains(where: \.isLetter)
  }

  /// Whether a key is a name and not words: `tip.share.title`.
  private static func isSymbolic(_ key: String) -> Bool {
    !key.contains(where: \.isWhitespace) && key.dropLast().contains { $0 == "." || $0 == "_" }
  }
}

extension SourceConfiguration.Platform {
  /// What catalogues call the platform's devices, the usual one first.
  fileprivate var variations: [String] {
    switch self {
    case .ios: ["iphone", "other"]
    case .macos: ["mac", "other"]
    case .watchos: ["applewatch", "other"]
    case .tvos: ["appletv", "other"]
    case .visionos: ["applevision", "other"]
    case .linux: ["other"]
    }
  }
}
