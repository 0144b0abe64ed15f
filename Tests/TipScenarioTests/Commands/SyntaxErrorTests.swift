import Testing

@testable import TipScenario

/// A gallery of what is said about lines that cannot run.
@Suite struct SyntaxErrorTests {
  @Test(arguments: [
    // Commands
    ("lanch", "1:1 unknown-command: there is no command lanch | Did you mean launch?"),
    (
      "zzzzzzzz",
      "1:1 unknown-command: there is no command zzzzzzzz | tipster help commands lists all that may stand in a scenario."
    ),
    (
      "'launch'",
      "1:1 unknown-command: there is no command 'launch' | A command's name stands without quotes."
    ),
    ("show <<X\nX", "2:1 unknown-name: there is no thing named"),
    ("close SearchTip <<X\na\nX", "2:1 extra-argument: close takes no <<X here"),
    ("set State.launches <<X\nfive\nX", "2:1 wrong-type: five is no Int"),
    (
      "| x",
      "1:1 misplaced-output: this line of expected output is not right under a why, show or render line"
    ),
    ("@normal", "1:1 missing-argument: a command is missing after the mode"),
    ("@ launch", "1:1 bad-argument: @ names no mode"),
    ("@a,,b launch", "1:1 bad-argument: @a,,b names no mode"),
    // Arguments
    ("invalidate", "1:1 missing-argument: invalidate needs a tip"),
    ("terminate now", "1:11 extra-argument: terminate takes no now here | Usage: terminate."),
    (
      "close SearchTip ShareTip",
      "1:17 extra-argument: close takes no ShareTip here | Usage: close [TIP]."
    ),
    (
      "invalidate SearchTip tip-close",
      "1:22 bad-argument: tip-close is not a reason | Did you mean tip-closed?"
    ),
    ("group G random SearchTip", "1:9 bad-argument: random is not a priority"),
    ("group G ordered", "1:1 missing-argument: group needs a tip"),
    ("view V popover", "1:1 missing-argument: view needs a tip or a group"),
    ("view V sheet SearchTip", "1:8 bad-argument: sheet is not a kind of place"),
    ("view V inline SearchTip arrow=up", "1:25 bad-argument: arrow=up is not an edge"),
    (
      "view V inline SearchTip as ShareTip",
      "1:25 bad-argument: as TIP goes with a group, and SearchTip is a tip"
    ),
    (
      "view V inline Home.tour as LimitTip",
      "1:28 bad-argument: LimitTip is no tip of the group Home.tour"
    ),
    ("configure daily", "1:11 bad-argument: daily is not KEY=VALUE"),
    (
      "configure display-frequencey=daily",
      "1:11 bad-argument: configure has no key display-frequencey | Did you mean display-frequency?"
    ),
    (
      "configure display-frequency=dayly",
      "1:11 bad-argument: display-frequency=dayly is not a display frequency | Did you mean daily?"
    ),
    ("configure datastore=here", "1:11 bad-argument: datastore=here is not a datastore"),
    ("build fast", "1:7 bad-argument: fast is not a kind of build"),
    ("platform amiga", "1:10 bad-argument: amiga is not a platform"),
    ("platform ios seventeen", "1:14 bad-argument: seventeen is no version"),
    (
      "time-zone Europe/Berlim",
      "1:11 unknown-time-zone: there is no time zone Europe/Berlim | Did you mean Europe/Berlin?"
    ),
    ("repeat 0\nend", "1:8 bad-argument: 0 is not a number of times: a whole number from 1 on"),
    ("repeat 1000000000\nend", "1:8 too-many: more than 1000000 times"),
    ("skip", "1:1 missing-argument: skip needs a reason in quotes"),
    ("skip ' '", "1:6 bad-argument: skip needs a reason in words"),
    ("tags", "1:1 missing-argument: tags needs a tag"),
    ("expect-status SearchTip ready", "1:25 bad-argument: ready is not a status"),
    (
      "expect-displayed SearchTip SearchTip",
      "1:28 bad-argument: each tip is named once, however many places show it"
    ),
    ("expect-blocked ShareTip", "1:1 missing-argument: expect-blocked needs a blocker"),
    (
      "expect-blocked ShareTip frequence",
      "1:25 bad-argument: frequence is not a blocker | Did you mean frequency?"
    ),
    ("expect-blocked ShareTip no-view:x", "1:25 bad-argument: no-view has nothing after a colon"),
    ("expect-blocked ShareTip hidden:most", "1:25 bad-argument: hidden:most is not what hides it"),
    (
      "expect-blocked ShareTip rule:hasCreated",
      "1:25 unknown-name: ShareTip has no rule about hasCreated"
    ),
    ("expect-blocked ShareTip rule:#2", "1:25 unknown-name: ShareTip has no rule about #2"),
    ("expect-donations AppEvents.opened -1", "1:35 bad-argument: -1 is not a count"),
    ("expect-updates SearchTip ready", "1:26 bad-argument: ready is not a status"),
    (
      "expect-error x lanch",
      "1:16 unknown-command: there is no command lanch | Did you mean launch?"
    ),
    ("advance-until current-tip SearchTip", "1:1 missing-argument: advance-until needs within"),
    (
      "advance-until curent-tip SearchTip within 1d",
      "1:15 unknown-command: there is no expectation curent-tip | Did you mean current-tip?"
    ),
    ("advance-until error x launch within 1d", "1:15 bad-argument: error cannot be waited for"),
    ("given SearchTip", "1:7 bad-argument: SearchTip is not a past"),
    ("instance X ItemTip()", "1:12 bad-argument: = is missing before the call"),
    ("assume ShareTip hasX true", "1:17 bad-argument: hasX is not rule:INPUT"),
    ("assume OpaqueTip rule:isPro maybe", "1:29 bad-argument: maybe is not an answer"),
    // Durations and instants
    ("advance-clock", "1:1 missing-argument: advance-clock needs a duration"),
    ("advance-clock soon", "1:15 bad-duration: soon is no duration"),
    ("advance-clock 5", "1:15 bad-duration: 5 has no unit"),
    ("advance-clock 5y", "1:15 bad-duration: 5y: y is no unit"),
    (
      "advance-clock 99999999999999999999w",
      "1:15 bad-duration: 99999999999999999999w is longer than ten thousand years"
    ),
    ("set-clock tomorrow", "1:11 bad-instant: tomorrow is no ISO 8601 instant"),
    ("set-clock 2026-02-30", "1:11 bad-instant: 2026-02-30: there is no such day or time"),
    ("set-clock 0000-01-01", "1:11 bad-instant: 0000-01-01: there is no such day or time"),
    (
      "time-zone Europe/Berlin\nset-clock 2026-03-29T02:30",
      "2:11 bad-instant: 2026-03-29T02:30 does not exist in Europe/Berlin: the clocks skip it"
    ),
  ])
  func says(_ line: String, _ expected: String) throws {
    let first = try #require(problems(line).first)
    #expect(first.hasPrefix(expected), "\(first)")
  }

  @Test(arguments: [
    "crash", "uninstall", "process widget", "device pad", "offline", "online", "sync",
    "given store a.db", "configure cloudkit=automatic",
  ])
  func whatIsNotThereYetSaysSo(_ line: String) throws {
    let first = try #require(problems(line).first)
    #expect(first.contains("not-available: "))
    #expect(first.contains("is not available yet"))
  }

  @Test func allErrorsAreReportedInOrder() {
    let found = problems("close ShareTpi\nlanch\nadvance-clock x")
    #expect(
      found.map { $0.prefix { $0 != "|" } } == [
        "1:7 unknown-name: there is no tip ShareTpi ",
        "2:1 unknown-command: there is no command lanch ",
        "3:15 bad-duration: x is no duration ",
      ])
  }
}
