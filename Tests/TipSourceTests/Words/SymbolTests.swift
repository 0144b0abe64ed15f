import OpenTipKit
import Testing

@testable import TipSource

/// Constants that generators make, which stand nowhere in the source.
@Suite struct SymbolTests {
  static let tables = TipSourceTests.tables([
    "App/Localizable.xcstrings": """
    { "sourceLanguage": "en", "strings": {
      "tip_title": { "localizations": { "en": \(unit("A Title")), "de": \(unit("Ein Titel")) } },
      "tips.share.message": { "localizations": { "en": \(unit("Share it")) } },
      "Landmarks %lld": { "localizations": { "en": \(plural(["one": "%lld landmark", "other": "%lld landmarks"])) } },
      "same.name": { "localizations": { "en": \(unit("One")) } },
      "same_name": { "localizations": { "en": \(unit("Two")) } } } }
    """,
    "App/Onboarding.xcstrings": """
    { "sourceLanguage": "en", "strings": {
      "tip_title": { "localizations": { "en": \(unit("Welcome")) } },
      "welcome.button": { "localizations": { "en": \(unit("Start")) } } } }
    """,
  ])

  @Test(arguments: [
    ("Text(.tipTitle)", "A Title"), ("Text(LocalizedStringResource.tipTitle)", "A Title"),
    ("Text(String(localized: .tipTitle))", "A Title"),
    ("Text(.localizable(.tipTitle))", "A Title"), ("Text(.onboarding(.tipTitle))", "Welcome"),
    ("Text(.Onboarding.tipTitle)", "Welcome"), ("Text(L10n.Tips.Share.message)", "Share it"),
    ("Text(L10n.Localizable.Tips.Share.message)", "Share it"),
    ("Text(R.string.localizable.tipsShareMessage())", "Share it"),
    ("Text(Copy.Tips.Share.message)", "Share it"), ("Text(.welcomeButton)", "Start"),
    ("Text(Strings.landmarks(1))", "1 landmark"), ("Text(.landmarks(count: 3))", "3 landmarks"),
    (#"Text(L10n.tr("Localizable", "tips.share.message"))"#, "Share it"),
    // Two keys make this name; a generator would refuse it.
    ("Text(.sameName)", ".sameName"), ("Text(.gone)", ".gone"),
    // A value of the app's own is no constant.
    ("Text(viewModel.tipTitle)", "viewModel.tipTitle"),
  ])
  func standFor(_ source: String, _ words: String) throws {
    #expect(Self.tables.show(try text(source)) == words)
  }

  @Test func inALanguage() throws {
    #expect(Self.tables.show(try text("Text(.tipTitle)"), "de") == "Ein Titel")
    #expect(
      Self.tables.missing(try text("Text(L10n.Tips.Share.message)"), "de")
        == ["Localizable: tips.share.message (de)"])
    #expect(Self.tables.missing(try text("Text(.gone)"), "de") == [])
  }
}
