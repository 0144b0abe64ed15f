import Foundation
import Testing

/// `tipster fmt`, `inspect` and `init`: the commands about source.
@Suite struct SourceCommandTests {
  static let untidy = "# Q\n  launch   \n\n\n\nexpect-current-tip    none # why\r\n"
  static let tidy = "# Q\nlaunch\n\nexpect-current-tip none  # why\n"

  @Test func formatInPlace() throws {
    let project = try Project(["Scenarios/a.tips": Self.untidy, "Scenarios/_b.tips": Self.tidy])
    let check = try project.tipster("fmt", "--check")
    #expect(check.status == 1 && check.output == "Scenarios/a.tips\n")
    #expect(project.text("Scenarios/a.tips") == Self.untidy)
    let format = try project.tipster("fmt")
    #expect(format.status == 0 && format.output == "Scenarios/a.tips\n")
    #expect(project.text("Scenarios/a.tips") == Self.tidy)
    let again = try project.tipster("fmt", "--check")
    #expect(again.status == 0 && again.output.isEmpty)
  }

  @Test func formatStandardInput() throws {
    let project = try Project()
    let call = try project.tipster("fmt", "-", input: Self.untidy)
    #expect(call.output == Self.tidy && call.status == 0)
    #expect(try project.tipster("fmt", "--check", "-", input: Self.untidy).status == 1)
  }

  @Test func whatDoesNotParseIsLeftAlone() throws {
    let text = "launch\nset X.y \"open\n"
    let project = try Project(["Scenarios/a.tips": text, "Scenarios/b.tips": Self.untidy])
    let call = try project.tipster("fmt")
    #expect(call.status == 2)
    #expect(call.errors.hasPrefix("Scenarios/a.tips:2:"))
    #expect(call.errors.hasSuffix("tipster: Scenarios/a.tips is left as it is\n"))
    #expect(project.text("Scenarios/a.tips") == text)
    #expect(project.text("Scenarios/b.tips") == Self.tidy, "the others are formatted all the same")
  }

  @Test func formattingKeepsLinksAndPermissions() throws {
    let project = try Project(["real.tips": Self.untidy])
    try project.shell("chmod 640 real.tips; ln -s real.tips link.tips")
    #expect(try project.tipster("fmt", "link.tips").status == 0)
    #expect(project.text("real.tips") == Self.tidy)
    let call = try project.shell("test -L link.tips && stat -c %a real.tips")
    #expect(call.output == "640\n")
  }

  @Test(
    "What is wrong with the sources is told wherever they are read, and stops nothing",
    arguments: [
      ["inspect", "App"], ["run", "Scenarios/a.tips"], ["test"], ["why", "ShareTip", "App"],
    ])
  func faultsOfSources(arguments: [String]) throws {
    let project = try Project([
      "App/Tips.swift": Project.tips,
      "App/Wrong.swift": """
      import TipKit

      struct NeverTip: Tip {
        var title: Text { Text("Never") }
        var options: [any TipOption] { MaxDisplayCount(0) }
      }

      func broken( {
      """,
      "Scenarios/a.tips": "tips ../App\nlaunch\n",
    ])
    try project.tipster("test", "--record", "missing")
    let call = try project.shell("\"$TIPSTER\" " + arguments.joined(separator: " "))
    #expect(call.status == 0)
    #expect(call.errors.contains("App/Wrong.swift:5:34: error: "))
    #expect(call.errors.contains("[invalid-limit]"))
    #expect(call.errors.contains("App/Wrong.swift:8:13: warning: "))
    #expect(call.errors.contains("[syntax-error]"))
  }

  @Test func inspect() throws {
    let project = try Project(["App/Tips.swift": Project.tips])
    let text = try project.tipster("inspect", "App")
    #expect(text.output.contains("ShareTip  App/Tips.swift:7\n") && text.status == 0)
    let json = try project.tipster("inspect", "App", "--format=json").output
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: any Sendable])
    let summary = try #require(root["summary"] as? [String: Int])
    #expect(summary["tips"] == 2 && summary["rules"] == 1 && summary["evaluableRules"] == 1)
    #expect(try project.tipster("inspect", "nowhere").status == 2)
    #expect(try project.tipster("inspect", "App", "--format", "xml").status == 2)
  }

  @Test(
    "The first scenario passes, whatever the tips wait for",
    arguments: [
      ("", "expect-displayed FirstTip"),
      (
        """
          @Parameter static var isReady: Bool = false
          var rules: [Rule] { #Rule(Self.$isReady) { $0 } }
        """, "set FirstTip.isReady true"
      ),
      (
        """
          static let opened = Event(id: "opened")
          var rules: [Rule] { #Rule(Self.opened) { $0.donations.count >= 3 } }
        """, "donate FirstTip.opened 3"
      ),
      (
        """
          var rules: [Rule] { #Rule(Elsewhere.$flag) { $0 } }
        """, "expect-status FirstTip pending"
      ),
    ])
  func firstScenario(members: String, line: String) throws {
    let project = try Project([
      "My App/Tips.swift": """
      import TipKit
      struct FirstTip: Tip {
        var title: Text { Text("First") }
      \(members)
      }

      """
    ])
    let call = try project.tipster("init", "My App")
    #expect(call.status == 0, "\(call.errors)")
    #expect(
      call.output.hasPrefix(
        """
        wrote  Scenarios/first.tips
        wrote  Snapshots/first.snap
        wrote  .github/workflows/tipster.yml

        1 tip read. Next:
          tipster test
        """))
    let scenario = try #require(project.text("Scenarios/first.tips"))
    #expect(scenario.contains("\ntips \"../My App\"\n") && scenario.contains("\n\(line)\n"))
    let test = try project.tipster("test", "--ci")
    #expect(test.output == "1 scenario, 1 test: 1 passed\n" && test.status == 0)
    #expect(try project.tipster("fmt", "--check").status == 0)
  }

  @Test func nothingIsOverwritten() throws {
    let project = try Project([
      "Tips.swift": Project.tips, "Scenarios/first.tips": "launch\n",
      ".github/workflows/tipster.yml": "name: mine\n",
    ])
    let call = try project.tipster("init")
    #expect(call.output.hasPrefix("kept   Scenarios/first.tips\nkept   .github/workflows/"))
    #expect(project.text("Scenarios/first.tips") == "launch\n")
    #expect(project.text(".github/workflows/tipster.yml") == "name: mine\n")
    #expect(project.files(in: "Snapshots").isEmpty)
  }

  @Test func anAppWithoutTips() throws {
    let project = try Project(["App.swift": "struct App {}\n"])
    let call = try project.tipster("init")
    #expect(call.status == 2 && call.errors.hasPrefix("tipster: no tips in .\n"))
    #expect(project.files() == ["App.swift"])
  }

  @Test("Nothing steers a terminal", arguments: ["\u{1B}[31m", "\u{202E}", "\u{2028}", "\u{9B}"])
  func escapes(raw: String) throws {
    let swift = Project.tips.replacing("Search everywhere", with: "Search\(raw)everywhere")
      .replacing("$0 == true", with: "$0 == true /* \(raw) */")
    let project = try Project(["Tips.swift": swift])
    for format in ["text", "json"] {
      let call = try project.tipster("inspect", "--format", format, "Tips.swift")
      #expect(call.status == 0 && call.output.contains("SearchTip"))
      #expect(!call.output.contains(raw))
    }
    #expect(!(try project.tipster("why", "ShareTip", "Tips.swift").output.contains(raw)))
  }
}
