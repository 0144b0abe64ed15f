import OpenTipKit
import Testing
import TipSource

/// The ways in which types conform, nest and are made.
@Suite struct TipFormTests {
  private static let words = #"var title: Text { Text("A") }"#

  @Test(arguments: [
    ("struct A: Tip { \(words) }", ["A"]),
    ("struct A: TipKit.Tip { \(words) }", ["A"]),
    ("public nonisolated struct A: Sendable, Tip { public init() {}; \(words) }", ["A"]),
    ("struct A {}\n@available(iOS 17, *) extension A: Tip { \(words) }", ["A"]),
    ("enum Out { enum In { struct A: Tip { \(words) } } }", ["Out.In.A"]),
    ("extension Manager { struct A: Tip { \(words) } }\nclass Manager {}", ["Manager.A"]),
    ("typealias Hint = Tip\nstruct A: Hint { \(words) }", ["A"]),
    ("protocol Hint: Tip {}\nextension Hint { \(words) }\nstruct A: Hint {}", ["A"]),
    ("protocol Hint: Tip & Sendable {}\nprotocol Sub: Hint {}\nstruct A: Sub { \(words) }", ["A"]),
    ("enum A: String, Tip { case one, two; \(words) }", ["A.one", "A.two"]),
    ("#if canImport(TipKit)\nstruct A: Tip { \(words) }\n#endif", ["A"]),
    ("#if os(macOS)\nstruct A: Tip { \(words) }\n#endif", []),
    ("@available(*, unavailable) struct A: Tip { \(words) }", []),
    ("// struct A: Tip { \(words) }", []),
    ("struct Tipping { \(words) }\nstruct A: TipView { }", []),
  ]) func declares(_ source: String, _ names: [String]) {
    #expect(read("import TipKit\n\(source)").tips.map(\.name) == names)
  }

  @Test func anAppsOwnTipIsNotTipKits() {
    let model = read(
      "protocol Tip { var title: Text { get } }\nstruct Gratuity: Tip { \(Self.words) }")
    #expect(model.tips.isEmpty)
  }

  @Test(arguments: [
    ("", "ATip"), (#"let id = "x""#, "x"), (#"var id: String { "x-\(Self.n)" }"#, "x-2"),
    ("var id: String { Self.key }", "k"), ("var id: String { Keys.tip.rawValue }", "tip"),
    ("var id: String { String(describing: Self.self) }", "ATip"),
    (#"var id: String { "\(type(of: self)).v2" }"#, "ATip.v2"),
    ("var id: String { make(3) }", "made3"),
    ("var id = [\"a\", \"b\"].joined(separator: \".\")", "a.b"),
  ]) func hasTheID(_ declaration: String, _ id: String) throws {
    let read = try #require(
      tip(
        """
        static let n = 2
        static let key = "k"
        enum Keys: String { case tip }
        func make(_ n: Int) -> String { "made\\(n)" }
        \(Self.words)
        \(declaration)
        """))
    #expect(read.id == id)
  }

  @Test func aTipThatNeedsArgumentsIsMadeByItsCalls() throws {
    let model = read(files: [
      "Tip.swift": """
      import TipKit
      struct CityTip: Tip {
        let city: String
        var kind: Kind = .day
        enum Kind: String { case day, night }
        var id: String { "city-\\(city)-\\(kind.rawValue)" }
        var title: Text { Text("Visit \\(city)") }
      }
      """,
      "View.swift": """
      struct CityView: View {
        let a = CityTip(city: "Rome")
        let b = CityTip(city: "Oslo", kind: .night)
        let again = CityTip(city: "Rome")
        func make(_ name: String) -> CityTip { CityTip(city: name) }
      }
      """,
    ])
    #expect(
      model.tips.map(\.name) == [
        #"CityTip(city: "Rome")"#, #"CityTip(city: "Oslo", kind: .night)"#, "CityTip(city: name)",
      ])
    #expect(
      model.tips.map(\.id) == ["city-Rome-day", "city-Oslo-night", #"city-\(city)-day"#])
    #expect(model.tipTypes[0].obstacle == "`CityTip` needs the argument `city`")

    let made = try model.makeTip(named: "bern", from: #"CityTip(city: "Bern")"#)
    #expect(made.name == "bern")
    #expect(made.typeName == "CityTip")
    #expect(made.title.content == "Visit Bern")
  }

  @Test(arguments: [
    (#"CityTip(town: "Bern")"#, "cannot-make-tip"), ("CityTip()", "cannot-make-tip"),
    ("Nothing()", "cannot-make-tip"), ("3 + 4", "not-a-tip"), ("(((", "cannot-make-tip"),
    ("", "not-a-tip"), (String(repeating: "(", count: 9_000), "cannot-make-tip"),
  ]) func whatMakesNoTipIsAnError(_ expression: String, _ code: String) {
    let model = read(
      """
      import TipKit
      struct CityTip: Tip { let city: String; var title: Text { Text(city) } }
      """)
    let error = #expect(throws: SourceError.self) {
      try model.makeTip(named: "x", from: expression)
    }
    #expect(error?.diagnostic.code == code)
  }

  @Test func initialisersSetWhatTheySet() {
    let model = read(
      """
      import TipKit
      struct NoteTip: Tip {
        let title: Text
        let message: Text?
        private(set) var id: String
        init(_ key: String, message: String? = nil) {
          self.id = "note." + key
          title = Text(LocalizedStringKey(key))
          self.message = message.map { Text($0) }
        }
        init() { self.init("plain", message: "more") }
      }
      """)
    #expect(model.tips.map(\.id) == ["note.plain"])
    #expect(model.tips[0].title.content == "plain")
    #expect(model.tips[0].message?.content == "more")
  }

  /// S12.2: an id that differs from launch to launch is the same in every run.
  @Test func aFreshIdentifierDiffersPerLaunchOnly() throws {
    let source = #"let id = "tip-" + UUID().uuidString; var title: Text { Text("A") }"#
    let first = try #require(tip(source))
    let again = try #require(tip(source))
    #expect(first.instance(forLaunch: 1).id == first.id)
    #expect(first.instance(forLaunch: 2).id != first.id)
    #expect(first.instance(forLaunch: 2).id.hasPrefix("tip-"))
    #expect(first.instance(forLaunch: 2).id == again.instance(forLaunch: 2).id)
    #expect(first.instance(forLaunch: 3).id != first.instance(forLaunch: 2).id)
  }

  @Test func twoTargetsMayShareAName() {
    let model = read(files: [
      "App/Tip.swift": "import TipKit\nstruct A: Tip { var title: Text { Text(Words.a) } }",
      "App/Words.swift": #"enum Words { static let a = "app" }"#,
      "Watch/Tip.swift": "import TipKit\nstruct A: Tip { var title: Text { Text(Words.a) } }",
      "Watch/Words.swift": #"enum Words { static let a = "watch" }"#,
    ])
    #expect(model.tips.map(\.title.content) == ["app", "watch"])
    #expect(model.tips.map(\.location.path) == ["App/Tip.swift", "Watch/Tip.swift"])
  }

  @Test func membersOfAnotherTypeAreNotTipKits() {
    let model = read(
      """
      import TipKit
      struct A: Tip {
        var title: Text { Text("A") }
        var message: Text { Text("lost") }
        var image: Image { Image(systemName: "star") }
        var asset: Image? { nil }
      }
      """)
    #expect(model.tips[0].message == nil)
    #expect(model.tips[0].image == nil)
    #expect(
      model.messages.sorted() == [
        "4: warning: not-tipkit-member", "5: warning: not-tipkit-member",
        "6: warning: not-tipkit-member",
      ])
  }
}
