import OpenTipKit
import Testing
import TipSource

@Suite("What a program begins with")
struct StartProgramTests {
  @Test("an App: stored properties first, then init, then its delegate")
  func app() {
    let source =
      galleryTips + """
        final class Store { init() { ShareTip.count = 1 } }
        class AppDelegate: NSObject, UIApplicationDelegate {
          func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            ShareTip.count = 4
            return true
          }
          func application(_ app: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            ShareTip.count = 3
            return true
          }
        }
        @main struct MyApp: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
          @StateObject private var store = Store()
          init() { ShareTip.count = 2; try? Tips.configure() }
          var body: some Scene { WindowGroup { ContentView().task { Tips.showAllTipsForTesting() } } }
        }
        """
    #expect(
      start(source)
        == """
        set ShareTip.count = 1
        set ShareTip.count = 2
        configure
        set ShareTip.count = 3
        set ShareTip.count = 4
        """)
  }

  @Test("UIKit: the application's delegate, then the scene's")
  func uikit() {
    let source =
      galleryTips + """
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            configureTips()
            return true
          }
          private func configureTips() {
            guard !ProcessInfo.processInfo.arguments.contains("--no-tips") else { return }
            do { try Tips.configure([.displayFrequency(.immediate)]) } catch { print("\\(error)") }
          }
        }
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let windowScene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: windowScene)
            ShareTip.opened.sendDonation()
          }
        }
        class HomeViewController: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); Tips.showAllTipsForTesting() }
        }
        """
    #expect(
      start(source)
        == """
        configure display-frequency=immediate
        donate ShareTip.opened
        """)
    #expect(start(source, ["--no-tips"]).hasSuffix("donate ShareTip.opened"))
    #expect(!start(source, ["--no-tips"]).contains("configure"))
  }

  @Test("macOS: a delegate with a static main")
  func macos() {
    let source =
      galleryTips + """
        @main final class AppDelegate: NSObject, NSApplicationDelegate {
          static func main() { Tips.hideAllTipsForTesting(); NSApplication.shared.run() }
          func applicationDidFinishLaunching(_ notification: Notification) { try? Tips.configure() }
        }
        """
    #expect(start(source) == "hide-all\nconfigure")
  }

  @Test("main.swift: its variables are made once, in order")
  func topLevel() {
    let source =
      galleryTips + """
        final class Setup { init() { ShareTip.count += 1 } }
        let setup = Setup()
        func finish() { _ = setup; ShareTip.count += 10 }
        finish()
        try Tips.configure()
        MyApp.main()
        struct MyApp: App { init() { ShareTip.count += 100 } }
        """
    #expect(
      start(source, [], SourceConfiguration(), path: "main.swift")
        == """
        set ShareTip.count = 1
        set ShareTip.count = 11
        configure
        set ShareTip.count = 111
        """)
  }

  @Test("helpers and singletons, wherever they are declared")
  func helpers() {
    let source =
      galleryTips + """
        @main struct MyApp: App { init() { TipManager.shared.setUp(fast: true); TipManager.shared.setUp() } }
        @MainActor final class TipManager {
          static let shared = TipManager()
          private var isReady = false
          private init() { Tips.hideAllTipsForTesting() }
        }
        extension TipManager {
          static let options: [Tips.ConfigurationOption] = [.displayFrequency(frequency), .datastoreLocation(.applicationDefault)]
          static var frequency: Tips.ConfigurationOption.DisplayFrequency { Keys.isFast ? .immediate : .daily }
          func setUp(fast: Bool = false) {
            guard !isReady else { return }
            isReady = true
            Keys.isFast = fast
            do { try configure() } catch TipKitError.tipsDatastoreAlreadyConfigured { Tips.showAllTipsForTesting() } catch {}
          }
          private func configure() throws { try Tips.configure(Self.options) }
        }
        enum Keys { static var isFast = false }
        """
    #expect(start(source) == "hide-all\nconfigure display-frequency=immediate datastore=default")
  }

  @Test("superclasses, and initialisers that call others")
  func inheritance() {
    let source =
      galleryTips + """
        class BaseDelegate: NSObject, UIApplicationDelegate {
          override init() { super.init(); ShareTip.count += 1 }
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
            ShareTip.count += 10
            return true
          }
        }
        @main final class AppDelegate: BaseDelegate {
          let mode: String
          init(mode: String) { self.mode = mode; super.init() }
          convenience override init() { self.init(mode: "fast") }
          override func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
            if mode == "fast" { try? Tips.configure() }
            return super.application(a, didFinishLaunchingWithOptions: o)
          }
        }
        """
    #expect(
      start(source)
        == """
        set ShareTip.count = 1
        configure
        set ShareTip.count = 11
        """)
  }

  @Test("an app without a call at its start is configured by its view's, last")
  func late() {
    let source =
      galleryTips + """
        @main struct MyApp: App { init() { ShareTip.isReady = true }
          var body: some Scene { WindowGroup { ContentView() } } }
        struct ContentView: View {
          var body: some View {
            Text("").task {
              let frequency: Tips.ConfigurationOption.DisplayFrequency = .weekly
              Tips.showAllTipsForTesting()
              try? Tips.configure([.displayFrequency(frequency)])
            }
          }
        }
        """
    #expect(
      start(source)
        == """
        set ShareTip.isReady = true
        note 19: Tips.configure is called in ContentView.body's task, after the first screen may be there
        note 18: `Tips.showAllTipsForTesting()` is not called at the app's start, and was not run
        configure display-frequency=weekly
        """)
    let app = readApp(source).app
    #expect(app?.configureCalls.map(\.context) == ["ContentView.body (task)"])
    #expect(app?.configureCalls.map(\.isAtStart) == [false])
    #expect(app?.configureCalls.first?.options.map(\.value) == ["weekly"])
    #expect(
      app?.unfollowed.map(\.message) == [
        "`Tips.showAllTipsForTesting()` in ContentView.body (task) is not run: "
          + "a line of the script says when it happens, say: show-all-tips-for-testing"
      ])
  }

  @Test("each call of configure is told of, with where it stands")
  func configureCalls() {
    let source =
      galleryTips + """
        @main struct MyApp: App {
          init() {
            #if DEBUG
            try? Tips.configure([.displayFrequency(.immediate)])
            #else
            try? Tips.configure([.displayFrequency(.daily), .cloudKitContainer(Remote.container)])
            #endif
          }
        }
        struct ContentView: View { var body: some View { Text("").onAppear { try? Tips.configure() } } }
        class Tests: XCTestCase { override func setUp() { try? Tips.configure() } }
        """
    func calls(_ build: SourceConfiguration.Build) -> [String] {
      (readApp(source, SourceConfiguration(build: build)).app?.configureCalls ?? []).map { call in
        let options = call.options.map { "\($0.key)=\($0.value ?? "?" + $0.source)" }
        return ([call.context, call.isAtStart ? "at start" : "later"] + options)
          .joined(separator: " ")
      }
    }
    #expect(
      calls(.debug) == [
        "MyApp.init at start display-frequency=immediate", "ContentView.body (onAppear) later",
      ])
    #expect(
      calls(.release) == [
        "MyApp.init at start display-frequency=daily cloudkit=?.cloudKitContainer(Remote.container)",
        "ContentView.body (onAppear) later",
      ])
  }

  @Test("constants and helpers in files that are not about tips")
  func otherFiles() throws {
    let files = [
      SourceFile(
        path: "App/AppDelegate.swift",
        text: """
          import TipKit
          @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
              Launch.prepare()
              let channel = UserDefaults.standard.string(forKey: Keys.channel).flatMap(Channel.init) ?? .stable
              try? Tips.configure([.displayFrequency(channel.frequency)])
              Task {
                for await shown in ShareTip().shouldDisplayUpdates where shown { present() }
                Tips.showAllTipsForTesting()
              }
              return true
            }
          }
          enum Channel: String {
            case stable, beta
            var frequency: Tips.ConfigurationOption.DisplayFrequency {
              switch self { case .stable: .weekly
              case .beta: .immediate }
            }
          }
          """),
      SourceFile(
        path: "App/Keys.swift",
        text: "enum Keys { static let channel = \"Channel\"; static let reset = \"--reset\" }"),
      SourceFile(
        path: "App/Launch.swift",
        text:
          "import Foundation\nenum Launch { static func prepare() { if isClean { Store.clean() } }\nstatic var isClean: Bool { CommandLine.arguments.contains(Keys.reset) } }"
      ),
      SourceFile(
        path: "App/Store.swift",
        text: "import TipKit\nenum Store { static func clean() { try? Tips.resetDatastore() } }"),
      SourceFile(path: "Tips.swift", text: galleryTips),
    ]
    let model = SourceReader(readsApp: true).read(files)
    func log(_ arguments: String...) -> [String] {
      let host = RecordingHost()
      host.launchArguments = arguments
      model.runStart(in: host)
      return host.log
    }
    #expect(log() == ["configure display-frequency=weekly"])
    #expect(
      log("--reset", "-Channel", "beta")
        == ["reset-datastore", "configure display-frequency=immediate"])
    #expect(
      model.app?.launchArguments.map { "\($0.name) \($0.form) \($0.guards)" } == [
        "-Channel pair [decides .displayFrequency(channel.frequency)]",
        "--reset exact [runs Tips.resetDatastore()]",
      ])
    #expect(model.app?.form(ofArgument: "-Channel") == .pair)
  }

  @Test("a thousand launches of a model give the same, on several threads")
  func threads() async {
    let model = readApp(
      galleryTips + """
        @main struct MyApp: App {
          init() {
            if CommandLine.arguments.contains("--x") { Tips.showAllTipsForTesting() }
            ShareTip.count += 1
            try? Tips.configure([.displayFrequency(.daily)])
          }
        }
        """)
    let logs = await withTaskGroup(of: Set<String>.self) { group in
      for worker in 0..<4 {
        group.addTask {
          Set(
            (0..<250).map { number in
              let host = RecordingHost()
              if (number + worker) % 2 == 0 { host.launchArguments = ["--x"] }
              model.runStart(in: host)
              return host.log.joined(separator: ", ")
            })
        }
      }
      return await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    #expect(
      logs.sorted() == [
        "set ShareTip.count = 1, configure display-frequency=daily",
        "show-all, set ShareTip.count = 1, configure display-frequency=daily",
      ])
  }
}
