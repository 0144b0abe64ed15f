import Testing
import TipSource

/// An app's extension of a framework's type hides nothing that is understood of the type, and what
/// it adds is read.
@Suite("Extensions of the frameworks' types")
struct ExtensionTests {
  private static let tips = """
    struct ATip: Tip {
      static let opened = Event(id: "opened")
      @Parameter static var level: Int = 0
      var title: Text { Text("A") }
    }
    """

  private static func start(_ body: String) -> String {
    "@main struct TheApp: App { init() { \(body) } var body: some Scene { WindowGroup {} } }"
  }

  @Test(
    "what is known of a type goes on to hold",
    arguments: [
      "UserDefaults", "ProcessInfo", "CommandLine", "Task", "Tips", "Tips.Event", "TipKit.Tips",
      "Tips.ConfigurationOption", "String", "Array", "Bool", "Dictionary", "Set", "Bundle",
      "DispatchQueue", "MainActor", "App", "View", "Tip", "FileManager", "URL", "Foundation.URL",
    ])
  func nothingIsHidden(type: String) {
    let model = readApp([
      "Tips.swift": Self.tips, "Extension.swift": "extension \(type) { func more() {} }",
      "App.swift": Self.start(
        """
        if ProcessInfo.processInfo.arguments.contains("--a") { ATip.level += 1 }
        if CommandLine.arguments.contains("--b") { ATip.level += 2 }
        if UserDefaults.standard.bool(forKey: "c") { ATip.level += 4 }
        if ProcessInfo.processInfo.environment["D"] == "1" { ATip.level += 8 }
        let url = URL.documentsDirectory.appending(path: "tips")
        try? Tips.configure([.displayFrequency(.daily), .datastoreLocation(.url(url))])
        Task { await ATip.opened.donate() }
        Task { @MainActor in ATip().invalidate(reason: .tipClosed) }
        DispatchQueue.main.async { ATip.opened.sendDonation() }
        """),
    ])
    let host = RecordingHost()
    host.launchArguments = ["--a", "--b", "-c", "YES"]
    host.environment = ["D": "1"]
    model.runStart(in: host)
    #expect(
      host.log == [
        "set ATip.level = 1", "set ATip.level = 3", "set ATip.level = 7", "set ATip.level = 15",
        "configure display-frequency=daily datastore=url:Documents/tips", "donate ATip.opened",
        "invalidate ATip tipClosed", "donate ATip.opened",
      ])
    #expect(model.app?.launchArguments.map(\.name) == ["--a", "--b", "-c"])
    #expect(model.app?.environmentVariables.map(\.name) == ["D"])
  }

  @Test(
    "what an extension adds is read",
    arguments: [
      (
        "extension ProcessInfo { var isTest: Bool { arguments.contains(\"--x\") } }",
        "if ProcessInfo.processInfo.isTest { ATip.level = 1 }", "--x"
      ),
      (
        "extension ProcessInfo { static var isTest: Bool { processInfo.arguments.contains(\"--x\") } }",
        "if ProcessInfo.isTest { ATip.level = 1 }", "--x"
      ),
      (
        "extension ProcessInfo { func has(_ name: String) -> Bool { self.arguments.contains(name) } }",
        "if ProcessInfo.processInfo.has(\"--x\") { ATip.level = 1 }", "--x"
      ),
      (
        "extension UserDefaults { static let key = \"k\"; var isOn: Bool { bool(forKey: Self.key) } }",
        "if UserDefaults.standard.isOn { ATip.level = 1 }", "-k"
      ),
      (
        "extension UserDefaults { enum Key { static let on = \"k\" } }",
        "if UserDefaults.standard.bool(forKey: UserDefaults.Key.on) { ATip.level = 1 }", "-k"
      ),
      (
        "extension CommandLine { static var isTest: Bool { arguments.contains(\"--x\") } }",
        "if CommandLine.isTest { ATip.level = 1 }", "--x"
      ),
      (
        "extension String { static let flag = \"--x\" }",
        "if CommandLine.arguments.contains(.flag) { ATip.level = 1 }", "--x"
      ),
      (
        "extension Array where Element == String { func has(_ x: String) -> Bool { contains(x) } }",
        "if CommandLine.arguments.has(\"--x\") { ATip.level = 1 }", "--x"
      ),
    ])
  func membersAreRead(added: String, body: String, argument: String) {
    let model = readApp([
      "Tips.swift": Self.tips, "Extension.swift": added, "App.swift": Self.start(body),
    ])
    #expect(model.app?.launchArguments.map(\.name) == [argument])
    #expect(model.app?.launchArguments.first?.guards.map(\.call) == ["ATip.level = 1"])
    let silent = RecordingHost()
    model.runStart(in: silent)
    #expect(silent.log == [])
    let host = RecordingHost()
    host.launchArguments = argument.hasPrefix("--") ? [argument] : [argument, "YES"]
    model.runStart(in: host)
    #expect(host.log == ["set ATip.level = 1"])
  }

  @Test(
    "TipKit's own types may be extended",
    arguments: [
      (
        "extension Tips { static func setUp() { try? configure([.displayFrequency(.daily)]) } }",
        "Tips.setUp()", "configure display-frequency=daily"
      ),
      (
        "extension Tips.Event { func fire() { sendDonation() } }", "ATip.opened.fire()",
        "donate ATip.opened"
      ),
      (
        "extension Tips.ConfigurationOption { static var ours: Self { .displayFrequency(.weekly) } }",
        "try? Tips.configure([.ours])", "configure display-frequency=weekly"
      ),
      (
        "extension Tips.ConfigurationOption { static var all: [Self] { let rate = Tips.ConfigurationOption.DisplayFrequency.hourly; return [.displayFrequency(rate)] } }",
        "try? Tips.configure(Tips.ConfigurationOption.all)", "configure display-frequency=hourly"
      ),
      (
        "extension String { static let unused = \"\" }",
        "try? Tips.configure([.displayFrequency(Tips.ConfigurationOption.DisplayFrequency.daily)])",
        "configure display-frequency=daily"
      ),
    ])
  func tipKitIsExtended(added: String, body: String, expected: String) {
    let model = readApp([
      "Tips.swift": Self.tips, "Extension.swift": added, "App.swift": Self.start(body),
    ])
    let host = RecordingHost()
    model.runStart(in: host)
    #expect(host.log == [expected])
  }

  @Test(
    "views that show tips may be extended",
    arguments: ["TipView", "TipUIView", "TipUIPopoverViewController", "TipKit.TipView", "View"])
  func placesStay(type: String) {
    let model = readApp([
      "Tips.swift": Self.tips, "Extension.swift": "extension \(type) { func more() {} }",
      "Views.swift": """
      struct Home: View { var body: some View { TipView(ATip()) } }
      final class Screen: UIViewController {
        override func viewDidLoad() { view.addSubview(TipUIView(ATip())) }
        func more() { present(TipUIPopoverViewController(ATip(), sourceItem: view), animated: true) }
      }
      """,
    ])
    #expect(
      model.placeText == """
        Home: ATip inline
        Screen: ATip inline
        Screen: ATip popover
        """)
  }
}
