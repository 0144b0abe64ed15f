import OpenTipKit
import Testing
import TipSource

@Suite("Calls of TipKit at the start")
struct StartFormTests {
  @Test(
    "each call, as it is written",
    arguments: [
      ("try? Tips.configure()", "configure"),
      ("try? Tips.configure([.displayFrequency(.daily)])", "configure display-frequency=daily"),
      (
        "do { try Tips.configure([.datastoreLocation(.applicationDefault), .displayFrequency(.hourly)]) } catch { print(error) }",
        "configure datastore=default display-frequency=hourly"
      ),
      (
        "try? Tips.configure([.datastoreLocation(.groupContainer(identifier: \"group.a.b\"))])",
        "configure datastore=group:group.a.b"
      ),
      (
        "try? Tips.configure([try .datastoreLocation(.groupContainer(identifier: \"group.a\"))])",
        "configure datastore=group:group.a"
      ),
      (
        "try? Tips.configure([.datastoreLocation(.url(.documentsDirectory.appending(path: \"tips\")))])",
        "configure datastore=url:Documents/tips"
      ),
      (
        "let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent(\"t\")\ntry? Tips.configure([.datastoreLocation(.url(url))])",
        "configure datastore=url:Documents/t"
      ),
      (
        "try? Tips.configure([.cloudKitContainer(.named(\"iCloud.a\"))])",
        "configure cloudkit=iCloud.a"
      ),
      ("try? Tips.configure([.cloudKitContainer(.automatic)])", "configure cloudkit=automatic"),
      ("try? Tips.configure([.cloudKitContainer(nil)])", "configure cloudkit=off"),
      (
        "try? TipKit.Tips.configure([Tips.ConfigurationOption.displayFrequency(.weekly)])",
        "configure display-frequency=weekly"
      ),
      (
        "var options: [Tips.ConfigurationOption] = []\noptions.append(.displayFrequency(.monthly))\noptions += [.cloudKitContainer(.automatic)]\ntry? Tips.configure(options)",
        "configure display-frequency=monthly cloudkit=automatic"
      ),
      ("try? Tips.resetDatastore()\ntry? Tips.configure()", "reset-datastore\nconfigure"),
      ("Tips.showAllTipsForTesting()", "show-all"),
      ("Tips.hideAllTipsForTesting()", "hide-all"),
      ("Tips.showTipsForTesting([ShareTip.self, SearchTip.self])", "show ShareTip,SearchTip"),
      ("Tips.hideTipsForTesting([SearchTip.self])", "hide SearchTip"),
      ("ShareTip().invalidate(reason: .actionPerformed)", "invalidate ShareTip actionPerformed"),
      (
        "let tip = SearchTip(); tip.invalidate(reason: .tipClosed)",
        "invalidate SearchTip tipClosed"
      ),
      ("Task { await SearchTip().resetEligibility() }", "reset-eligibility SearchTip"),
      ("ShareTip.isReady = true", "set ShareTip.isReady = true"),
      ("ShareTip.isReady.toggle()", "set ShareTip.isReady = true"),
      (
        "ShareTip.count += 2\nShareTip.count += 3", "set ShareTip.count = 2\nset ShareTip.count = 5"
      ),
      ("ShareTip.names.append(\"a\")", "set ShareTip.names = [\"a\"]"),
      ("ShareTip.opened.sendDonation()", "donate ShareTip.opened"),
      ("Task.detached { await ShareTip.opened.donate() }", "donate ShareTip.opened"),
      (
        "Task { await ShareTip.bought.donate(.init(item: \"pen\", price: 3)) }",
        "donate ShareTip.bought Purchase(item: \"pen\", price: 3)"
      ),
      ("Task { try await ShareTip.opened.deleteDonations() }", "delete-donations ShareTip.opened"),
      ("DispatchQueue.main.async { Tips.showAllTipsForTesting() }", "show-all"),
      ("Task { await MainActor.run { Tips.hideAllTipsForTesting() } }", "hide-all"),
      ("defer { Tips.showAllTipsForTesting() }\ntry? Tips.configure()", "configure\nshow-all"),
      ("print(\"hello\"); Analytics.start(); try? Tips.configure()", "configure"),
      (
        "try? Tips.configure()\ndo { try Tips.configure([.displayFrequency(.daily)]) } catch { Tips.showAllTipsForTesting() }",
        "configure\nconfigure display-frequency=daily\nshow-all"
      ),
      (
        "try? Tips.configure([.displayFrequency(Remote.frequency)])",
        "note 14: the option `.displayFrequency(Remote.frequency)` cannot be read from source, and is left out\nconfigure display-frequency=?"
      ),
      (
        "Tips.showTipsForTesting(Remote.tips)",
        "note 14: `Tips.showTipsForTesting(Remote.tips)` was not run: `Remote.tips` is not in what was read"
      ),
      (
        "ShareTip.count = Remote.count",
        "note 14: `ShareTip.count = Remote.count` was not run: `Remote.count` is not in what was read"
      ),
    ])
  func call(_ lines: String, _ expected: String) {
    #expect(start(lines: lines) == expected)
  }
}
