import OpenTipKit
import Testing

@testable import TipSource

/// Tables of files in memory.
func tables(
  _ files: KeyValuePairs<String, String>, packages: [String] = []
) -> StringTables {
  StringTables(
    files: files.compactMap { path, text in stringsFile(path, Array(text.utf8)) },
    packages: packages)
}

/// A file in memory.
func stringsFile(_ path: String, _ bytes: [UInt8], isNamed: Bool = false) -> StringsFile? {
  StringsFile(path: path, isNamed: isNamed) { () throws(StringsFileError) in bytes }
}

/// A title as Swift writes it: the expression of `var title: Text { … }`.
func text(
  _ expression: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> Text {
  let read = tip(
    "static let count = 3\nstatic let name = \"Ann\"\nvar title: Text { \(expression) }")
  return try #require(read, sourceLocation: sourceLocation).title
}

/// A catalogue of one key with the words of some languages, English its source.
func catalogue(_ key: String, _ localizations: String, more: String = "") -> String {
  """
  { "sourceLanguage": "en", "version": "1.0",
    "strings": { "\(key)": { \(more) "localizations": { \(localizations) } } } }
  """
}

/// `"value"` as a catalogue's unit.
func unit(_ value: String, state: String = "translated") -> String {
  #"{ "stringUnit": { "state": "\#(state)", "value": "\#(value)" } }"#
}

/// Forms by number as a catalogue writes them.
func plural(_ forms: KeyValuePairs<String, String>) -> String {
  let units = forms.map { "\"\($0.key)\": \(unit($0.value))" }.joined(separator: ", ")
  return #"{ "variations": { "plural": { \#(units) } } }"#
}

extension StringTables {
  /// The words of a title in `App/Tips.swift`.
  func show(_ text: Text, _ locale: String? = nil, in path: String = "App/Tips.swift") -> String {
    words(of: text, in: path, locale: locale.flatMap { LanguageTag($0) }).string
  }

  /// The keys without words in a language.
  func missing(_ text: Text, _ locale: String?, in path: String = "App/Tips.swift") -> [String] {
    words(of: text, in: path, locale: locale.flatMap { LanguageTag($0) }).missing
      .map { "\($0.table): \($0.key) (\($0.language))" }
  }

  /// What is wrong with the files, and with the formats.
  func problems(_ text: Text, _ locale: String?, in path: String = "App/Tips.swift") -> [String] {
    words(of: text, in: path, locale: locale.flatMap { LanguageTag($0) }).diagnostics
      .map { diagnostic in
        let place = diagnostic.place.map { "\($0.path):\($0.line):\($0.column) " } ?? ""
        return place + diagnostic.message
      }
  }
}
