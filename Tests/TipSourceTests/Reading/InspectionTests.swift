import Testing
import TipSource

/// `tipster inspect`, to the byte.
@Suite struct InspectionTests {
  static let source = """
    import TipKit
    enum Events { static let opened = Tips.Event(id: "app.opened") }
    struct ShareTip: Tip {
      @Parameter(.transient) static var isReady: Bool = false
      var title: Text { Text(L10n.share) }
      var message: Text? { Text("Send a link.") }
      var image: Image? { Image(systemName: "link") }
      var rules: [Rule] {
        #Rule(Self.$isReady) { $0 } // on one line
        #Rule(Events.closed) { event in
          // a comment
          event.donations.count > 1
        }
      }
      var options: [TipOption] { MaxDisplayCount(1) }
      var actions: [Action] { Action(id: "send", title: "Send") }
    }
    struct NameTip: Tip {
      let name: String
      var title: Text { Text("Hello, \\(name)") }
    }
    struct View { let group = TipGroup(.ordered) { ShareTip() } }
    """

  @Test func text() {
    #expect(
      Inspection(read(Self.source)).text == """
        ShareTip  Tips.swift:3
          title    L10n.share  (by name)
          message  "Send a link."
          image    link
          rule     #Rule(Self.$isReady) { $0 }
          rule     #Rule(Events.closed) { event in event.donations.count > 1 }
                   not evaluable: `Events.closed` is declared nowhere in what was read
          option   MaxDisplayCount(1)
          action   send: Send

        NameTip  Tips.swift:18
          title    Hello, \\(name)  (by name)

        Parameters
          ShareTip.isReady: Bool = false  transient

        Events
          Events.opened  id app.opened

        Groups
          View.group  ordered: ShareTip

        2 tips, 2 rules (1 evaluable, 1 with an input not found), 2 titles by name
        1 file, 1 parsed

        """)
  }

  @Test func theParsedFiles() {
    let model = SourceReader().read([
      SourceFile(path: "App/Cart.swift", text: "struct Cart { var total = 0 }"),
      SourceFile(
        path: "App/ShareTip.swift",
        text: """
          import TipKit
          struct ShareTip: Tip { var title: Text { Text("Share") } }
          """),
      SourceFile(path: "App/Deep.swift", text: "// Tip\n" + String(repeating: "(", count: 300)),
    ])
    let inspection = Inspection(model)
    #expect(inspection.text.hasSuffix("\n3 files, 1 parsed\n"))
    #expect(
      inspection.json.contains(
        """
          "parsedFiles": [
            "App/ShareTip.swift"
          ],
        """))
  }

  @Test func theTranslations() {
    var model = read(
      """
      import TipKit
      struct A: Tip { var title: Text { Text("One") } }
      struct B: Tip { var title: Text { Text("Two") }; var message: Text? { Text("One") } }
      """)
    model.strings = tables([
      "App/Localizable.xcstrings": """
      { "sourceLanguage": "en", "strings": {
        "One": { "localizations": { "de": \(unit("Eins")), "fr": \(unit("Un")) } },
        "Two": { "localizations": { "fr": \(unit("Deux")) } } } }
      """,
      "App/de.lproj/Old.strings": "broken",
    ])
    let inspection = Inspection(model)
    #expect(
      inspection.text.contains(
        """
        Strings
          App/Localizable  2 keys in en, also de, fr
          App/Old  0 keys in de
          not in de: "Two" of B
        """))
    #expect(
      inspection.json.contains(
        """
            "missing": [
              {
                "language": "de",
                "tip": "B",
                "table": "Localizable",
                "key": "Two",
                "file": "Tips.swift",
                "line": 3
              }
            ]
        """))
    #expect(inspection.diagnostics.map(\.code) == ["bad-strings"])
  }

  @Test func json() {
    let model = read(
      """
      import TipKit
      struct A: Tip {
        static let e = Event(id: "e")
        var title: Text { Text("A \\"quoted\\"") }
        var rules: [Rule] { #Rule(Self.e) { $0.donations.count >= Remote.limit } }
      }
      """)
    #expect(
      Inspection(model).json == """
        {
          "tips": [
            {
              "name": "A",
              "id": "A",
              "type": "A",
              "file": "Tips.swift",
              "line": 2,
              "title": "A \\"quoted\\"",
              "titleReadability": "literal",
              "message": null,
              "image": null,
              "rules": [
                {
                  "source": "#Rule(Self.e) { $0.donations.count >= Remote.limit }",
                  "line": 5,
                  "inputs": [
                    "e"
                  ],
                  "evaluable": false,
                  "kind": "opaque",
                  "reason": "`Remote.limit` is not in what was read"
                }
              ],
              "options": [],
              "actions": []
            }
          ],
          "parameters": [],
          "events": [
            {
              "name": "A.e",
              "id": "e",
              "information": null,
              "file": "Tips.swift",
              "line": 3
            }
          ],
          "groups": [],
          "strings": {
            "tables": [],
            "missing": []
          },
          "parsedFiles": [
            "Tips.swift"
          ],
          "diagnostics": [
            {
              "severity": "warning",
              "code": "opaque-rule",
              "message": "this rule of A cannot be evaluated from source: `Remote.limit` is not in what was read",
              "file": "Tips.swift",
              "line": 5,
              "column": 23,
              "notes": [
                "Answer it with `assume A rule:e true|false`."
              ]
            }
          ],
          "summary": {
            "tips": 1,
            "rules": 1,
            "evaluableRules": 0,
            "undeclaredInputRules": 0,
            "invalidRules": 0,
            "symbolicTitles": 0,
            "opaqueTitles": 0,
            "files": 1
          }
        }

        """)
  }
}
