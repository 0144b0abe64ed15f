import OpenTipKit

extension Inspection {
  /// The translations beside the sources, and what the tips lack of them.
  struct Strings: Sendable {
    /// Words of a tip that a language lacks.
    struct Missing: Sendable {
      let language: String
      let tip: SourceTip
      let key: String
      let table: String
    }

    var tables: [StringTables.Listing] = []
    var missing: [Missing] = []
    /// What is wrong with the files, and with formats.
    var diagnostics: [Diagnostic] = []
    /// The languages that tables have beside their own, in order.
    var languages: [String] = []

    /// More languages are not looked at for what is missing.
    private static let languageLimit = 200

    /// Looks the tips' words up in every language that there is.
    init(_ strings: StringTables, tips: [SourceTip]) {
      guard !strings.isEmpty else { return }
      tables = strings.listings
      diagnostics = tables.flatMap(\.diagnostics)
      languages = Set(
        tables.flatMap { table in table.languages.filter { $0 != table.sourceLanguage } }
      ).sorted()
      for language in languages.prefix(Self.languageLimit) {
        guard let tag = LanguageTag(folder: language) else { continue }
        for tip in tips { add(tip, tag, strings) }
      }
    }

    private mutating func add(_ tip: SourceTip, _ language: LanguageTag, _ strings: StringTables) {
      for text in [tip.title, tip.message].compactMap({ $0 }) + tip.actions.map({ $0.label() }) {
        let words = strings.words(of: text, in: tip.location.path, locale: language)
        for item in words.missing where has(language, tableOf: item, words) {
          missing.append(
            Missing(language: item.language, tip: tip, key: item.key, table: item.table))
        }
        for diagnostic in words.diagnostics where !diagnostics.contains(diagnostic) {
          diagnostics.append(diagnostic)
        }
      }
    }

    /// Whether a key's table is translated to a language at all; one that no table has counts.
    private func has(
      _ language: LanguageTag, tableOf item: LocalizedWords.Missing, _ words: LocalizedWords
    ) -> Bool {
      guard let path = words.origins.first(where: { $0.key == item.key })?.path,
        let table = tables.first(where: { $0.files.contains(path) })
      else { return true }
      return table.languages.contains(language.identifier)
    }

    /// For people: a line for each table, then one for each language.
    var lines: [String] {
      tables.map { table in
        let name = table.folder.isEmpty ? table.table : "\(table.folder)/\(table.table)"
        let source = table.sourceLanguage.map { " in \($0)" } ?? ""
        let others = table.languages.filter { $0 != table.sourceLanguage }
        let languages = others.isEmpty ? "" : ", also \(others.joined(separator: ", "))"
        return
          "\(name)  \(table.keyCount) \(table.keyCount == 1 ? "key" : "keys")\(source)\(languages)"
      }
        + languages.compactMap { language in
          let keys = missing.filter { $0.language == language }.map {
            "\(SwiftValue.string($0.key)) of \($0.tip.name)"
          }
          guard !keys.isEmpty else { return nil }
          let shown = keys.prefix(10).joined(separator: ", ")
          let rest = keys.count > 10 ? ", and \(keys.count - 10) more" : ""
          return "not in \(language): \(shown)\(rest)"
        }
    }

    /// For programs.
    var json: JSONValue {
      .object([
        .init(
          "tables",
          .array(
            tables.map { table in
              .object([
                .init("table", .string(table.table)),
                .init("folder", .string(table.folder)),
                .init("files", .array(table.files.map { .string($0) })),
                .init("sourceLanguage", table.sourceLanguage.map { .string($0) } ?? .null),
                .init("languages", .array(table.languages.map { .string($0) })),
                .init("keys", .integer(table.keyCount)),
              ])
            })),
        .init(
          "missing",
          .array(
            missing.map { item in
              .object([
                .init("language", .string(item.language)),
                .init("tip", .string(item.tip.name)),
                .init("table", .string(item.table)),
                .init("key", .string(item.key)),
                .init("file", .string(item.tip.location.path)),
                .init("line", .integer(item.tip.location.line)),
              ])
            })),
      ])
    }
  }
}
