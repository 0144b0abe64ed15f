import OpenTipKit
import Testing
import TipSource

/// What names mean where the app extends the frameworks' types, or has two things of one name.
@Suite struct NameTests {
  @Test func typesThatTheAppExtendsStayTheFrameworks() throws {
    let model = read(
      """
      import TipKit
      extension Tips.Event {}
      extension Tips {
        static let appOpen = Tips.Event(id: "tips.appOpen")
        @Parameter static var isOn: Bool = true
      }
      extension Tip { typealias Donated = Tips.Event }
      extension Date { var isRecent: Bool { self > Date.now.addingTimeInterval(-3600) } }
      extension String { func isLong(_ n: Int) -> Bool { count > n } }
      extension Int { var isLucky: Bool { self == 7 } }
      extension Bool { var not: Bool { !self } }
      let global = Tips.Event(id: "global")
      struct A: Tip {
        typealias Empty = Tips.Event<Tips.EmptyDonation>
        static let aliased = Donated(id: "aliased")
        static let empty = Empty(id: "empty")
        @Parameter static var last: Date = .distantPast
        @Parameter static var next: Date? = Date.distantFuture
        @Parameter static var name: String = "Ann"
        @Parameter static var count: Int = 7
        @Parameter static var flag: Bool = false
        var title: Text { Text("A") }
        var rules: [Rule] {
          #Rule(Tips.appOpen) { $0.donations.isEmpty }
          #Rule(Tips.$isOn) { $0 }
          #Rule(global) { $0.donations.isEmpty }
          #Rule(Tips.Event(id: "here")) { $0.donations.isEmpty }
          #Rule(Self.aliased) { $0.donations.isEmpty }
          #Rule(Self.empty) { $0.donations.isEmpty }
          #Rule(Self.$last) { !$0.isRecent && $0 < .now }
          #Rule(Self.$next) { $0?.isRecent == true }
          #Rule(Self.$name) { $0.isLong(2) && !$0.isLong(3) }
          #Rule(Self.$count) { $0.isLucky }
          #Rule(Self.$flag) { $0.not }
        }
      }
      """)
    let rules = try #require(model.tips.first).sourceRules
    #expect(rules.compactMap(\.obstacle) == [])
    #expect(rules.map { $0.rule.evaluated().answer } == Array(repeating: .satisfied, count: 11))
    #expect(
      model.parameters.map { "\($0.name): \($0.type)" } == [
        "Tips.isOn: Bool", "A.last: Date", "A.next: Date?", "A.name: String", "A.count: Int",
        "A.flag: Bool",
      ])
    #expect(model.diagnostics.map(\.code) == [])
  }

  @Test func twoTargetsMayUseTheSameNames() {
    func target(_ name: String) -> String {
      """
      import TipKit
      let opened = Tips.Event(id: "\(name).opened")
      struct WelcomeTip: Tip {
        static let seen = Event(id: "\(name).seen")
        @Parameter static var isOn: Bool = \(name == "A")
        var title: Text { Text("Welcome \(name)") }
        var rules: [Rule] {
          #Rule(opened) { $0.donations.count == 0 }
          #Rule(Self.seen) { $0.donations.count == 0 }
          #Rule(Self.$isOn) { $0 }
        }
      }
      """
    }
    let model = read(files: ["A/Tips.swift": target("A"), "B/Tips.swift": target("B")])
    let inspection = Inspection(model)
    #expect(inspection.tips.map(\.title.content) == ["Welcome A", "Welcome B"])
    #expect(model.parameters.map { $0.defaultValue?.description } == ["true", "false"])
    #expect(
      model.events.map(\.descriptor.id) == ["A.opened", "A.seen", "B.opened", "B.seen"])
    #expect(inspection.summary.evaluableRules == 6)
    for (tip, name) in zip(inspection.tips, ["A", "B"]) {
      #expect(
        tip.rules.flatMap(\.inputs).prefix(2).map { input in
          if case .event(let event) = input { event.id } else { "" }
        } == ["\(name).opened", "\(name).seen"])
    }
  }

  @Test func everyDeclaredTipIsListed() {
    let model = read(
      """
      import TipKit
      struct Plain: Tip { var title: Text { Text("Plain") } }
      struct Needs: Tip {
        let store: Store
        @Parameter static var isOn: Bool = false
        var title: Text { Text(store.name) }
        var rules: [Rule] { #Rule(Self.$isOn) { $0 } }
      }
      enum Feed: Tip {
        case search(String), filter(count: Int), plain
        var title: Text {
          switch self {
          case .search(let text): Text("Search \\(text)")
          case .filter(let count): Text("\\(count) filters")
          case .plain: Text("Feed")
          }
        }
      }
      struct Generic<Item: Sendable>: Tip { var title: Text { Text("Generic") } }
      extension Missing.Nested: Tip { var title: Text { Text("Nested") } }
      func preview() {
        struct Local: Tip { var title: Text { Text("Local") } }
        TipView(Local())
      }
      """)
    #expect(
      Inspection(model).tips.map { "\($0.name): \($0.title.content)" } == [
        "Plain: Plain", "Needs: store.name", #"Feed.search: Search \(text)"#,
        #"Feed.filter: \(count) filters"#, "Feed.plain: Feed", "Generic: Generic",
        "Missing.Nested: Nested", "Local: Local",
      ])
    #expect(Inspection(model).summary.rules == 1)
  }

  @Test func whatSteersATerminalIsWrittenOut() throws {
    let model = read(
      """
      import TipKit
      struct A: Tip {
        @Parameter static var p: String = ""
        var title: Text { Text("\\u{202e}rtl\\u{1b}[31m") }
        var rules: [Rule] { #Rule(Self.$p) { $0 == "\u{1b}[31mraw\u{202e}" } }
      }
      """)
    let tip = try #require(model.tips.first)
    #expect(
      tip.sourceRules.map(\.source) == [##"#Rule(Self.$p) { $0 == "\u{1B}[31mraw\u{202E}" }"##])
    let inspection = Inspection(model)
    for text in [inspection.text, inspection.json] {
      #expect(!text.unicodeScalars.contains { "\u{1b}\u{202e}".unicodeScalars.contains($0) })
    }
  }
}
