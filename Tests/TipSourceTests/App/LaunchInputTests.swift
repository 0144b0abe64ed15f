import Testing
import TipSource

@Suite("What a source reads of a launch")
struct LaunchInputTests {
  private func inputs(_ source: String) -> [String] {
    let app = readApp(source).app
    return ((app?.launchArguments ?? []) + (app?.environmentVariables ?? [])).map { input in
      "\(input.name) \(input.form)" + input.guards.map { " | \($0.description)" }.joined()
    }
  }

  @Test(
    "each form, with what it guards",
    arguments: [
      (
        "if CommandLine.arguments.contains(\"--x\") { Tips.showAllTipsForTesting() }",
        ["--x exact | runs Tips.showAllTipsForTesting()"]
      ),
      (
        "if !CommandLine.arguments.contains(\"--x\") { try? Tips.configure() }",
        ["--x exact | skips Tips.configure()"]
      ),
      (
        "guard !CommandLine.arguments.contains(\"--x\") else { return }\ntry? Tips.configure()",
        ["--x exact | skips Tips.configure()"]
      ),
      (
        "if CommandLine.arguments.contains(where: { $0.hasPrefix(\"--x=\") }) { ShareTip.isReady = true }",
        ["--x= prefix | runs ShareTip.isReady = true"]
      ),
      (
        "for a in CommandLine.arguments { switch a { case \"--a\": Tips.showAllTipsForTesting()\ncase \"--b\": ShareTip.isReady = true\ndefault: break } }",
        [
          "--a exact | runs Tips.showAllTipsForTesting()",
          "--b exact | runs ShareTip.isReady = true",
        ]
      ),
      (
        "for a in CommandLine.arguments { switch Flag(rawValue: a) { case .fast: Tips.showAllTipsForTesting()\ncase .slow: ShareTip.isReady = true\ndefault: break } }",
        [
          "--fast exact | runs Tips.showAllTipsForTesting()",
          "--slow exact | runs ShareTip.isReady = true",
        ]
      ),
      (
        "let showsAll = CommandLine.arguments.contains(\"--x\")\nif showsAll { Tips.showAllTipsForTesting() }",
        ["--x exact | runs Tips.showAllTipsForTesting()"]
      ),
      (
        "if Flag.fast.isSet { Tips.showAllTipsForTesting() }",
        ["--fast exact | runs Tips.showAllTipsForTesting()"]
      ),
      (
        "if let i = CommandLine.arguments.firstIndex(of: \"-tips\") { Tips.showAllTipsForTesting() }",
        ["-tips pair | runs Tips.showAllTipsForTesting()"]
      ),
      (
        "if UserDefaults.standard.bool(forKey: \"resetTips\") { try? Tips.resetDatastore() }",
        ["-resetTips pair | runs Tips.resetDatastore()"]
      ),
      (
        "if ProcessInfo.processInfo.environment[\"X\"] == \"1\" { ShareTip().invalidate(reason: .tipClosed) }",
        ["X exact | runs ShareTip().invalidate(reason: .tipClosed)"]
      ),
      (
        "if let ids = ProcessInfo.processInfo.environment[\"TIPS\"]?.split(separator: \",\") { Tips.showTipsForTesting(ids.map(tip)) }",
        ["TIPS exact | runs Tips.showTipsForTesting(ids.map(tip))"]
      ),
      ("if CommandLine.arguments.contains(\"--log\") { startLogging() }", ["--log exact"]),
      (
        "if CommandLine.arguments.contains(\"--x\"), Remote.isOn { apply() }",
        ["--x exact | runs Tips.hideAllTipsForTesting()"]
      ),
      (
        "if CommandLine.arguments.contains(\"--x\") { Tips.showAllTipsForTesting() } else { Tips.hideAllTipsForTesting() }",
        ["--x exact | runs Tips.showAllTipsForTesting() | skips Tips.hideAllTipsForTesting()"]
      ),
      (
        "if CommandLine.arguments.contains(\"--x\") { Tips.showAllTipsForTesting(); return }\ntry? Tips.configure()",
        ["--x exact | runs Tips.showAllTipsForTesting() | skips Tips.configure()"]
      ),
      (
        "guard CommandLine.arguments.contains(\"--x\") else { try? Tips.configure(); return }\nTips.showAllTipsForTesting()",
        ["--x exact | skips Tips.configure() | runs Tips.showAllTipsForTesting()"]
      ),
      (
        "if CommandLine.arguments.contains(\"--a\") && !CommandLine.arguments.contains(\"--b\") { Tips.showAllTipsForTesting() }",
        [
          "--a exact | runs Tips.showAllTipsForTesting()",
          "--b exact | skips Tips.showAllTipsForTesting()",
        ]
      ),
      (
        "let isQuiet = !CommandLine.arguments.contains(\"--x\")\nif isQuiet { try? Tips.configure() }\nif !isQuiet { Tips.showAllTipsForTesting() }",
        ["--x exact | skips Tips.configure() | runs Tips.showAllTipsForTesting()"]
      ),
      (
        "if UserDefaults.standard.bool(forKey: \"x\") == false { try? Tips.configure() }",
        ["-x pair | skips Tips.configure()"]
      ),
      (
        "if ProcessInfo.processInfo.environment[\"X\"] == nil { try? Tips.configure() }",
        ["X exact | skips Tips.configure()"]
      ),
      (
        "var isOn = false\nif CommandLine.arguments.contains(\"--x\") { isOn = true }\nif isOn { Tips.showAllTipsForTesting() }",
        ["--x exact | runs Tips.showAllTipsForTesting()"]
      ),
      (
        "let fast = CommandLine.arguments.contains(\"--fast\")\ntry? Tips.configure([.displayFrequency(fast ? .immediate : .daily)])",
        ["--fast exact | decides .displayFrequency(fast ? .immediate : .daily)"]
      ),
      (
        "var options: [Tips.ConfigurationOption] = []\nif CommandLine.arguments.contains(\"--fast\") { options.append(.displayFrequency(.immediate)) }\ntry? Tips.configure(options)",
        ["--fast exact | decides .displayFrequency(.immediate)"]
      ),
      (
        "if CommandLine.arguments.contains(\"--x\") { try? Tips.configure([.displayFrequency(.daily)]) }",
        ["--x exact | runs Tips.configure([.displayFrequency(.daily)])"]
      ),
      (
        "Task { if CommandLine.arguments.contains(\"--x\") { await ShareTip.opened.donate() } }",
        ["--x exact | runs ShareTip.opened.donate()"]
      ),
    ])
  func form(_ lines: String, _ expected: [String]) {
    let source =
      galleryTips + """
        enum Flag: String { case fast = "--fast", slow = "--slow"
          var isSet: Bool { CommandLine.arguments.contains(rawValue) } }
        func apply() { Tips.hideAllTipsForTesting() }
        @main struct MyApp: App {
        init() {
        \(lines)
        }
        }
        """
    #expect(inputs(source) == expected)
  }

  @Test("names are known wherever they are read, also in files that are not about tips")
  func reads() throws {
    let files = [
      SourceFile(path: "App.swift", text: galleryTips + "@main struct MyApp: App { init() {} }"),
      SourceFile(
        path: "Network.swift",
        text: """
          enum Network {
            static let isMocked = ProcessInfo.processInfo.arguments.contains("--mock")
            static let server = UserDefaults.standard.string(forKey: "server")
            static let token = ProcessInfo.processInfo.environment["TOKEN"]
          }
          """),
      SourceFile(
        path: "Names.swift",
        text: "enum Names { static let slow = \"--slow\"; static let p = \"--pace=\" }"),
    ]
    let app = try #require(SourceReader(readsApp: true).read(files).app)
    for argument in ["--mock", "-server", "--slow", "--pace=3"] {
      #expect(app.reads(argument: argument), "\(argument)")
    }
    for argument in ["--mocked", "-serve", "--other", "TOKEN2"] {
      #expect(!app.reads(argument: argument), "\(argument)")
    }
    #expect(app.reads(environmentVariable: "TOKEN"))
    #expect(!app.reads(environmentVariable: "TOKE"))
  }

  @Test(
    "arguments that go to code outside of the source may be any",
    arguments: [
      ("Launcher.run(with: CommandLine.arguments)", true),
      ("Launcher.run(with: Array(CommandLine.arguments.dropFirst()))", true),
      ("print(CommandLine.arguments)", false),
      ("own(CommandLine.arguments)", false),
      ("Launcher.run(with: CommandLine.arguments.contains(\"--x\"))", false),
    ])
  func handOver(_ line: String, _ isAny: Bool) {
    let source =
      galleryTips
      + "func own(_ a: [String]) { _ = a.contains(\"--y\") }\n@main struct MyApp: App { init() { \(line) } }"
    #expect(readApp(source).app?.reads(argument: "--whatever") == isAny)
  }
}
