import Testing

@testable import TipScenario

/// What an app's own code does with TipKit, in the transcript.
@Suite struct AppStartTests {
  private static let source = """
    import SwiftUI
    import TipKit

    struct ATip: Tip {
      @Parameter static var isReady: Bool = false
      static let opened = Event(id: "opened")
      var title: Text { Text("A") }
      var rules: [Rule] {
        #Rule(Self.$isReady) { $0 }
        #Rule(Self.opened) { $0.donations.count >= 2 }
      }
      var actions: [Action] {
        Action(id: "done", title: "Done") { ATip.isReady = false }
        Action(id: "later", title: "Later")
      }
    }

    struct BTip: Tip { var title: Text { Text("B") } }

    @main struct AnApp: App {
      init() {
        let arguments = ProcessInfo.processInfo.arguments
        if arguments.contains("--hide") { Tips.hideTipsForTesting([BTip.self]) }
        if arguments.contains("--reset") { try? Tips.resetDatastore() }
        try? Tips.configure([
          .displayFrequency(.daily), .datastoreLocation(.groupContainer(identifier: "group.a")),
        ])
        if arguments.contains("--too-late") { try? Tips.resetDatastore() }
        if !UserDefaults.standard.bool(forKey: "seen") {
          UserDefaults.standard.set(true, forKey: "seen")
          ATip.isReady = true
        }
        ATip.opened.sendDonation()
        if ProcessInfo.processInfo.environment["FINISH"] == "b", BTip().status == .available {
          BTip().invalidate(reason: .actionPerformed)
        }
      }
      var body: some Scene { WindowGroup { HomeView() } }
    }

    struct HomeView: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          TipView(ATip()) { action in
            if action.id == "later" { isOpen = true; ATip().invalidate(reason: .tipClosed) }
          }
          Button("B") {}.popoverTip(BTip())
        }
      }
    }
    """

  private func run(_ lines: String, source: String = source) -> ScenarioRun {
    let loader = ScenarioLoader(
      workingDirectory: "/", files: MemoryFiles(files: ["/App/App.swift": source]))
    let script = ScenarioScript.load(path: "a.tips", text: "app App\n" + lines, loader: loader)
    #expect(script.diagnostics.isEmpty)
    return script.run()
  }

  @Test func aLaunchTellsItsCallsInTheOrderInWhichTheyHappen() {
    let run = run("launch --hide --reset\nlaunch FINISH=b")
    #expect(
      run.transcript == """
        app App
        launch --hide --reset
          overrides  hide BTip
          datastore  reset by the app's Tips.resetDatastore
          · the app sets ATip.isReady to true
          · the app donates ATip.opened
        launch FINISH=b
          · the app donates ATip.opened
          · the app invalidates BTip: action-performed
          BTip  pending → invalidated action-performed

        """)
    #expect(run.failures.isEmpty)
  }

  @Test func whatUserDefaultsKeepsStaysForLaterLaunches() {
    let run = run(
      """
      launch
      expect-parameter ATip.isReady true
      set ATip.isReady false
      relaunch
      expect-parameter ATip.isReady false
      relaunch -seen NO
      expect-parameter ATip.isReady true
      """)
    #expect(run.failures.isEmpty)
  }

  @Test(arguments: [
    ("", "daily", "group:group.a"),
    ("configure display-frequency=hourly", "hourly", "group:group.a"),
    ("configure datastore=default", "daily", "default"),
  ])
  func theScriptsConfigureWinsKeyByKey(line: String, frequency: String, datastore: String) {
    let before = run("\(line)\nshow clock\nshow store").transcript
    let after = run("\(line)\nlaunch\nshow clock\nshow store").transcript
    for transcript in [before, after] {
      #expect(transcript.contains("  display frequency  \(frequency)\n"))
      #expect(transcript.contains("  datastore  \(datastore)"))
    }
  }

  @Test func aResetAfterConfigureThrowsAndChangesNothing() {
    let run = run("launch\nlaunch --too-late\nexpect-donations ATip.opened 2")
    #expect(run.failures.isEmpty)
  }

  @Test func aRefusedLocationFailsTheLaunchAndTheAppRuns() {
    let refused = Self.source.replacing("\"group.a\"", with: "\"not a group\"")
    let run = run(
      """
      expect-error missingGroupContainerEntitlements launch
      appear HomeView
      expect-blocked BTip not-configured
      """, source: refused)
    #expect(run.failures.isEmpty)
  }

  @Test func anActionRunsItsOwnHandlerThenThePlacesClosure() {
    let run = run(
      """
      launch
      relaunch
      appear HomeView.ATip
      perform-action ATip done
      set ATip.isReady true
      perform-action ATip later
      """)
    #expect(
      run.transcript.hasSuffix(
        """
        perform-action ATip done
          · "Done" is tapped
          · the app sets ATip.isReady to false
          ATip  available → pending
          ATip  gone from HomeView.ATip: no longer available
        set ATip.isReady true
          ATip  pending → available
          ATip  displayed in HomeView.ATip
        perform-action ATip later
          · "Later" is tapped
          · `isOpen = true` is the app's and was passed over
          · the app invalidates ATip: tip-closed
          ATip  available → invalidated tip-closed
          ATip  gone from HomeView.ATip: no longer available

        """))
    #expect(run.failures.isEmpty)
  }
}
