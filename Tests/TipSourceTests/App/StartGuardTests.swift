import OpenTipKit
import Testing
import TipSource

@Suite("Conditions at the start")
struct StartGuardTests {
  /// A condition and an argument list that it holds for, and one that it does not.
  static let conditions: [(String, [String], [String])] = [
    ("ProcessInfo.processInfo.arguments.contains(\"--x\")", ["--x"], ["--y"]),
    ("CommandLine.arguments.contains(\"--x\")", ["--a", "--x"], []),
    ("CommandLine.arguments.contains(where: { $0.hasPrefix(\"--x\") })", ["--x=1"], ["-x"]),
    ("CommandLine.arguments.contains { $0 == \"--x\" }", ["--x"], ["--x=1"]),
    ("CommandLine.arguments.dropFirst().contains(\"--x\")", ["--x"], []),
    ("CommandLine.arguments.first(where: { $0 == \"--x\" }) != nil", ["--x"], []),
    ("CommandLine.arguments.firstIndex(of: \"--x\") != nil", ["--x"], []),
    ("Set(CommandLine.arguments).contains(\"--x\")", ["--x"], []),
    ("!Set(CommandLine.arguments).isDisjoint(with: [\"--x\", \"--z\"])", ["--z"], ["--y"]),
    ("!CommandLine.arguments.contains(\"--x\")", [], ["--x"]),
    (
      "CommandLine.arguments.contains(\"--x\") && !CommandLine.arguments.contains(\"--y\")",
      ["--x"], ["--x", "--y"]
    ),
    (
      "CommandLine.arguments.contains(\"--x\") || CommandLine.arguments.contains(\"--y\")", ["--y"],
      []
    ),
    ("CommandLine.arguments.count > 1", ["a"], []),
    ("CommandLine.arguments.contains(\"--x\") ? true : false", ["--x"], []),
    ("UserDefaults.standard.bool(forKey: \"x\")", ["-x", "YES"], ["-x", "NO"]),
    ("UserDefaults.standard.bool(forKey: \"x\")", ["-x", "1"], ["-x", "0"]),
    ("UserDefaults.standard.bool(forKey: \"x\")", ["-x", "true"], ["-x", "-true"]),
    ("UserDefaults.standard.integer(forKey: \"x\") == 3", ["-x", "3"], ["-x", "4"]),
    ("UserDefaults.standard.double(forKey: \"x\") > 1.5", ["-x", "2.5"], []),
    ("UserDefaults.standard.string(forKey: \"x\") == \"on\"", ["-x", "on"], ["-x", "off"]),
    ("UserDefaults.standard.object(forKey: \"x\") != nil", ["-x", "a"], []),
    (
      "UserDefaults.standard.stringArray(forKey: \"x\")?.contains(\"b\") == true",
      ["-x", "(a, b)"], []
    ),
    ("UserDefaults(suiteName: \"s\")!.bool(forKey: \"x\")", ["-x", "YES"], []),
    ("LaunchArgument.uiTests.isSet", ["--ui-tests"], []),
    ("CommandLine.arguments.contains(LaunchArgument.uiTests.rawValue)", ["--ui-tests"], []),
    (
      "CommandLine.arguments.compactMap(LaunchArgument.init(rawValue:)).contains(.uiTests)",
      ["--ui-tests"], []
    ),
    ("Flags.isUITesting", ["--testing"], []),
    ("Flags.shared.isFast", ["--fast"], []),
    ("hasFlag(\"--x\")", ["--x"], []),
    ("unknown() || CommandLine.arguments.contains(\"--x\")", ["--x"], []),
    ("CommandLine.arguments.contains(\"--x\") && ShareTip.count == 0", ["--x"], []),
    ("CommandLine.arguments.contains(\"--x\"), #available(iOS 17, *)", ["--x"], []),
    (
      "let index = CommandLine.arguments.firstIndex(of: \"--x\"), CommandLine.arguments[index + 1] == \"on\"",
      ["--x", "on"], ["--x", "off"]
    ),
    ("case let flags = CommandLine.arguments, flags.contains(\"--x\")", ["--x"], []),
  ]

  static let declarations = """
    enum LaunchArgument: String, CaseIterable {
      case uiTests = "--ui-tests"
      var isSet: Bool { ProcessInfo.processInfo.arguments.contains(rawValue) }
    }
    final class Flags {
      static let shared = Flags()
      static var isUITesting: Bool { CommandLine.arguments.contains("--testing") }
      let isFast: Bool
      init(arguments: [String] = CommandLine.arguments) { isFast = arguments.contains("--fast") }
    }
    func hasFlag(_ name: String) -> Bool { CommandLine.arguments.contains(name) }

    """

  @Test("a condition holds with these arguments, and not with those", arguments: conditions)
  func condition(_ condition: String, _ holding: [String], _ failing: [String]) {
    let app =
      galleryTips + Self.declarations + """
        @main struct MyApp: App {
          init() {
            if \(condition) { Tips.showAllTipsForTesting() } else { Tips.hideAllTipsForTesting() }
          }
        }
        """
    #expect(start(app, holding) == "show-all")
    let isUnknown = condition.hasPrefix("unknown()")
    #expect(
      start(app, failing)
        == (isUnknown
          ? "note 25: `Tips.showAllTipsForTesting()`, `Tips.hideAllTipsForTesting()` were not run: whether `unknown() || CommandLine.arguments.contains(\"--x\")` holds cannot be read from source"
          : "hide-all"))
  }

  @Test("a loop over the arguments")
  func loop() {
    let lines = """
      for argument in CommandLine.arguments.dropFirst() {
        switch argument {
        case "--show": Tips.showAllTipsForTesting()
        case "--reset", "--clean": try? Tips.resetDatastore()
        case let other where other.hasPrefix("--tips="):
          let ids = other.dropFirst("--tips=".count).split(separator: ",").map(String.init)
          let known: [String: any Tip.Type] = ["share": ShareTip.self, "search": SearchTip.self]
          Tips.showTipsForTesting(ids.compactMap { known[$0] })
        case "--stop": break
        default: continue
        }
        if argument == "--stop" { return }
      }
      try? Tips.configure()
      """
    #expect(
      start(lines: lines, ["--x", "--clean", "--tips=search,none,share"])
        == """
        reset-datastore
        show SearchTip,ShareTip
        configure
        """)
    #expect(start(lines: lines, ["--show", "--stop", "--reset"]) == "show-all")
  }

  @Test("a loop with positions and pairs")
  func pairs() {
    let lines = """
      let arguments = ProcessInfo.processInfo.arguments
      outer: for (index, argument) in arguments.enumerated() where argument == "-tips" {
        guard arguments.indices.contains(index + 1) else { break outer }
        if arguments[index + 1] == "none" { Tips.hideAllTipsForTesting() }
      }
      var index = 1
      while index < arguments.count {
        defer { index += 1 }
        if arguments[index] == "on" { Tips.showAllTipsForTesting() }
      }
      """
    #expect(start(lines: lines, ["-tips", "none", "on"]) == "hide-all\nshow-all")
    #expect(start(lines: lines, ["-tips"]) == "")
  }

  @Test(
    "environment variables",
    arguments: [
      ("ProcessInfo.processInfo.environment[\"X\"] != nil", ["X": ""], true),
      ("ProcessInfo.processInfo.environment[\"X\"] == \"1\"", ["X": "1"], true),
      ("ProcessInfo.processInfo.environment[\"X\"] == \"1\"", ["X": "0"], false),
      ("ProcessInfo.processInfo.environment.keys.contains(\"X\")", ["X": "0"], true),
      ("ProcessInfo.processInfo.environment[\"X\", default: \"no\"] == \"no\"", [:], true),
      ("let value = ProcessInfo.processInfo.environment[\"X\"], !value.isEmpty", ["X": "a"], true),
      (
        "let value = ProcessInfo.processInfo.environment[\"X\"], let flag = Bool(value), flag",
        ["X": "true"], true
      ),
      ("Int(ProcessInfo.processInfo.environment[\"X\"] ?? \"0\") == 2", ["X": "2"], true),
      (
        "let list = ProcessInfo.processInfo.environment[\"X\"]?.components(separatedBy: \",\"), list.contains(\"b\")",
        ["X": "a,b"], true
      ),
    ] as [(String, [String: String], Bool)])
  func environment(_ condition: String, _ variables: [String: String], _ holds: Bool) {
    #expect(
      start(lines: "if \(condition) { Tips.showAllTipsForTesting() }", environment: variables)
        == (holds ? "show-all" : ""))
  }

  @Test("launch arguments win over what is stored, and that over what is registered")
  func settings() {
    let lines = """
      UserDefaults.standard.register(defaults: ["x": true, "n": 3])
      if UserDefaults.standard.bool(forKey: "x") { Tips.showAllTipsForTesting() }
      ShareTip.count = UserDefaults.standard.integer(forKey: "n")
      UserDefaults.standard.set(7, forKey: "n")
      ShareTip.count = UserDefaults.standard.integer(forKey: "n")
      UserDefaults.standard.removeObject(forKey: "n")
      """
    #expect(
      start(lines: lines)
        == """
        show-all
        set ShareTip.count = 3
        default n = 7
        set ShareTip.count = 7
        default n = removed
        """)
    #expect(
      start(lines: lines, ["-n", "5"]) { $0.stored["x"] = .bool(false) }
        == """
        set ShareTip.count = 5
        default n = 7
        set ShareTip.count = 5
        default n = removed
        """)
  }

  @Test("settings that properties stand for")
  func appStorage() {
    let app =
      galleryTips + """
        @main struct MyApp: App {
          @AppStorage("launches") private var launches = 0
          @AppStorage("tips") private var showsTips: Bool = true
          init() {
            launches += 1
            if !showsTips { Tips.hideAllTipsForTesting() }
            if launches > 2 { ShareTip.isReady = true }
          }
        }
        """
    #expect(start(app) == "default launches = 1")
    #expect(
      start(app, ["-tips", "NO"]) { $0.stored["launches"] = .integer(2) }
        == "default launches = 3\nhide-all\nset ShareTip.isReady = true")
  }

  @Test("TipKit's own state")
  func state() {
    let lines = """
      if ShareTip.isReady, ShareTip.opened.donations.count >= 2 { Tips.showAllTipsForTesting() }
      if ShareTip.opened.donations.isEmpty { Tips.hideAllTipsForTesting() }
      if SearchTip().shouldDisplay { SearchTip().invalidate(reason: .tipClosed) }
      switch SearchTip().status {
      case .available: ShareTip.count = 1
      case .invalidated(let reason) where reason == .tipClosed: ShareTip.count = 2
      case .invalidated, .pending: ShareTip.count = 3
      @unknown default: break
      }
      if case .pending = ShareTip().status { ShareTip.count = 4 }
      """
    #expect(start(lines: lines) == "hide-all\nset ShareTip.count = 3\nset ShareTip.count = 4")
    #expect(
      start(lines: lines) {
        $0.values["ShareTip.isReady"] = .bool(true)
        $0.counts["ShareTip.opened"] = 2
        $0.statuses["SearchTip"] = .available
      }
        == """
        show-all
        invalidate SearchTip tipClosed
        set ShareTip.count = 2
        set ShareTip.count = 4
        """)
  }

  @Test(
    "conditions that cannot be evaluated are told of, not guessed",
    arguments: [
      (
        "if Remote.isOn { Tips.showAllTipsForTesting() }",
        "note 14: `Tips.showAllTipsForTesting()` was not run: whether `Remote.isOn` holds cannot be read from source"
      ),
      ("if Remote.isOn { start() } else { stop() }", ""),
      (
        "if Remote.isOn { try? Tips.configure([.displayFrequency(.daily)]) }",
        "note 14: whether `Remote.isOn` holds cannot be read from source: the branch that calls `Tips.configure` was taken\nconfigure display-frequency=daily"
      ),
      (
        "guard Remote.isOn else { return }\ntry? Tips.configure()",
        "note 14: whether `Remote.isOn` holds cannot be read from source: what follows was run\nconfigure"
      ),
      ("guard Remote.isOn else { return }\nstart()", ""),
      (
        "if Remote.isOn { return }\nTips.showAllTipsForTesting()",
        "note 14: whether `Remote.isOn` holds cannot be read from source: what follows was run\nshow-all"
      ),
      (
        "var options: [Tips.ConfigurationOption] = [.displayFrequency(.daily)]\nif Remote.isOn { options.append(.cloudKitContainer(.automatic)) }\ntry? Tips.configure(options)",
        "note 15: `options` depends on `Remote.isOn`, which cannot be read from source: it was left as it was\nconfigure display-frequency=daily"
      ),
      (
        "switch Remote.mode { case .a: Tips.showAllTipsForTesting()\ndefault: ShareTip.isReady = true }",
        "note 14: `Tips.showAllTipsForTesting()`, `ShareTip.isReady = true` were not run: whether `Remote.mode` holds cannot be read from source"
      ),
      (
        "for tip in Remote.tips { Tips.showTipsForTesting([tip]) }",
        "note 14: `Tips.showTipsForTesting([tip])` was not run: the elements of `Remote.tips` cannot be read from source"
      ),
      (
        "Remote.load { Tips.showAllTipsForTesting() }",
        "note 14: `Tips.showAllTipsForTesting()` was not run: whether `Remote.load` runs its closure cannot be read from source"
      ),
      (
        "DispatchQueue.main.asyncAfter(deadline: .now() + 2) { Tips.showAllTipsForTesting() }",
        "note 14: `Tips.showAllTipsForTesting()` is run without waiting: the time that `DispatchQueue.main.asyncAfter` takes does not pass\nshow-all"
      ),
    ])
  func unknown(_ lines: String, _ expected: String) {
    #expect(start(lines: lines) == expected)
  }
}
