import OpenTipKit
import Testing

@testable import TipSource

/// String catalogues: which words are shown, and what is missing.
@Suite struct CatalogueTests {
  static let simple = tables([
    "App/Localizable.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : { },
        "Share" : {
          "comment" : "Title of a tip",
          "localizations" : {
            "de" : \(unit("Teilen")),
            "fr" : \(unit("Partager", state: "needs_review")),
            "it" : \(unit("", state: "new")),
            "nl" : \(unit("Share", state: "new")),
            "pt-BR" : \(unit("Compartilhar")),
            "pt-PT" : \(unit("Partilhar")),
            "sr" : \(unit("Подели")),
            "zh-Hans" : \(unit("分享")),
            "zh-Hant" : \(unit("分享吧"))
          }
        },
        "Tipster" : { "shouldTranslate" : false },
        "%@" : { "localizations" : { } },
        "tip.close" : { "extractionState" : "stale", "localizations" : { "en" : \(unit("Close")) } }
      },
      "version" : "1.1"
    }
    """
  ])

  struct Case: CustomTestStringConvertible, Sendable {
    let locale: String?
    let shown: String
    let isMissing: Bool
    var testDescription: String { locale ?? "no locale" }

    init(_ locale: String?, _ shown: String, missing: Bool = false) {
      self.locale = locale
      self.shown = shown
      isMissing = missing
    }
  }

  @Test(
    "A language, its parents, then the source's",
    arguments: [
      Case(nil, "Share"), Case("en", "Share"), Case("en-GB", "Share"), Case("de", "Teilen"),
      Case("de-AT", "Teilen"), Case("de_CH", "Teilen"), Case("fr-CA", "Partager"),
      Case("pt", "Compartilhar"), Case("pt-AO", "Partilhar"), Case("pt-BR", "Compartilhar"),
      Case("zh-TW", "分享吧"), Case("zh-Hant-HK", "分享吧"), Case("zh-CN", "分享"), Case("zh", "分享"),
      Case("sr", "Подели"), Case("sr-Latn", "Share", missing: true),
      Case("ja", "Share", missing: true), Case("it", "Share", missing: true),
      Case("nl", "Share", missing: true),
    ])
  func falls(_ fallback: Case) throws {
    let text = try text(#"Text("Share")"#)
    #expect(Self.simple.show(text, fallback.locale) == fallback.shown)
    #expect(
      Self.simple.missing(text, fallback.locale)
        == (fallback.isMissing ? ["Localizable: Share (\(fallback.locale ?? ""))"] : []))
  }

  @Test func whatNeedsNoTranslation() throws {
    for source in [#"Text("Tipster")"#, #"Text("\(Self.name)")"#, #"Text(verbatim: "Own")"#] {
      #expect(Self.simple.missing(try text(source), "de") == [])
    }
  }

  @Test func aKeyThatIsAName() throws {
    let close = try text(#"Text("tip.close")"#)
    #expect(Self.simple.show(close) == "Close")
    #expect(Self.simple.show(close, "ja") == "Close")
    #expect(Self.simple.missing(close, "ja") == ["Localizable: tip.close (ja)"])
    // One that no table has is shown as it is, in its own language too.
    let open = try text(#"Text("tip.open")"#)
    #expect(Self.simple.show(open) == "tip.open")
    #expect(Self.simple.missing(open, "en") == ["Localizable: tip.open (en)"])
  }

  @Test func withoutTablesAllIsMissing() throws {
    let none = StringTables()
    let text = try text(#"Text("\(1234) items")"#)
    #expect(none.show(text) == "1234 items")
    #expect(none.missing(text, nil) == [])
    #expect(none.show(text, "de") == "1.234 items")
    #expect(none.missing(text, "de") == ["Localizable: %lld items (de)"])
    #expect(none.missing(text, "en-US") == [])
  }

  @Test func defaultsComeBeforeKeys() throws {
    let resource = try text(
      #"Text(LocalizedStringResource("k", defaultValue: "\(Self.count) left", table: "Tips"))"#)
    #expect(Self.simple.show(resource) == "3 left")
    #expect(Self.simple.missing(resource, "de") == ["Tips: k (de)"])
    let tips = tables(["App/Tips.xcstrings": catalogue("k", #""de": \#(unit("Noch %lld"))"#)])
    #expect(tips.show(resource, "de") == "Noch 3")
  }

  @Test func letterCaseIsOfTheWords() throws {
    #expect(Self.simple.show(try text(#"Text("Share").textCase(.uppercase)"#), "de") == "TEILEN")
    #expect(
      Self.simple.show(try text(#"Text(String(localized: "Share").lowercased())"#), "de")
        == "teilen")
  }

  @Test func partsAreLookedUpEachByItself() throws {
    let text = try text(#"Text("Share") + Text(verbatim: ": ") + Text("tip.close")"#)
    #expect(Self.simple.show(text, "de") == "Teilen: Close")
    #expect(Self.simple.missing(text, "de") == ["Localizable: tip.close (de)"])
  }

  @Test(
    "Words for devices, and numbers within them",
    arguments: [
      (SourceConfiguration.Platform.ios, "Tap 1 bag"), (.macos, "Click 1 bag"),
      (.watchos, "Choose 1 bag"), (.visionos, "Look at 1 bag"), (.tvos, "Choose 1 bag"),
      (.linux, "Choose 1 bag"),
    ])
  func devices(_ platform: SourceConfiguration.Platform, _ shown: String) throws {
    let tables = tables([
      "App/Localizable.xcstrings": catalogue(
        "%lld bags",
        #"""
        "en": { "variations": { "device": {
          "iphone": \#(plural(["one": "Tap %lld bag", "other": "Tap %lld bags"])),
          "mac": \#(unit("Click %lld bag")), "applevision": \#(unit("Look at %lld bag")),
          "other": \#(unit("Choose %lld bag")) } } }
        """#)
    ])
    let text = try text(#"Text("\(1) bags")"#)
    #expect(tables.words(of: text, in: "App/Tips.swift", platform: platform).string == shown)
  }

  @Test("What source does not tell of a value, the catalogue's key does")
  func unknownValues() throws {
    let tables = tables([
      "App/Localizable.xcstrings": catalogue(
        "%lld items of %@",
        #""de": \#(plural(["one": "%lld Ding von %@", "other": "%lld Dinge von %@"]))"#)
    ])
    let unknown = try text(#"Text("\(Store.shared.count) items of \(Self.name)")"#)
    #expect(tables.show(unknown, "de") == #"\(Store.shared.count) Dinge von Ann"#)
    // A value that is known to be text is not taken for a number.
    let text = try text(#"Text("\(Self.name) items of \(Self.name)")"#)
    #expect(tables.missing(text, "de") == ["Localizable: %@ items of %@ (de)"])
  }

  @Test func theSourceNeedNotBeEnglish() throws {
    let tables = tables([
      "App/Localizable.xcstrings": """
      { "sourceLanguage": "de", "strings": {
        "Teilen": { "localizations": { "en": \(unit("Share")) } } } }
      """
    ])
    let text = try text(#"Text("Teilen")"#)
    #expect(tables.show(text) == "Teilen")
    #expect(tables.show(text, "en-GB") == "Share")
    #expect(tables.show(text, "fr") == "Teilen")
    #expect(tables.missing(text, "de-AT") == [])
    #expect(tables.missing(text, "fr") == ["Localizable: Teilen (fr)"])
  }
}

/// The words in the source stand where a catalogue has a key, but not in a language that is wanted.
@Suite struct DefaultValueTests {
  @Test(
    arguments: [
      #"Text(NSLocalizedString("k", value: "Words", comment: ""))"#,
      #"Text(String(localized: "k", defaultValue: "Words"))"#,
      #"Text(LocalizedStringResource("k", defaultValue: "Words"))"#,
    ])
  func standsForTheKey(source: String) throws {
    let tables = tables([
      "App/Localizable.xcstrings": catalogue("k", "\"nl\": \(unit("Woorden"))")
    ])
    let text = try text(source)
    func words(_ locale: String?) -> LocalizedWords {
      tables.words(of: text, in: "App/Tips.swift", locale: locale.flatMap { LanguageTag($0) })
    }
    #expect(words(nil).string == "Words")
    #expect(words("en").string == "Words")
    #expect(words("nl").string == "Woorden")
    #expect(words("fr").string == "Words")
    #expect(words("fr").missing.map(\.key) == ["k"])
    #expect(words("en").missing == [])
  }
}
