import OpenTipKit
import TipSource

extension Interpreter {
  /// A tip's words as they are shown, in the current language.
  ///
  /// - Parameter tip: the tip that says them: its source file decides which tables come first.
  func words(_ text: Text, of tip: Int? = nil) -> String {
    localizedWords(text, of: tip).string
  }

  /// The same with where they come from.
  func localizedWords(_ text: Text, of tip: Int?) -> LocalizedWords {
    let words = localizedWords(text, of: tip, in: locale)
    for fault in words.diagnostics where !faultyTranslations.contains(fault) {
      faultyTranslations.append(fault)
    }
    return words
  }

  private func localizedWords(
    _ text: Text, of tip: Int?, in locale: LanguageTag?
  ) -> LocalizedWords {
    scope.model.strings.words(
      of: text, in: tip.map { scope.tips[$0].source.location.path } ?? "", locale: locale,
      platform: settings.configuration.platform)
  }

  /// What is doubtful about a tip's words in the languages that the script has asked for.
  func doubtfulWords(of tip: Int) -> [Diagnostic] {
    let known = scope.tips[tip]
    let texts =
      [known.source.title, known.source.message].compactMap { $0 }
      + known.source.actions.map { $0.label() }
    var warnings: [Diagnostic] = []
    for locale in locales {
      for text in texts {
        let words = localizedWords(text, of: tip, in: locale)
        let missing = words.missing.map {
          ScenarioWarning.missingTranslation(of: known.name, $0, known.source.location)
        }
        for warning in words.diagnostics + missing where !warnings.contains(warning) {
          warnings.append(warning)
        }
      }
    }
    return warnings
  }
}
