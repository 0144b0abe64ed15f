import OpenTipKit
import Testing

@testable import TipSource

/// Words by number, as each language counts.
@Suite struct PluralTests {
  struct Language: CustomTestStringConvertible, Sendable {
    let identifier: String
    /// The forms, `%lld` in each.
    let forms: [String: String]
    let shown: [Int: String]
    var testDescription: String { identifier }
  }

  static let languages = [
    Language(
      identifier: "en", forms: ["one": "%lld photo", "other": "%lld photos"],
      shown: [0: "0 photos", 1: "1 photo", 2: "2 photos", 1234: "1,234 photos", -1: "-1 photo"]),
    Language(
      identifier: "de", forms: ["one": "%lld Foto", "other": "%lld Fotos"],
      shown: [0: "0 Fotos", 1: "1 Foto", 1234: "1.234 Fotos"]),
    Language(
      identifier: "fr", forms: ["one": "%lld photo", "other": "%lld photos"],
      shown: [0: "0 photo", 1: "1 photo", 2: "2 photos", 1234: "1\u{202F}234 photos"]),
    Language(
      identifier: "ru",
      forms: [
        "one": "%lld кадр", "few": "%lld кадра", "many": "%lld кадров", "other": "%lld кадра",
      ],
      shown: [
        0: "0 кадров", 1: "1 кадр", 2: "2 кадра", 5: "5 кадров", 11: "11 кадров", 21: "21 кадр",
        24: "24 кадра", 112: "112 кадров",
      ]),
    Language(
      identifier: "pl",
      forms: [
        "one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pliku",
      ],
      shown: [0: "0 plików", 1: "1 plik", 2: "2 pliki", 12: "12 plików", 22: "22 pliki"]),
    Language(
      identifier: "ar",
      forms: [
        "zero": "لا صور", "one": "صورة", "two": "صورتان", "few": "%lld صور", "many": "%lld صورة",
        "other": "%lld صورة!",
      ],
      shown: [
        0: "لا صور", 1: "صورة", 2: "صورتان", 3: "3 صور", 11: "11 صورة", 100: "100 صورة!",
        103: "103 صور",
      ]),
    Language(
      identifier: "ja", forms: ["other": "写真%lld枚"],
      shown: [0: "写真0枚", 1: "写真1枚", 2: "写真2枚"]),
  ]

  @Test(arguments: languages) func counts(_ language: Language) throws {
    let forms = language.forms.map { "\"\($0.key)\": \(unit($0.value))" }.joined(separator: ", ")
    let tables = tables([
      "App/Localizable.xcstrings": catalogue(
        "%lld photos",
        #""\#(language.identifier)": { "variations": { "plural": { \#(forms) } } }"#)
    ])
    for (number, shown) in language.shown {
      let text = try text("Text(\"\\(\(number)) photos\")")
      #expect(tables.show(text, language.identifier) == shown, "\(number)")
      #expect(tables.missing(text, language.identifier).isEmpty)
    }
  }

  @Test("A form for zero serves in every language; one that is not there is `other`'s")
  func zeroAndOther() throws {
    let tables = tables([
      "App/Localizable.xcstrings": catalogue(
        "%lld left",
        #"""
        "en": \#(plural(["zero": "Nothing left", "other": "%lld left"])),
        "ru": \#(plural(["one": "остался %lld", "other": "осталось %lld"]))
        """#)
    ])
    #expect(tables.show(try text(#"Text("\(0) left")"#)) == "Nothing left")
    #expect(tables.show(try text(#"Text("\(1) left")"#)) == "1 left")
    #expect(tables.show(try text(#"Text("\(3) left")"#), "ru") == "осталось 3")
  }

  @Test func decimalsCountToo() throws {
    let tables = tables([
      "App/Localizable.xcstrings": catalogue(
        "%.1f km",
        #"""
        "en": \#(plural(["one": "%.1f kilometre", "other": "%.1f kilometres"])),
        "fr": \#(plural(["one": "%.1f kilomètre", "other": "%.1f kilomètres"]))
        """#)
    ])
    let text = try text(#"Text("\(1.5, specifier: "%.1f") km")"#)
    #expect(tables.show(text) == "1.5 kilometres")
    #expect(tables.show(text, "fr") == "1,5 kilomètre")
  }

  @Test("Two numbers in one sentence, each with forms of its own")
  func substitutions() throws {
    func forms(_ one: String, _ other: String, _ number: Int) -> String {
      """
      { "argNum": \(number), "formatSpecifier": "lld",
        "variations": { "plural": { "one": \(unit(one)), "other": \(unit(other)) } } }
      """
    }
    let tables = tables([
      "App/Localizable.xcstrings": catalogue(
        "%lld photos in %lld albums",
        #"""
        "en": { "stringUnit": { "state": "translated", "value": "%#@photos@ in %#@albums@" },
          "substitutions": { "photos": \#(forms("%arg photo", "%arg photos", 1)),
                             "albums": \#(forms("one album", "%arg albums", 2)) } },
        "de": { "stringUnit": { "state": "translated", "value": "In %#@albums@: %#@photos@" },
          "substitutions": { "photos": \#(forms("%arg Foto", "%arg Fotos", 1)),
                             "albums": \#(forms("einem Album", "%arg Alben", 2)) } }
        """#)
    ])
    func shown(_ photos: Int, _ albums: Int, _ locale: String) throws -> String {
      tables.show(try text("Text(\"\\(\(photos)) photos in \\(\(albums)) albums\")"), locale)
    }
    #expect(try shown(1, 2, "en") == "1 photo in 2 albums")
    #expect(try shown(5, 1, "en") == "5 photos in one album")
    #expect(try shown(1, 2, "de") == "In 2 Alben: 1 Foto")
    #expect(try shown(5, 1, "de") == "In einem Album: 5 Fotos")
  }
}
