import OpenTipKit
import Testing
import TipSource

@Suite("Tasks run after the code that makes them")
struct TaskOrderTests {
  /// What each gallery entry does: the enclosing code to its end, then the tasks in the order made.
  static let gallery: [(lines: String, log: String)] = [
    (
      "Task { await ShareTip.opened.donate() }\nShareTip().invalidate(reason: .actionPerformed)",
      "invalidate ShareTip actionPerformed; donate ShareTip.opened"
    ),
    (
      "Task.detached { ShareTip.count = 3 }\nTask { @MainActor in ShareTip.count = 4 }\nDispatchQueue.main.async { ShareTip.count = 5 }\nTask(priority: .low) { ShareTip.count = 6 }\nOperationQueue.main.addOperation { ShareTip.count = 7 }\nShareTip.count = 2",
      "set ShareTip.count = 2; set ShareTip.count = 3; set ShareTip.count = 4; set ShareTip.count = 5; set ShareTip.count = 6; set ShareTip.count = 7"
    ),
    (
      "Task { Task { ShareTip.count = 4 }\nShareTip.count = 2 }\nTask { ShareTip.count = 3 }\nShareTip.count = 1",
      "set ShareTip.count = 1; set ShareTip.count = 2; set ShareTip.count = 3; set ShareTip.count = 4"
    ),
    (
      "func later() { Task { ShareTip.count = 2 } }\nlater()\nShareTip.count = 1",
      "set ShareTip.count = 1; set ShareTip.count = 2"
    ),
    (
      "if ShareTip.count == 0 { Task { ShareTip.count = 2 } }\nfor n in [3, 4] { Task { ShareTip.count = n } }\nShareTip.count = 1",
      "set ShareTip.count = 1; set ShareTip.count = 2; set ShareTip.count = 3; set ShareTip.count = 4"
    ),
    (
      "Task { await Task { ShareTip.count = 2 }.value\nShareTip.count = 3 }\nShareTip.count = 1",
      "set ShareTip.count = 1; set ShareTip.count = 2; set ShareTip.count = 3"
    ),
    (
      "Task { let made = Task { 2 }\nShareTip.count = await made.value\nawait MainActor.run { ShareTip.count += 1 } }",
      "set ShareTip.count = 2; set ShareTip.count = 3"
    ),
    (
      "Task { do { try await Task { throw Oops.no }.value } catch { ShareTip.count = 9 } }\nTask { throw Oops.no }\nTask { ShareTip.count = 10 }",
      "set ShareTip.count = 9; set ShareTip.count = 10"
    ),
    (
      "var n = 1\nTask { ShareTip.count = n }\nn = 5",
      "set ShareTip.count = 5"
    ),
    (
      "var n = 1\nlet copy = n\nTask { ShareTip.count = copy }\nn = 5",
      "set ShareTip.count = 1"
    ),
    (
      "var n = 1\nTask { [n, twice = n * 2] in ShareTip.count = n\nShareTip.count = twice }\nn = 5",
      "set ShareTip.count = 1; set ShareTip.count = 2"
    ),
    (
      "var n = 1\nTask { n += 1 }\nTask { ShareTip.count = n }\nn = 5",
      "set ShareTip.count = 6"
    ),
    (
      "var n = 1\nlet add = { n += 1 }\nadd()\nadd()\nShareTip.count = n",
      "set ShareTip.count = 3"
    ),
    (
      "withAnimation { ShareTip.count = 1 }\nTask.immediate { ShareTip.count = 2 }\nShareTip.count = 3",
      "set ShareTip.count = 1; set ShareTip.count = 2; set ShareTip.count = 3"
    ),
    (
      "ShareTip.opened.sendDonation { ShareTip.count = 2 }\nShareTip.count = 1",
      "donate ShareTip.opened; set ShareTip.count = 1; set ShareTip.count = 2"
    ),
    (
      "func work() { ShareTip.count = 2 }\nDispatchQueue.main.async(execute: { work() })\nShareTip.count = 1",
      "set ShareTip.count = 1; set ShareTip.count = 2"
    ),
  ]

  @Test("at the start", arguments: gallery)
  func atStart(lines: String, log: String) {
    #expect(start(lines: lines) == log.replacing("; ", with: "\n"))
  }

  @Test("where an action is tapped", arguments: gallery)
  func atTap(lines: String, log: String) {
    let model = read(
      galleryTips
        + "struct ATip: Tip {\nvar title: Text { Text(\"A\") }\nvar actions: [Action] { Action(id: \"a\", title: \"A\") {\n\(lines)\n} }\n}"
    )
    let host = RecordingHost()
    if let tip = model.tips.first(where: { $0.name == "ATip" }), let tapped = tip.actions.first,
      let handler = tip.actionHandlers.first ?? nil
    {
      model.run(handler, for: tapped, of: "ATip", in: host)
    }
    #expect(host.log.joined(separator: "; ") == log)
  }

  @Test("at the start: after every part of it, and before the first screen")
  func parts() {
    let source =
      galleryTips + """
        class AppDelegate: NSObject, UIApplicationDelegate {
          func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            Task { ShareTip.count = 4 }
            ShareTip.count = 2
            return true
          }
        }
        @main struct MyApp: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
          init() {
            Task { try? Tips.configure([.displayFrequency(.daily)]) }
            ShareTip.count = 1
          }
          var body: some Scene { WindowGroup { ContentView() } }
        }
        """
    #expect(
      start(source)
        == """
        set ShareTip.count = 1
        set ShareTip.count = 2
        configure display-frequency=daily
        set ShareTip.count = 4
        """)
  }

  @Test("a view's state is shared by its tasks")
  func state() throws {
    let model = readApp(
      galleryTips + """
        struct HomeView: View {
          @State private var taps = 0
          var body: some View {
            TipView(ShareTip()) { _ in
              Task { ShareTip.count = taps }
              taps = 7
            }
          }
        }
        """)
    let host = RecordingHost()
    let closure = try #require(model.app?.places.first?.action)
    model.run(closure, for: Tips.Action(id: "a", title: "A"), of: "ShareTip", in: host)
    #expect(
      host.log == [
        "note 17: `taps = 7` is the app's and was passed over", "set ShareTip.count = 7",
      ])
  }

  @Test("tasks that make tasks without end are ended")
  func endless() {
    let log = start(
      lines: "func again() { Task { ShareTip.count += 1\nagain() } }\nagain()")
    #expect(log.hasSuffix("nested too deeply: what follows was not run"))
  }
}
