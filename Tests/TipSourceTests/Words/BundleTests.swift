import OpenTipKit
import Testing

@testable import TipSource

/// Which of several tables a text is looked up in: bundles by folder, the nearest first.
@Suite struct BundleTests {
  private static func german(_ value: String) -> String {
    catalogue("Open", #""de": \#(unit(value))"#)
  }

  static let tables = TipSourceTests.tables(
    [
      "App/Resources/Localizable.xcstrings": german("App"),
      "App/Feature/Localizable.xcstrings": german("Feature"),
      "App/Feature/Tips.xcstrings": german("Feature Tips"),
      "Frameworks/MyKit/Resources/Localizable.xcstrings": german("MyKit"),
      "Packages/Kit/Sources/KitUI/Resources/Localizable.xcstrings": german("KitUI"),
      "Packages/Kit/Sources/KitCore/de.lproj/Localizable.strings": "\"Open\" = \"KitCore\";",
    ], packages: ["Packages/Kit"])

  @Test(arguments: [
    (#"Text("Open")"#, "App/Views/A.swift", "Feature"),
    (#"Text("Open")"#, "App/Resources/A.swift", "App"),
    (#"Text("Open")"#, "App/Feature/Deep/A.swift", "Feature"),
    (#"Text("Open", tableName: "Tips")"#, "App/Resources/A.swift", "Feature Tips"),
    (#"Text("Open", bundle: .module)"#, "Packages/Kit/Sources/KitUI/Views/A.swift", "KitUI"),
    (#"Text("Open", bundle: .module)"#, "Packages/Kit/Sources/KitCore/A.swift", "KitCore"),
    // Forgotten `bundle: .module`: the app's table is asked, not the package's own.
    (#"Text("Open")"#, "Packages/Kit/Sources/KitUI/Views/A.swift", "Feature"),
    (#"Text("Open", bundle: .myKit)"#, "App/Views/A.swift", "MyKit"),
    (#"Text("Open", bundle: Bundle(for: Token.self))"#, "Frameworks/MyKit/A.swift", "MyKit"),
  ])
  func asks(_ source: String, _ path: String, _ words: String) throws {
    #expect(Self.tables.show(try text(source), "de", in: path) == words)
  }

  @Test func aPackageThatIsReadAloneServesItself() throws {
    let tables = TipSourceTests.tables(
      ["Kit/Sources/KitUI/Localizable.xcstrings": Self.german("KitUI")], packages: ["Kit"])
    #expect(
      tables.show(try text(#"Text("Open")"#), "de", in: "Kit/Sources/KitUI/A.swift") == "KitUI")
  }

  @Test func whatIsNamedGoesFirst() throws {
    let near = try #require(
      stringsFile("App/Localizable.xcstrings", Array(Self.german("near").utf8)))
    let named = try #require(
      stringsFile("Other/Localizable.xcstrings", Array(Self.german("named").utf8), isNamed: true))
    let tables = StringTables(files: [near, named])
    #expect(tables.show(try text(#"Text("Open")"#), "de") == "named")
    #expect(tables.show(try text(#"Text("Open", bundle: .module)"#), "de") == "named")
  }

  @Test func aTableFurtherOffServesWhereTheNearestHasNoKey() throws {
    let tables = TipSourceTests.tables([
      "App/Localizable.xcstrings": catalogue("Close", #""de": \#(unit("Schließen"))"#),
      "Common/Localizable.xcstrings": Self.german("Öffnen"),
    ])
    #expect(tables.show(try text(#"Text("Open")"#), "de") == "Öffnen")
    #expect(tables.missing(try text(#"Text("Open")"#), "de") == [])
  }

  @Test func theListing() {
    let listings = Self.tables.listings.map {
      "\($0.folder) \($0.table): \($0.languages.joined(separator: ",")) of "
        + "\($0.sourceLanguage ?? "-"), \($0.keyCount)"
    }
    #expect(
      listings == [
        "App/Feature Localizable: de of en, 1", "App/Feature Tips: de of en, 1",
        "App/Resources Localizable: de of en, 1",
        "Frameworks/MyKit/Resources Localizable: de of en, 1",
        "Packages/Kit/Sources/KitCore Localizable: de of de, 1",
        "Packages/Kit/Sources/KitUI/Resources Localizable: de of en, 1",
      ])
  }
}
