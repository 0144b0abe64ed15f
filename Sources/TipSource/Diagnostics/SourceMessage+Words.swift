// Messages about files of translations.
extension SourceMessage {
  static func badStrings(
    _ path: String, _ reason: String, _ place: Diagnostic.Place?
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "bad-strings",
      message: "the translations of \(path) cannot be read: \(reason)",
      place: place ?? Diagnostic.Place(path: path, line: 1, column: 1),
      notes: ["What can be read of the file is used."])
  }

  static func badStringsdictEntry(_ path: String, _ key: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "bad-strings",
      message: "the entry \(SwiftValue.string(key)) is not of a form that .stringsdict files have",
      place: Diagnostic.Place(path: path, line: 1, column: 1),
      notes: ["It has a NSStringLocalizedFormatKey, or forms by device or width."])
  }

  static func badFormat(_ key: String, _ table: String, _ language: String, _ flaw: String)
    -> Diagnostic
  {
    Diagnostic(
      .warning, code: "bad-format",
      message:
        "the words of \(SwiftValue.string(key)) in \(table) (\(language)) do not fit: \(flaw)",
      notes: ["The specifiers of a translation take the values of its key, in kind and number."])
  }
}
