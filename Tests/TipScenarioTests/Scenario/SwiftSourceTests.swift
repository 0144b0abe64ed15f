import Testing

@testable import TipScenario

/// Scenarios over tips that are read from Swift.
@Suite struct SwiftSourceTests {
  private let swift = """
    tips <<SWIFT
    import TipKit

    struct SearchTip: Tip {
      var title: Text { Text("Search Your Library") }
      var actions: [Action] { Action(id: "go", title: "Go") }
    }

    struct ShareTip: Tip {
      @Parameter static var hasCreatedCollection: Bool = false
      static let shared = Event<Shared>(id: "shared")
      struct Shared: Codable, Sendable { let to: String; var count: Int? }
      var title: Text { Text("Share Your Collection") }
      var rules: [Rule] {
        #Rule(Self.$hasCreatedCollection) { $0 == true }
        #Rule(Self.shared) {
          $0.donations.filter { $0.to == "friend" }.count < 2
        }
      }
    }

    struct ItemTip: Tip {
      let item: String
      var id: String { "item-\\(item)" }
      var title: Text { Text("Tick off \\(item)") }
    }

    struct PhotoTip: Tip {
      let id = UUID().uuidString
      var title: Text { Text("Edit this photo") }
    }

    struct RemoteTip: Tip {
      @Parameter static var isOn: Bool = false
      var title: Text { Text("Remote") }
      var rules: [Rule] { #Rule(Self.$isOn) { $0 == Flags.shared.on() } }
    }
    SWIFT

    """

  private func run(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> ScenarioRun {
    let loader = ScenarioLoader(workingDirectory: "/", files: MemoryFiles())
    let script = ScenarioScript.load(path: "a.tips", text: swift + text, loader: loader)
    #expect(script.diagnostics.isEmpty, sourceLocation: sourceLocation)
    return script.run()
  }

  @Test func whyQuotesTheRuleWhereItStands() {
    let text = run("view A inline ShareTip\nlaunch\ndonate shared 2 to=friend\nwhy ShareTip")
      .transcript
    let why = text.split(separator: "why ShareTip\n").last.map(String.init)
    #expect(
      why == """
          ShareTip is pending: 2 things keep it from the screen               [S1.1 Apple]
            rule:hasCreatedCollection  does not hold                          [S1.3 Apple]
              #Rule(Self.$hasCreatedCollection) { $0 == true }                line 15
              $0 = false  needs == true                                       [S8.1 Apple]
            rule:shared  does not hold                                        [S1.3 Apple]
              #Rule(Self.shared) { $0.donations.filter { $0.to == "friend" }.count < 2 }  line 16
              $0.donations.filter { $0.to == "friend" }.count = 2  needs < 2  [S9.2 Apple]
            time alone changes nothing                                        [S0.2 ours]

        """)
  }

  @Test func instances() {
    let run = run(
      """
      instance Lamp = ItemTip(item: "lamp")
      instance Chair = ItemTip(item: "chair")
      view Row inline Lamp
      launch
      appear Row
      close Lamp
      expect-status item-lamp invalidated
      expect-status Chair available
      """)
    #expect(run.failures.isEmpty)
  }

  @Test(arguments: [
    ("instance Lamp = ItemTip(name: 3)", "bad-instance"), ("instance Lamp = 5", "bad-instance"),
    ("instance Lamp = ItemTip(", "bad-instance"),
    ("instance SearchTip = ItemTip(item: \"a\")", "name-taken"),
  ])
  func wrongInstances(_ line: String, _ code: String) {
    let loader = ScenarioLoader(workingDirectory: "/", files: MemoryFiles())
    let script = ScenarioScript.load(path: "a.tips", text: swift + line, loader: loader)
    #expect(script.diagnostics.map(\.code) == [code])
  }

  @Test func anIDOfItsOwnPerLaunch() {
    let run = run(
      """
      configure display-frequency=daily
      view A inline PhotoTip
      launch
      appear A
      close
      relaunch
      expect-status PhotoTip pending
      expect-blocked PhotoTip frequency:PhotoTip
      """)
    #expect(run.failures.isEmpty)
    #expect(run.warnings.map(\.code) == ["changing-id"])
  }

  @Test func aRuleThatCallsIntoTheApp() {
    #expect(run("launch\nexpect-status RemoteTip pending").warnings.map(\.code) == ["unknown-rule"])
    #expect(run("launch\nexpect-blocked RemoteTip unknown:isOn").warnings.isEmpty)
    let assumed = run("assume RemoteTip rule:isOn true\nlaunch\nexpect-status RemoteTip available")
    #expect(assumed.isPassed && assumed.warnings.isEmpty)
  }

  @Test func sourcesAreReadOnce() {
    let reads = Counter()
    let loader = ScenarioLoader(
      workingDirectory: "/", files: MemoryFiles(files: ["/Tips/A.swift": ""])
    ) { _, _, _ in
      reads.add()
      return HandMade.library
    }
    for number in 0..<50 {
      let script = ScenarioScript.load(
        path: "S/\(number).tips", text: "tips ../Tips\nlaunch", loader: loader)
      #expect(script.run().isPassed)
    }
    #expect(reads.value == 1)
    _ = ScenarioScript.load(path: "S/x.tips", text: "tips ../Tips\nbuild release", loader: loader)
    #expect(reads.value == 2)
  }
}
