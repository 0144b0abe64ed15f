import Foundation
import OpenTipKit
import Testing

@testable import TipSource

/// `.strings` and `.stringsdict` files in folders of languages.
@Suite struct StringsTests {
  private func value(of key: String, in text: String) -> String? {
    let content = stringsFile("en.lproj/Localizable.strings", Array(text.utf8))?.content
    guard case .text(let value)? = content?.entries[key]?.translations[.english]?.form else {
      return nil
    }
    return value
  }

  @Test(
    "Pairs, comments and escapes",
    arguments: [
      (#""k" = "v";"#, "v"), (#"k = v;"#, "v"), ("/* \"k\" = \"x\"; */ \"k\"=\"v\";", "v"),
      ("// \"k\" = \"x\";\n\"k\" = // here\n \"v\";", "v"),
      (#""k" = "a\"b\\c\n\t";"#, "a\"b\\c\n\t"),
      (#""k" = "\U00e9\u00E8";"#, "éè"), (#""k" = "\Ud83d\Ude00";"#, "😀"), (#""k" = "\101";"#, "A"),
      (#""k" = 'it''s';"#, "it"), (#""k";"#, "k"), ("\"k\" = \"two\nlines\";", "two\nlines"),
      (#""k" = "1"; "k" = "2";"#, "2"), (#""\U006b" = "v";"#, "v"), ("\"k\" = \"v\"", "v"),
    ])
  func pairs(_ text: String, _ expected: String) { #expect(value(of: "k", in: text) == expected) }

  @Test("UTF-8 and UTF-16, with a byte order mark or without") func encodings() {
    let text = "\"k\" = \"ж\";\n"
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little, little,
      [0xFE, 0xFF] + big, big,
    ] {
      let content = stringsFile("ru.lproj/Localizable.strings", bytes)?.content
      #expect(content?.diagnostics == [])
      #expect(content?.entries["k"] != nil)
    }
  }

  @Test func propertyListsAreReadToo() throws {
    let members = ["k": "v", "other": "w"]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: members, format: format, options: 0)
      let content = stringsFile("en.lproj/Localizable.strings", Array(data))?.content
      #expect(content?.entries.keys.sorted() == ["k", "other"])
    }
  }

  @Test(
    "What is wrong is said with its place, and the rest is read",
    arguments: [
      ("\"a\" = \"1\";\n\"b\" \"2\";\n\"k\" = \"v\";", "2:5 `=` is expected after a key"),
      ("\"a\" = ;\n\"k\" = \"v\";", "1:7 a text is expected after `=`"),
      ("= \"1\";\n\"k\" = \"v\";", "1:1 a key is expected here"),
      ("\"k\" = \"v\"\n\"b\" = \"2\";", "2:1 `;` is missing after a pair"),
      ("\"k\" = \"v\";\n/* open", "2:1 a comment does not end"),
      ("\"k\" = \"v\"; \"b\" = \"open", "1:18 a text is expected after `=`"),
    ])
  func flaws(_ text: String, _ flaw: String) throws {
    let content = try #require(
      stringsFile("en.lproj/Localizable.strings", Array(text.utf8))?.content)
    let diagnostic = try #require(content.diagnostics.first)
    let place = try #require(diagnostic.place)
    let reason = diagnostic.message.split(separator: ": ").last ?? ""
    #expect("\(place.line):\(place.column) \(reason)" == flaw)
    #expect(content.diagnostics.count == 1)
    #expect(content.entries["k"] != nil)
  }

  static let kiosk = tables([
    "App/Base.lproj/Localizable.strings": #""only.base" = "From base"; "share" = "Share (base)";"#,
    "App/en.lproj/Localizable.strings": #""share" = "Share"; "Hello %@" = "Hello, %@!";"#,
    "App/fr.lproj/Localizable.strings":
      #""share" = "Partager"; "Hello %@" = "Bonjour %1$@ !"; "100% yours" = "100% à vous";"#,
    "App/fr.lproj/Tips.strings": #""share" = "Partagez";"#,
    "App/fr.lproj/Localizable.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>%d files in %d folders</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%1$#@files@ dans %2$#@folders@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d fichier</string><key>other</key><string>%d fichiers</string>
        </dict>
        <key>folders</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d dossier</string><key>other</key><string>%d dossiers</string>
        </dict>
      </dict>
      <key>%d nested</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@outer@</string>
        <key>outer</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>rien</string><key>other</key><string>%d, soit %1$#@inner@</string>
        </dict>
        <key>inner</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>peu</string><key>other</key><string>beaucoup</string>
        </dict>
      </dict>
      <key>gesture</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>iphone</key><string>Touchez</string><key>mac</key><string>Cliquez</string></dict></dict>
      <key>width</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><string>Court</string><key>50</key><string>Un peu plus long</string></dict></dict>
      <key>odd</key><dict><key>who</key><string>knows</string></dict>
    </dict></plist>
    """,
  ])

  @Test(arguments: [
    (#"Text("share")"#, nil, "Share"), (#"Text("share")"#, "fr", "Partager"),
    (#"Text("share", tableName: "Tips")"#, "fr-BE", "Partagez"),
    (#"Text("share")"#, "ja", "Share"), (#"Text("only.base")"#, "fr", "From base"),
    (#"Text("Hello \(Self.name)")"#, "fr", "Bonjour Ann !"),
    (#"Text("100% yours")"#, "fr", "100% à vous"),
    (#"Text("gesture")"#, "fr", "Touchez"), (#"Text("width")"#, "fr", "Un peu plus long"),
    (
      #"Text(String(format: NSLocalizedString("%d files in %d folders", comment: ""), 1, 2000))"#,
      "fr", "1 fichier dans 2000 dossiers"
    ),
    (
      #"Text(String.localizedStringWithFormat(NSLocalizedString("%d nested", comment: ""), 1))"#,
      "fr", "1, soit peu"
    ),
    (
      #"Text(String.localizedStringWithFormat(NSLocalizedString("%d nested", comment: ""), 1500))"#,
      "fr", "1\u{202F}500, soit beaucoup"
    ),
    (
      #"Text(String.localizedStringWithFormat(NSLocalizedString("%d nested", comment: ""), 0))"#,
      "fr", "rien"
    ),
  ])
  func shows(_ source: String, _ locale: String?, _ words: String) throws {
    #expect(Self.kiosk.show(try text(source), locale) == words)
  }

  @Test func whatIsMissingInAFolder() throws {
    #expect(Self.kiosk.missing(try text(#"Text("share")"#), "ja") == ["Localizable: share (ja)"])
    #expect(
      Self.kiosk.missing(try text(#"Text("only.base")"#), "fr") == ["Localizable: only.base (fr)"])
    #expect(Self.kiosk.missing(try text(#"Text("share")"#), "fr-CA") == [])
    #expect(
      Self.kiosk.problems(try text(#"Text("width")"#), "fr")
        == [
          "App/fr.lproj/Localizable.stringsdict:1:1 the entry \"odd\" is not of a form that "
            + ".stringsdict files have"
        ])
  }
}
