import Testing

@testable import TipScenario

/// The process: launch, its arguments, relaunch, and what fails without one.
@Suite struct AppTests {
  @Test func theImplicitScreenShowsTheFirstAvailableTip() {
    #expect(
      transcript("launch") == """
        launch
          SearchTip  pending → available
          all        none → SearchTip
          SearchTip  displayed

        """)
  }

  @Test func aLaunchTellsItsOverrides() {
    #expect(
      transcript("focus all\nlaunch --hide-all-tips\nshow-tips-for-testing ShareTip") == """
        focus all
        launch --hide-all-tips
          overrides  hide all
        show-tips-for-testing ShareTip
          overrides  show ShareTip; hide all
          ShareTip   pending → available
          all        none → ShareTip
          ShareTip   displayed by an override

        """)
  }

  @Test(arguments: [
    ("--show-all-tips", "expect-status ShareTip available"),
    ("--hide-all-tips", "expect-blocked SearchTip hidden:all"),
    ("--show-tips ShareTip,CollectionTip", "expect-status CollectionTip available"),
    ("--hide-tips SearchTip", "expect-blocked SearchTip hidden:some"),
    ("--show-tips DeepTip", "expect-status Outer.DeepTip available"),
    ("-com.apple.TipKit.ShowAllTips 1", "expect-status ShareTip available"),
    ("-com.apple.TipKit.ShowAllTips 0", "expect-status ShareTip pending"),
    ("-com.apple.TipKit.HideAllTips YES", "expect-blocked SearchTip hidden:all"),
    ("-com.apple.TipKit.ShowTips ShareTip", "expect-status ShareTip available"),
    ("-com.apple.TipKit.HideTips SearchTip", "expect-blocked SearchTip hidden"),
    ("--no-configure", "expect-blocked SearchTip not-configured"),
  ])
  func launchArguments(_ arguments: String, _ expectation: String) {
    pass("launch \(arguments)\n\(expectation)")
  }

  @Test(arguments: ["--reset-tips", "-resetTipKit", "-com.apple.TipKit.ResetDatastore 1"])
  func resetActsBeforeConfigure(_ argument: String) {
    pass(
      """
      launch
      close SearchTip
      relaunch
      expect-status SearchTip invalidated tip-closed
      relaunch \(argument)
      expect-status SearchTip available
      """)
  }

  @Test(arguments: [
    ("launch --uitesting", "launch-argument-unread: nothing reads the launch argument --uitesting"),
    (
      "launch MODE=test", "launch-argument-unread: nothing reads the environment variable MODE"
    ),
    (
      "launch --show-tips",
      "launch-argument-unread: the launch argument --show-tips needs a value after it"
    ),
    ("launch --show-tips Gone", "unknown-name: there is no tip Gone"),
  ])
  func anArgumentThatNobodyReadsIsAnErrorBeforeAnythingRuns(_ line: String, _ expected: String) {
    for line in [line, "launch\nre\(line)"] {
      let diagnostics = script(line).diagnostics
      #expect(diagnostics.map { "\($0.code): \($0.message)" } == [expected])
    }
  }

  @Test(arguments: ["hide-all=\"--uitesting\"", "other=\"MODE=test\""])
  func soIsOneThatAModeAppends(mode: String) {
    let name = mode.prefix { $0 != "=" }
    let script = script("modes normal \(mode)\nlaunch\n@\(name) expect-displayed none")
    #expect(script.diagnostics.map(\.code) == ["launch-argument-unread"])
  }

  @Test func aFailedLaunchLeavesTheOldProcessAlone() {
    pass("launch\nexpect-error launch-argument-unread launch --x\nexpect-displayed SearchTip")
  }

  @Test(arguments: [
    "close", "tap-outside", "terminate", "relaunch", "background", "foreground", "configure-now",
    "present-modal", "dismiss-modal", "donate opened", "delete-donations opened",
    "set State.launches 1", "invalidate SearchTip tip-closed", "reset-eligibility SearchTip",
    "reset-datastore", "show-all-tips-for-testing", "hide-tips-for-testing SearchTip",
    "perform-action ActionTip open", "expect-updates SearchTip pending",
  ])
  func withoutAProcess(_ line: String) {
    pass("expect-error not-running \(line)")
    #expect(failures(line) == ["not-running: the app does not run"])
  }

  @Test func withoutAProcessQuestionsHaveAnswers() {
    pass(
      """
      configure display-frequency=daily
      launch
      donate opened 2
      set State.launches 7
      set State.session true
      terminate
      expect-status SearchTip pending
      expect-current-tip none
      expect-displayed none
      expect-donations opened 2
      expect-parameter State.launches 7
      expect-parameter State.session false
      expect-display-count SearchTip 1
      expect-blocked SearchTip not-running
      """)
  }

  @Test(arguments: [
    "start-clock 2026-01-01", "given displayed SearchTip at -1d", "given donate opened",
  ])
  func settingUpARunningAppFails(_ line: String) {
    pass("launch\nexpect-error app-running \(line)")
  }

  @Test func whatIsSetUpWhileTheAppRunsCountsFromThere() {
    pass(
      """
      launch
      group G ordered SearchTip ShareTip
      expect-current-tip SearchTip in G
      """)
    pass(
      """
      view A inline ShareTip
      launch
      configure display-frequency=daily
      view B inline SearchTip
      appear B
      expect-displayed SearchTip
      expect-status LimitTip available
      relaunch
      expect-blocked LimitTip frequency
      """)
  }

  @Test(arguments: [
    "foreground", "dismiss-modal", "present-modal\nexpect-error no-change present-modal",
    "background\nexpect-error no-change background", "appear V\nexpect-error no-change appear V",
    "disappear V",
  ])
  func whatWouldChangeNothingFails(_ lines: String) {
    let commands = lines.split(separator: "\n")
    let failing = commands.count == 1 ? "expect-error no-change \(lines)" : lines
    pass("view V inline SearchTip\nlaunch\n\(failing)")
  }

  @Test func relaunchBringsTheSamePlacesBack() {
    #expect(
      transcript("view Home inline SearchTip\nlaunch\nappear Home\nrelaunch after 2h 30m") == """
        view Home inline SearchTip
        launch
          SearchTip  pending → available
        appear Home
          SearchTip  displayed in Home
        relaunch after 2h 30m
          SearchTip  gone from Home: the process ended

        ── +2h30m ──
          SearchTip  pending → available
          SearchTip  displayed in Home

        """)
  }

  @Test func relaunchKeepsItsArgumentsUnlessOthersAreGiven() {
    pass(
      """
      launch --hide-all-tips
      relaunch
      expect-blocked SearchTip hidden:all
      relaunch --show-all-tips
      expect-status ShareTip available
      """)
  }

  @Test func lateConfigurationAndASecondOne() {
    pass(
      """
      launch --no-configure
      set State.launches 5
      expect-parameter State.launches 0
      configure-now
      expect-displayed SearchTip
      expect-updates SearchTip pending available
      expect-error tipsDatastoreAlreadyConfigured configure-now
      expect-error tipsDatastoreAlreadyConfigured reset-datastore
      """)
  }

  @Test func aResetBeforeConfigureIsCarriedOutByIt() {
    pass(
      """
      launch
      close SearchTip
      relaunch --no-configure
      reset-datastore
      configure-now
      expect-status SearchTip available
      """)
  }

  @Test func datastoresLieApart() {
    pass(
      """
      launch
      close SearchTip
      terminate
      configure datastore=group:com.example.shared
      launch
      expect-status SearchTip available
      terminate
      configure datastore=url:Library/Tips
      launch
      invalidate ShareTip action-performed
      terminate
      configure datastore=url:/Library/./Tips/
      launch
      expect-status ShareTip invalidated action-performed
      terminate
      configure datastore=default
      launch
      expect-status SearchTip invalidated
      """)
  }

  @Test(arguments: [
    ("group:not/well/formed", "missingGroupContainerEntitlements"),
    ("group:", "missingGroupContainerEntitlements"), ("url:../outside", "datastoreUnreadable"),
    ("url:", "datastoreUnreadable"),
  ])
  func aBadLocationFailsAtLaunch(_ location: String, _ code: String) {
    pass(
      """
      configure datastore=\(location)
      expect-error \(code) launch
      expect-blocked SearchTip not-configured
      terminate
      configure datastore=default
      launch
      expect-displayed SearchTip
      """)
  }

  @Test func theBackground() {
    pass(
      """
      launch
      background
      expect-displayed none
      expect-blocked SearchTip background
      foreground
      expect-displayed SearchTip
      """)
  }
}
