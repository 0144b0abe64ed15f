import Testing

@testable import TipSource

@Suite struct LanguageTests {
  @Test(
    "Languages and those that serve for them",
    arguments: [
      ("de", "de de-Latn de-Latn-DE de-DE"), ("de-AT", "de-AT de-Latn-AT de-Latn de"),
      ("en_GB", "en-GB en-Latn-GB en-001 en-Latn en"),
      ("en-AU", "en-AU en-Latn-AU en-001 en-GB en-Latn en"),
      ("es-MX", "es-MX es-Latn-MX es-419 es-Latn es"),
      ("pt-BR", "pt-BR pt-Latn-BR pt-Latn pt"), ("pt-AO", "pt-AO pt-Latn-AO pt-PT pt-Latn pt"),
      ("zh-Hant-TW", "zh-Hant-TW zh-TW zh-Hant"), ("zh-TW", "zh-TW zh-Hant-TW zh-Hant"),
      ("zh-HK", "zh-HK zh-Hant-HK zh-Hant"), ("zh", "zh zh-Hans zh-Hans-CN zh-CN"),
      ("sr-Latn", "sr-Latn sr-Latn-RS"), ("no", "nb nb-Latn nb-Latn-NO nb-NO"),
      ("iw", "he he-Hebr he-Hebr-IL he-IL"),
    ])
  func candidates(_ identifier: String, _ found: String) throws {
    let tag = try #require(LanguageTag(identifier))
    #expect(tag.candidates.map(\.identifier).joined(separator: " ") == found)
  }

  @Test(arguments: [
    "", "d", "german", "xx", "de-DEE", "de-XY-Z", "de--DE", "de_", "zh-Hanz", "de-DE-1996",
    "..", "a/b", "🏳️", "und", "mul", String(repeating: "a", count: 1000),
  ])
  func noLanguage(_ identifier: String) { #expect(LanguageTag(identifier) == nil) }

  @Test(arguments: [
    ("pt_br", "pt-BR"), ("ZH-HANT", "zh-Hant"), ("es-419", "es-419"), ("yue", "yue"),
  ])
  func canonical(_ identifier: String, _ form: String) {
    #expect(LanguageTag(identifier)?.identifier == form)
  }
}
