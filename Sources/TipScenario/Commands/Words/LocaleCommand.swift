import TipSource

/// `locale ID`: the language of the words, from this line on.
struct LocaleCommand: ScenarioCommand {
  let locale: LanguageTag

  func run(in interpreter: Interpreter) throws(Problem) {
    interpreter.change(locale: locale)
  }

  static let entry = CommandEntry(
    "locale", .setup, "ID", "the language of titles, messages and actions from here on: de, pt-BR"
  ) { arguments throws(Problem) in
    let word = try arguments.last("a language, say de or pt-BR")
    guard let locale = LanguageTag(word.text) else { throw .unknownLocale(word) }
    return LocaleCommand(locale: locale)
  }
}
