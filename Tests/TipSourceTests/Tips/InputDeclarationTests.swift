import OpenTipKit
import Testing
import TipSource

/// Parameters and events, wherever and however they are declared.
@Suite struct InputDeclarationTests {
  @Test(arguments: [
    ("@Parameter static var x: Bool = false", "Bool", "false", false),
    ("@Parameter(.transient)\n// why\nstatic var x: Bool = true", "Bool", "true", true),
    ("@Parameter public private(set) static var x: Int = -1", "Int", "-1", false),
    ("@Parameter static var x: Bool?", "Bool?", "nil", false),
    ("@Parameter static var x = 3", "Int", "3", false),
    ("@Parameter static var x: Double = 2", "Double", "2.0", false),
    ("@Parameter static var x: Set<String> = [\"a\"]", "Set<String>", "[\"a\"]", false),
    ("@Parameter static var x: [String: Int] = [:]", "[String: Int]", "[:]", false),
    ("@Parameter static var x: Kind = .b", "ATip.Kind", ".b", false),
    ("@Parameter var x: Bool = false", "Bool", "false", false),
  ]) func parameter(
    _ source: String, _ type: String, _ value: String, _ isTransient: Bool
  ) throws {
    let model = read(
      """
      import TipKit
      struct ATip: Tip {
      enum Kind: String, Codable { case a, b }
      \(source)
      var title: Text { Text("A") }
      }
      """)
    let parameter = try #require(model.parameters.first)
    #expect(parameter.name == "ATip.x")
    #expect(parameter.descriptor.id == "ATip.x")
    #expect(parameter.type.description == type)
    #expect(parameter.defaultValue?.description == value)
    #expect(parameter.descriptor.isTransient == isTransient)
  }

  @Test(arguments: [
    ("struct A: Tip { static let e = Event(id: \"x\") }", "A.e", "x"),
    ("struct A: Tip { let e: Event = .init(id: \"x\") }", "A.e", "x"),
    (
      "enum Events { static var e = Tips.Event(id: \"com.example.x\") }", "Events.e",
      "com.example.x"
    ),
    ("let e: Tips.Event<Tips.EmptyDonation> = Tips.Event(id: \"with spaces\")", "e", "with spaces"),
    (
      "enum E { static let e = Tips.Event(id: make(\"x\")); static func make(_ s: String) -> String { \"m.\\(s)\" } }",
      "E.e", "m.x"
    ),
    ("enum E { static let e = Tips.Event(id: \"\\(Self.self).x\") }", "E.e", "E.x"),
    (
      "extension Store { static let e = Tips.Event(id: Keys.x.rawValue) }\nenum Keys: String { case x = \"key\" }",
      "Store.e", "key"
    ),
  ]) func event(_ source: String, _ name: String, _ id: String) throws {
    let event = try #require(read("import TipKit\n\(source)").events.first)
    #expect(event.name == name)
    #expect(event.descriptor.id == id)
    #expect(event.information == nil)
    #expect(event.descriptor.donationLimit == .standard)
  }

  @Test func anEventsPayloadAndLimit() throws {
    let event = try #require(
      read(
        """
        import TipKit
        enum Events {
          struct Info: Codable { var kind: Kind; var note: String?
            enum CodingKeys: String, CodingKey { case kind = "k", note } }
          enum Kind: Int, Codable { case a = 1, b }
          static let e = Tips.Event<Info>(
            id: "x", donationLimit: Tips.DonationLimit(maximumCount: 5, maximumAge: .days(2)))
        }
        """
      ).events.first)
    #expect(event.information?.description == "Events.Info")
    #expect(event.descriptor.donationLimit == .init(maximumCount: 5, maximumAge: .days(2)))
    let value = try event.descriptor.decode(#"{"k":2}"#) as? SwiftValue
    #expect(value?.description == "Info(kind: .b, note: nil)")
    #expect(throws: (any Error).self) { try event.descriptor.decode(#"{"note":"x"}"#) }
  }

  @Test func anAppsOwnEventIsNotTipKits() {
    let model = read(files: [
      "A.swift": "import TipKit\nenum Calendar { static let e = Event(id: \"x\") }",
      "B.swift": "struct Event { var id: String }",
    ])
    #expect(model.events.isEmpty)
  }

  @Test func declarationsInFilesThatDoNotNameTipsAreFound() throws {
    let model = read(files: [
      "Tip.swift": """
      import TipKit
      struct A: Tip {
        @Parameter static var mode: Mode = .slow
        var title: Text { Text(Words.title) }
        var rules: [Rule] { #Rule(Self.$mode) { $0 == .fast && Limits.isOpen } }
      }
      """,
      "Limits.swift": "enum Limits { static let isOpen = Inner.value }",
      "Inner.swift": "enum Inner { static let value = true }",
      "Mode.swift": "enum Mode: String, Codable { case slow, fast }",
      "More.swift": "extension A { var message: Text? { Text(\"more\") } }",
      "Words.swift": "enum Words { static let title = \"found\" }",
    ])
    let tip = try #require(model.tips.first)
    #expect(tip.title.content == "found")
    #expect(tip.message?.content == "more")
    #expect(tip.sourceRules.map(\.isEvaluable) == [true])
  }
}
