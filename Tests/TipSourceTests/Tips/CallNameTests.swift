import Testing
import TipSource

/// The names of tips that need arguments: by the calls that make them.
@Suite struct CallNameTests {
  static let declaration = """
    import TipKit
    struct NamedTip: Tip {
      let name: String
      var id: String { name }
      var title: Text { Text(name) }
    }

    """

  @Test(arguments: [
    ("let a = NamedTip(name: \"Ann\")", ["NamedTip: Ann, id Ann"]),
    (
      "let ann = \"Ann\"\nlet a = NamedTip(name: ann)\nlet b = NamedTip(name: \"Ann\")",
      ["NamedTip: Ann, id Ann"]
    ),
    (
      "let a = NamedTip(name: \"Ann\")\nlet b = NamedTip(name: \"Bob\")",
      [#"NamedTip(name: "Ann"): Ann, id Ann"#, #"NamedTip(name: "Bob"): Bob, id Bob"#]
    ),
    (
      "func make(_ user: User) -> NamedTip { NamedTip(name: user.name) }",
      ["NamedTip: name, id NamedTip(name)"]
    ),
    (
      "func make(_ user: User) -> NamedTip { NamedTip(name: user.name) }\n"
        + "#Preview { TipView(NamedTip(name: \"Preview\")) }",
      ["NamedTip: name, id NamedTip(name)"]
    ),
    ("#Preview { TipView(NamedTip(name: \"Preview\")) }", ["NamedTip: Preview, id Preview"]),
  ])
  func tipsAreNamedByTheirCalls(source: String, expected: [String]) {
    let model = read(Self.declaration + source)
    #expect(
      model.tips.map { "\($0.name): \($0.title.content), id \($0.id)" } == expected)
  }
}
