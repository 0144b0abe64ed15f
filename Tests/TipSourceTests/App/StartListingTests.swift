import Testing
import TipSource

@Suite("What is told of an app's start without running it")
struct StartListingTests {
  private func app(_ source: String) -> SourceApp? { readApp(galleryTips + source).app }

  private func app(lines: String, _ more: String = "") -> SourceApp? {
    app(more + "\n@main struct MyApp: App {\ninit() {\n\(lines)\n}\n}")
  }

  @Test("the calls in the order in which they run, with what of the launch decides them")
  func startCalls() {
    let calls = app(
      lines: """
        Task { await ShareTip.opened.donate() }
        if CommandLine.arguments.contains("--reset") { try? Tips.resetDatastore() }
        guard !CommandLine.arguments.contains("--no-tips") else { return }
        setUp()
        """,
      "func setUp() { try? Tips.configure()\nShareTip.isReady = true }"
    )?.startCalls
    #expect(
      calls?.map { "\($0.call) in \($0.context) +\($0.needed) -\($0.excluded)" } == [
        "Tips.resetDatastore() in MyApp.init +[\"--reset\"] -[]",
        "Tips.configure() in setUp +[] -[\"--no-tips\"]",
        "ShareTip.isReady = true in setUp +[] -[\"--no-tips\"]",
        "ShareTip.opened.donate() in MyApp.init +[] -[]",
      ])
  }

  @Test(
    "an option that depends on the launch has the value of one without arguments",
    arguments: [
      (
        "let isTesting = CommandLine.arguments.contains(\"--t\")\ntry? Tips.configure([.displayFrequency(isTesting ? .immediate : .hourly)])",
        "hourly", true
      ),
      (
        "var pace: Tips.ConfigurationOption.DisplayFrequency = .hourly\nif CommandLine.arguments.contains(\"--t\") { pace = .immediate }\ntry? Tips.configure([.displayFrequency(pace)])",
        "hourly", true
      ),
      (
        "var o: [Tips.ConfigurationOption] = [.displayFrequency(.daily)]\nif CommandLine.arguments.contains(\"--t\") { o.append(.displayFrequency(.immediate)) }\ntry? Tips.configure(o)",
        "daily", true
      ),
      (
        "var o: [Tips.ConfigurationOption] = []\nif CommandLine.arguments.contains(\"--t\") { o.append(.displayFrequency(.immediate)) }\ntry? Tips.configure(o)",
        nil, true
      ),
      (
        "if CommandLine.arguments.contains(\"--t\") { try? Tips.configure([.displayFrequency(.daily)]) }",
        "daily", false
      ),
      ("try? Tips.configure([.displayFrequency(Remote.pace)])", nil, false),
      (
        "try? Tips.configure([.displayFrequency(UserDefaults.standard.bool(forKey: \"Often\") ? .immediate : .weekly)])",
        "weekly", true
      ),
      ("try? Tips.configure([.displayFrequency(.monthly)])", "monthly", false),
    ] as [(String, String?, Bool)])
  func options(lines: String, value: String?, depends: Bool) {
    let option = app(lines: lines)?.configureCalls.first?.options.first
    #expect(option?.key == "display-frequency")
    #expect(option?.value == value)
    #expect(option?.dependsOnLaunch == depends)
  }

  @Test("a call in code that runs when something appears is listed, and one behind an event is not")
  func appearing() {
    let notes = app(
      """
      struct AppEvents { static let opened = Tips.Event(id: "opened") }
      final class Store { func load() { ShareTip.count = 3 } }
      struct FeedView: View {
        let tip = ShareTip()
        let store = Store()
        var body: some View {
          List { Text("x") }
            .onAppear { AppEvents.opened.sendDonation() }
            .task { await AppEvents.opened.donate(); store.load(); refresh() }
            .onAppear(perform: { ShareTip.isReady = true })
            .onAppear { Task { SearchTip().invalidate(reason: .actionPerformed) } }
            .task(id: 3) { Tips.showTipsForTesting([ShareTip.self]) }
            .onChange(of: 1) { ShareTip.count = 4 }
            .onTapGesture { ShareTip.count = 5 }
          Button("x") { ShareTip.count = 6 }
          TipView(tip) { _ in ShareTip.count = 7 }
        }
        func refresh() { tip.resetEligibility() }
        func pressed() { ShareTip.count = 8 }
      }
      class HomeController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          ShareTip.names.append("a")
          button.addAction(UIAction { _ in ShareTip.count = 9 }, for: .touchUpInside)
        }
        override func viewWillAppear(_ animated: Bool) { ShareTip.bought.sendDonation(.init(item: "a", price: 1)) }
      }
      @main struct MyApp: App { init() { try? Tips.configure() } }
      """)?.unfollowed.filter { $0.code == "not-at-start" }.map(\.message)
    #expect(
      notes == [
        "`AppEvents.opened.sendDonation()` in FeedView.body (onAppear) is not run: a line of the script says when it happens, say: donate AppEvents.opened",
        "`AppEvents.opened.donate()` in FeedView.body (task) is not run: a line of the script says when it happens, say: donate AppEvents.opened",
        "`ShareTip.count = 3` in FeedView.body (task) is not run: a line of the script says when it happens, say: set ShareTip.count 3",
        "`tip.resetEligibility()` in FeedView.body (task) is not run: a line of the script says when it happens, say: reset-eligibility ShareTip",
        "`ShareTip.isReady = true` in FeedView.body (onAppear) is not run: a line of the script says when it happens, say: set ShareTip.isReady true",
        "`SearchTip().invalidate(reason: .actionPerformed)` in FeedView.body (onAppear) is not run: a line of the script says when it happens, say: invalidate SearchTip action-performed",
        "`Tips.showTipsForTesting([ShareTip.self])` in FeedView.body (task) is not run: a line of the script says when it happens, say: show-tips-for-testing ShareTip",
        "`ShareTip.names.append(\"a\")` in HomeController.viewDidLoad is not run: a line of the script says when it happens, say: set ShareTip.names …",
        "`ShareTip.bought.sendDonation(.init(item: \"a\", price: 1))` in HomeController.viewWillAppear(_:) is not run: a line of the script says when it happens, say: donate ShareTip.bought …",
      ])
  }

  @Test("a setting of any file that was read is known as an argument")
  func settings() {
    let app = SourceReader(readsApp: true).read([
      SourceFile(path: "App.swift", text: galleryTips + "@main struct MyApp: App { init() {} }"),
      SourceFile(
        path: "Settings.swift",
        text:
          "import SwiftUI\nstruct SettingsView: View { @AppStorage(\"units\") private var units = \"km\"\nvar body: some View { TipView(ShareTip()) } }"
      ),
    ]).app
    #expect(app?.launchArguments.map { "\($0.name) \($0.form)" } == ["-units pair"])
  }

  @Test("it is shown as text")
  func text() {
    let model = readApp(
      galleryTips + """
        @main struct MyApp: App {
          init() {
            let isTesting = CommandLine.arguments.contains("--t")
            if !CommandLine.arguments.contains("--no-tips") {
              try? Tips.configure([.displayFrequency(isTesting ? .immediate : .hourly)])
            }
            if isTesting { Tips.showAllTipsForTesting() }
          }
        }
        """)
    let text = Inspection(model).text
    let part = text.range(of: "At start").map { String(text[$0.lowerBound...]) } ?? text
    #expect(
      part.hasPrefix(
        """
        At start
          Tips.configure([.displayFrequency(isTesting ? .immediate : .hourly)]) in MyApp.init, without --no-tips  App.swift:16
          Tips.showAllTipsForTesting() in MyApp.init, with --t  App.swift:18

        Configuration
          Tips.configure in MyApp.init  App.swift:16
            display-frequency=hourly  (depends on the launch)

        Launch arguments
          --t  App.swift:14
            decides .displayFrequency(isTesting ? .immediate : .hourly)
            runs Tips.showAllTipsForTesting()
          --no-tips  App.swift:15
            skips Tips.configure([.displayFrequency(isTesting ? .immediate : .hourly)])

        """))
    let json = Inspection(model).json
    for member in [
      "\"startCalls\": [", "\"effect\": \"skips\"", "\"effect\": \"decides\"",
      "\"dependsOnLaunch\": true", "\"without\": [",
    ] {
      #expect(json.contains(member), "\(member)")
    }
  }

  @Test("superclasses' initial values, and their initialisers where a class has none")
  func superclasses() {
    let source = """
      class Base { let count = 4
      let ready: Bool
      init(ready: Bool) { self.ready = ready; ShareTip.isReady = ready } }
      final class Store: Base { let more = 1
      func apply() { ShareTip.count = count + more } }
      @main struct MyApp: App { init() { Store(ready: true).apply() } }
      """
    #expect(start(galleryTips + source) == "set ShareTip.isReady = true\nset ShareTip.count = 5")
  }
}
