import OpenTipKit
import Testing
import TipSource

@Suite("Starts as guides to TipKit write them")
struct StartSeedTests {
  static let library = """
    import SwiftUI
    import TipKit

    @main
    struct LibraryApp: App {
        init() {
            #if DEBUG
            if ProcessInfo.processInfo.arguments.contains("--show-all-tips") {
                Tips.showAllTipsForTesting()
            }
            if ProcessInfo.processInfo.arguments.contains("--hide-all-tips") {
                Tips.hideAllTipsForTesting()
            }
            #endif

            try? Tips.configure([
                .displayFrequency(.daily),
                .datastoreLocation(.applicationDefault)
            ])
        }

        var body: some Scene {
            WindowGroup { LibraryView() }
        }
    }
    """

  @Test(
    "a library's arguments in debug and release builds",
    arguments: [
      (SourceConfiguration.Build.debug, [], ""),
      (.debug, ["--show-all-tips"], "show-all\n"),
      (.debug, ["--hide-all-tips", "--show-all-tips"], "show-all\nhide-all\n"),
      (.release, ["--show-all-tips"], ""),
    ] as [(SourceConfiguration.Build, [String], String)])
  func libraryApp(_ build: SourceConfiguration.Build, _ arguments: [String], _ before: String) {
    #expect(
      start(Self.library, arguments, SourceConfiguration(build: build))
        == before + "configure display-frequency=daily datastore=default")
  }

  @Test("what a library reads of a launch")
  func libraryInputs() {
    let debug = readApp(Self.library).app
    #expect(
      debug?.launchArguments.map { "\($0.name) \($0.form) \($0.guards) \($0.location.line)" } == [
        "--show-all-tips exact [runs Tips.showAllTipsForTesting()] 8",
        "--hide-all-tips exact [runs Tips.hideAllTipsForTesting()] 11",
      ])
    let release = readApp(Self.library, SourceConfiguration(build: .release)).app
    #expect(release?.launchArguments.isEmpty == true)
    #expect(debug?.reads(argument: "--show-all-tips") == true)
    #expect(release?.reads(argument: "--show-all-tips") == false)
  }

  @Test(
    "other guides",
    arguments: [
      (
        "try? Tips.configure([\n.displayFrequency(.immediate),\n.datastoreLocation(.applicationDefault)\n])",
        "configure display-frequency=immediate datastore=default"
      ),
      (
        "try? Tips.configure([\n.datastoreLocation(.applicationDefault),\n.cloudKitContainer(.named(\"iCloud.com.example.app\"))\n])",
        "configure datastore=default cloudkit=iCloud.com.example.app"
      ),
      (
        "try? Tips.configure([\n.cloudKitContainer(.named(\"iCloud.com.swiftcrafted.recipes\")),\n.displayFrequency(.daily)\n])",
        "configure cloudkit=iCloud.com.swiftcrafted.recipes display-frequency=daily"
      ),
      (
        "#if DEBUG\nTips.showAllTipsForTesting() // ignore eligibility\nTips.resetDatastore()\n#endif",
        "show-all\nreset-datastore"
      ),
    ])
  func guide(_ lines: String, _ expected: String) {
    #expect(start(lines: lines) == expected)
  }
}
