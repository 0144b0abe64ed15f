import Foundation
import OpenTipKit
import Testing

@testable import TipSource

/// Files that are damaged or made to do harm: each is read or reported, in bounded time.
@Suite struct HostileFileTests {
  private func content(_ path: String, _ bytes: [UInt8]) throws -> StringsContent {
    try #require(stringsFile(path, bytes)?.content)
  }

  private func content(_ path: String, _ text: String) throws -> StringsContent {
    try content(path, Array(text.utf8))
  }

  @Test(
    "A broken catalogue is told of with its place",
    arguments: [
      ("", "1:1 the file ends too early"),
      ("{ \"strings\": {\n  \"a\": {", "2:9 the file ends too early"),
      ("{ \"strings\": {\n  \"a\"", "2:6 the file ends too early"),
      ("[]", "1:1 it has no `strings`"), ("{\"strings\": []}", "1:1 it has no `strings`"),
      ("{\"strings\": {\n\"a\" 1}}", "2:5 `:` is missing after a key"),
      ("not JSON", "1:2 a value is misspelled"), ("{} {}", "1:4 there is more after the value"),
      (String(repeating: "[", count: 100_000), "1:101 it is nested too deeply"),
    ])
  func brokenCatalogues(_ text: String, _ message: String) throws {
    let content = try content("App/Localizable.xcstrings", text)
    let diagnostic = try #require(content.diagnostics.first)
    let place = try #require(diagnostic.place)
    let reason = diagnostic.message.components(separatedBy: "cannot be read: ").last ?? ""
    #expect("\(place.line):\(place.column) \(reason)" == message)
    #expect(diagnostic.message.hasPrefix("the translations of App/Localizable.xcstrings"))
  }

  @Test(
    "Catalogues of odd values hold what can be read of them",
    arguments: [
      #"{"strings": {"a": null, "b": [], "c": "x", "d": {"localizations": 3}}}"#,
      #"{"strings": {"a": {"localizations": {"de": null, "": {}, "x/y": {}}}}, "sourceLanguage": 3}"#,
      #"{"strings": {"a": {"localizations": {"de": {"variations": {"plural": {"odd": {}}}}}}}}"#,
      #"{"strings": {"a": {"localizations": {"de": {"variations": {"device": 1}}}}}}"#,
      #"{"strings": {"a": {"localizations": {"de": {"stringUnit": {"value": 1}}}}}}"#,
      #"{"strings": {"a": {"localizations": {"de": {"substitutions": {"x": {"argNum": -1}}}}}}}"#,
    ])
  func oddCatalogues(_ text: String) throws {
    let content = try content("App/Localizable.xcstrings", text)
    #expect(content.diagnostics.isEmpty)
    #expect(content.entries["a"]?.translations.isEmpty == true)
    let tables = tables(["App/Localizable.xcstrings": text])
    #expect(tables.show(try TipSourceTests.text(#"Text("a")"#), "de") == "a")
  }

  @Test func formsWithinForms() throws {
    var form = unit("deep")
    for _ in 0..<30 { form = #"{ "variations": { "device": { "iphone": \#(form) } } }"# }
    let tables = tables(["App/Localizable.xcstrings": catalogue("a", #""de": \#(form)"#)])
    #expect(tables.show(try TipSourceTests.text(#"Text("a")"#), "de") == "a")
  }

  @Test(.timeLimit(.minutes(1))) func aHundredThousandKeys() throws {
    let keys = (0..<100_000).map {
      "\"key \($0) %@\": {\"localizations\": {\"de\": \(unit("\($0)"))}}"
    }
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\(keys.joined(separator: ","))}}"
    let tables = tables(["App/Localizable.xcstrings": text])
    #expect(
      tables.show(try TipSourceTests.text(#"Text("key 99999 \(Self.name)")"#), "de") == "99999")
    #expect(tables.show(try TipSourceTests.text("Text(.key4711)")) == "key 4711 %@")
    #expect(tables.listings.first?.keyCount == 100_000)
  }

  @Test func binaryJunk() throws {
    var generator = Noise(state: 42)
    for length in [1, 2, 3, 64, 1000, 65_537] {
      let junk = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      for suffix in StringsFile.suffixes {
        for head in ["", "bplist00", "<?xml version=\"1.0\"?><plist>", "{\"strings\":{"] {
          let content = try content("a/Localizable\(suffix)", Array(head.utf8) + junk)
          #expect(content.entries.count < 100)
        }
      }
    }
  }

  @Test func propertyListsThatAreNone() throws {
    let deep =
      "<plist>" + String(repeating: "<array>", count: 100_000)
      + String(repeating: "</array>", count: 100_000) + "</plist>"
    for text in [deep, "<plist><array/></plist>", "<plist><dict><key>a</key>", "<?xml"] {
      let content = try content("de.lproj/Localizable.stringsdict", text)
      #expect(content.diagnostics.count == 1)
      #expect(content.entries.isEmpty)
    }
  }

  @Test func cutOffAnywhere() throws {
    let whole = Array(
      catalogue("k \\u00e9", #""de": \#(plural(["one": "%lld \\\"x\\\"", "other": "y"]))"#).utf8)
    for length in whole.indices {
      _ = try content("App/Localizable.xcstrings", Array(whole[..<length]))
    }
    let strings = Array("/* c */ \"k\\U00e9\" = \"v\\\"\"; // d\nbare = word;".utf8)
    for length in strings.indices {
      _ = try content("de.lproj/Localizable.strings", Array(strings[..<length]))
    }
  }

  @Test func aFileThatCannotBeRead() throws {
    let file = try #require(
      StringsFile(path: "App/Localizable.xcstrings") { () throws(StringsFileError) in
        throw StringsFileError("no permission")
      })
    let tables = StringTables(files: [file])
    let text = try TipSourceTests.text(#"Text("a")"#)
    #expect(
      tables.problems(text, "de") == ["App/Localizable.xcstrings cannot be read: no permission"])
    #expect(tables.show(text, "de") == "a")
  }

  @Test func nothingIsReadBeforeWordsAreAskedFor() throws {
    let file = try #require(
      StringsFile(path: "App/Localizable.xcstrings") { () throws(StringsFileError) in
        Issue.record("it was read")
        return []
      })
    let tables = StringTables(files: [file])
    #expect(tables.show(Text(verbatim: "as it is")) == "as it is")
    #expect(tables.isEmpty == false)
  }

  /// Numbers that are the same each time.
  private struct Noise: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }
}
