import OpenTipKit
import Testing
import TipSource

/// Options, actions and groups in the forms that apps write.
@Suite struct OptionAndActionTests {
  private func options(_ source: String) throws -> [String] {
    let model = read(
      """
      import TipKit
      struct ATip: Tip {
        static let limit = 4
        var title: Text { Text("A") }
        \(source)
      }
      """)
    return try #require(model.tips.first).options.map { option in
      switch option {
      case let option as Tips.MaxDisplayCount: "count \(option.value)"
      case let option as Tips.MaxDisplayDuration: "duration \(option.value)"
      case let option as Tips.IgnoresDisplayFrequency: "ignores \(option.value)"
      default: "?"
      }
    }
  }

  @Test(arguments: [
    ("var options: [TipOption] { MaxDisplayCount(1) }", ["count 1"]),
    (
      "var options: [any TipOption] { [Tips.MaxDisplayCount(2), Tips.IgnoresDisplayFrequency(true)] }",
      ["count 2", "ignores true"]
    ),
    ("var options: [Option] {[ Tip.MaxDisplayCount(Self.limit) ]}", ["count 4"]),
    ("let options: [any Option] = [MaxDisplayDuration(60 * 2)]", ["duration 120.0"]),
    ("var options: [TipOption] { return [MaxDisplayCount(.max)] }", ["count 9223372036854775807"]),
    ("var options: [TipOption] { if Self.limit > 3 { MaxDisplayCount(3) } }", ["count 3"]),
    ("#if DEBUG\nvar options: [TipOption] { MaxDisplayCount(9) }\n#endif", ["count 9"]),
  ]) func areRead(_ source: String, _ expected: [String]) throws {
    #expect(try options(source) == expected)
  }

  /// S6.6
  @Test(arguments: [
    "MaxDisplayCount(0)", "MaxDisplayCount(-1)", "MaxDisplayDuration(0)",
    "MaxDisplayDuration(.infinity)",
  ]) func aLimitOfZeroOrLessIsAnError(_ option: String) {
    let model = read(
      "import TipKit\nstruct A: Tip { var title: Text { Text(\"A\") }\nvar options: [TipOption] { \(option) }\n}"
    )
    #expect(model.messages == ["3: error: invalid-limit"])
    #expect(model.tips[0].options.isEmpty)
  }

  private func actions(_ source: String) throws -> [String] {
    let read = try #require(
      tip(
        """
        var title: Text { Text("A") }
        enum Key: String, CaseIterable { case go, stop
          var label: String { "Do " + rawValue } }
        func action(_ key: Key) -> Action { Action(id: key.rawValue, title: key.label) }
        \(source)
        """))
    return read.actions.map { "\($0.id): \($0.label().content)" }
  }

  @Test(arguments: [
    (
      #"var actions: [Action] { Action(id: "a", title: "A"); Action(title: "B") }"#,
      ["a: A", "1: B"]
    ),
    (#"var actions: [Action] { [Tips.Action(id: "a", title: "A")] }"#, ["a: A"]),
    (#"var actions: [Action] { Action(id: "a", title: "A") { print(1) } }"#, ["a: A"]),
    (#"var actions: [Action] { Action(id: "a", title: "A", perform: { print(1) }) }"#, ["a: A"]),
    (#"var actions: [Action] { Action { print(1) } _: { Text("A") } }"#, ["0: A"]),
    (#"var actions: [Action] { Action(id: "a", perform: {}) { Text("A").bold() } }"#, ["a: A"]),
    ("var actions: [Action] { action(.go); action(.stop) }", ["go: Do go", "stop: Do stop"]),
    ("var actions: [Action] { Key.allCases.map { action($0) } }", ["go: Do go", "stop: Do stop"]),
    (
      "var actions: [Action] { var all: [Action] = []; for k in Key.allCases { all.append(action(k)) }; return all }",
      ["go: Do go", "stop: Do stop"]
    ),
    (#"var actions: [Action] { Action(id: Key.go.rawValue, title: L10n.go) }"#, ["go: L10n.go"]),
  ]) func actionsAreRead(_ source: String, _ expected: [String]) throws {
    #expect(try actions(source) == expected)
  }

  @Test(arguments: [
    ("struct V { let g = TipGroup(.ordered) { A(); B() } }", "V.g", true, ["A", "B"]),
    ("struct V { @State private var g = TipGroup { A() } }", "V.g", false, ["A"]),
    ("struct V { @TipGroup(.ordered) var g = [A(), B()] }", "V.g", true, ["A", "B"]),
    ("class V { lazy var g: TipGroup = .init(.firstAvailable) { B() } }", "V.g", false, ["B"]),
    (
      "let g = TipGroup(TipGroup.Priority.ordered) { E.one; E.two }", "g", true, ["E.one", "E.two"]
    ),
    ("struct V { var g: TipGroup { TipGroup(.ordered) { A() } } }", "V.g", true, ["A"]),
    ("struct V { func f() { let g = TipGroup { A() } } }", "V.g", false, ["A"]),
    (
      "struct V { let a = A(); static let g = TipGroup(.ordered) {\n#if DEBUG\nB()\n#else\nA()\n#endif\n} }",
      "V.g", true, ["B"]
    ),
  ]) func groupsAreFound(_ source: String, _ name: String, _ isOrdered: Bool, _ members: [String]) {
    let model = read(
      """
      import TipKit
      struct A: Tip { var title: Text { Text("A") } }
      struct B: Tip { var title: Text { Text("B") } }
      enum E: Tip { case one, two; var title: Text { Text("E") } }
      \(source)
      """)
    #expect(model.groups.map(\.name) == [name])
    #expect(model.groups.map(\.isOrdered) == [isOrdered])
    #expect(model.groups.map(\.members) == [members])
  }
}
