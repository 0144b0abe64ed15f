import Testing
@testable import TipSource

@Suite("What of a start a run cannot carry out")
struct StartGapTests {
  private func gaps(_ body: String) -> [String] {
    let model = readApp(
      galleryTips + """

        @main struct TheApp: App {
          init() {
        \(body)
          }
          var body: some Scene { WindowGroup {} }
        }
        """)
    return model.notFollowed.filter { $0.code == "unfollowed-code" }.map(\.message)
  }

  @Test(
    "is not followed, also where an argument guards it",
    arguments: [
      (
        "if Flags.load().hides { Tips.hideAllTipsForTesting() }",
        [
          "`Tips.hideAllTipsForTesting()` was not run: whether `Flags.load().hides` holds cannot be read from source"
        ]
      ),
      (
        "ShareTip.count = Remote.count",
        [
          "`ShareTip.count = Remote.count` was not run: `Remote.count` is not in what was read"
        ]
      ),
      (
        "if CommandLine.arguments.contains(\"--x\") { ShareTip.count = Remote.count }",
        [
          "`ShareTip.count = Remote.count` was not run: `Remote.count` is not in what was read"
        ]
      ),
      (
        "if ProcessInfo.processInfo.environment[\"X\"] != nil { ShareTip.count = Remote.count }",
        [
          "`ShareTip.count = Remote.count` was not run: `Remote.count` is not in what was read"
        ]
      ),
      ("if UserDefaults.standard.bool(forKey: \"x\") { ShareTip.count = 3 }", []),
      ("ShareTip.count = CommandLine.arguments.count", []),
      ("print(Remote.count)", []),
    ])
  func isNotFollowed(body: String, expected: [String]) {
    #expect(gaps(body) == expected)
  }
}

@Suite("Long chains and functions by their names")
struct LaunchChainTests {
  @Test(
    "every operand is read",
    arguments: [("||", 20), ("||", 200), ("||", 1_000), ("&&", 20), ("&&", 1_000)])
  func chains(op: String, count: Int) {
    let condition = (0..<count).map { "CommandLine.arguments.contains(\"--x\($0)\")" }
      .joined(separator: " \(op) ")
    let source =
      galleryTips + """

        @main struct TheApp: App {
          init() { if \(condition) { ShareTip.count = 7 } }
          var body: some Scene { WindowGroup {} }
        }
        """
    let all = (0..<count).map { "--x\($0)" }
    let model = readApp(source)
    #expect(Set(model.app?.launchArguments.map(\.name) ?? []) == Set(all))
    #expect(start(source) == "")
    #expect(start(source, op == "||" ? ["--x\(count - 1)"] : all) == "set ShareTip.count = 7")
    #expect(start(source, Array(all.dropLast())) == (op == "||" ? "set ShareTip.count = 7" : ""))
  }

  @Test func aFunctionByItsName() {
    let source =
      galleryTips + """

        @main struct TheApp: App {
          init() {
            let given = CommandLine.arguments
            if ["--a", "--b"].contains(where: given.contains) { ShareTip.count = 7 }
          }
          var body: some Scene { WindowGroup {} }
        }
        """
    let app = readApp(source).app
    #expect(app?.launchArguments.map(\.name) == ["--a", "--b"])
    #expect(app?.handsArgumentsOver == false)
    #expect(start(source) == "")
    #expect(start(source, ["--b"]) == "set ShareTip.count = 7")
  }

  @Test func aSceneDelegateIsTheStart() {
    let source =
      galleryTips + """

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) { try? Tips.configure([.displayFrequency(.daily)]) }
        }
        """
    #expect(readApp(source).app?.configureCalls.map(\.isAtStart) == [true])
    #expect(start(source) == "configure display-frequency=daily")
  }
}
