import OpenTipKit
import Synchronization

/// What a file of translations holds.
final class StringsContent: Sendable {
  let entries: [String: StringEntry]
  /// The language of the keys' own words; nil when the file does not say.
  let sourceLanguage: LanguageTag?
  /// What is wrong with the file.
  let diagnostics: [Diagnostic]
  private let index = Mutex<Index?>(nil)

  /// Ways to find keys other than by themselves, made when they are first needed.
  private struct Index {
    /// Keys by what they are without their specifiers.
    var shapes: [String: [String]] = [:]
    /// Keys by the letters and digits of the constant that a generator makes of them.
    var symbols: [String: [String]] = [:]
  }

  init(
    entries: [String: StringEntry], sourceLanguage: LanguageTag? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    self.entries = entries
    self.sourceLanguage = sourceLanguage
    self.diagnostics = diagnostics
  }

  /// The languages that some key has, in order.
  var languages: [String] {
    Set(entries.values.flatMap { $0.translations.keys.compactMap { $0?.identifier } }).sorted()
  }

  /// The file's key for a text's: itself, else the only one that differs from it in specifiers that
  /// the values allow, which source alone does not always tell (`%u` and `%lld`).
  func key(for key: String, _ arguments: [Text.Argument]) -> String? {
    if entries[key] != nil { return key }
    guard !arguments.isEmpty else { return nil }
    let fitting = (known.shapes[FormatString(key).shape] ?? []).filter { candidate in
      let specifiers = FormatString(candidate).specifiers
      return specifiers.count == arguments.count
        && zip(specifiers, arguments).allSatisfy { $0.accepts($1) }
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The keys that generators make a constant of this name for.
  func keys(forSymbol name: String) -> [String] { known.symbols[name] ?? [] }

  private var known: Index {
    index.withLock { index in
      if let index { return index }
      var made = Index()
      for key in entries.keys.sorted() {
        if key.contains("%") { made.shapes[FormatString(key).shape, default: []].append(key) }
        made.symbols[GeneratedSymbol.letters(of: key), default: []].append(key)
      }
      index = made
      return made
    }
  }
}
