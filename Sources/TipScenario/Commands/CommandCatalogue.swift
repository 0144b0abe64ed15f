/// Every command of the language.
public enum CommandCatalogue {
  /// The rows, by topic, in the order in which help lists them.
  static let entries: [CommandEntry] =
    setup + app + happenings + expectations + looking

  private static let setup: [CommandEntry] =
    SettingCommand.entries
    + [
      InstanceCommand.entry, AssumeCommand.entry, ConfigureCommand.entry, StartClockCommand.entry,
      LocaleCommand.entry, GroupCommand.entry, ViewCommand.entry, GivenCommand.entry,
      ModesCommand.entry,
      TagsCommand.entry,
    ] + ExemptionCommand.entries + [FocusCommand.entry]

  private static let app: [CommandEntry] =
    [
      LaunchCommand.entry, RelaunchCommand.entry, ConfigureNowCommand.entry,
      TerminateCommand.entry,
    ] + BackgroundCommand.entries
    + [
      UnavailableCommand.entry("crash", .app, "", "the process is killed at once"),
      UnavailableCommand.entry("uninstall", .app, "", "the app and its data are gone"),
      UnavailableCommand.entry("process", .app, "NAME", "later lines are about this process"),
      UnavailableCommand.entry("device", .app, "NAME", "later lines are about this device"),
      UnavailableCommand.entry("offline", .app, "", "the device loses its connection"),
      UnavailableCommand.entry("online", .app, "", "the device has a connection again"),
      UnavailableCommand.entry("sync", .app, "", "devices exchange now"),
    ]

  private static let happenings: [CommandEntry] =
    [
      DonateCommand.entry, DeleteDonationsCommand.entry, SetCommand.entry,
      AdvanceClockCommand.entry, AdvanceUntilCommand.entry, SetClockCommand.entry,
    ] + ViewCommands.entries
    + [CloseCommand.entry, TapOutsideCommand.entry, PerformActionCommand.entry]
    + ModalCommand.entries
    + [InvalidateCommand.entry, ResetEligibilityCommand.entry, ResetDatastoreCommand.entry]
    + OverrideCommand.entries
    + [RepeatMarker.repeatEntry, RepeatMarker.endEntry]

  private static let expectations: [CommandEntry] =
    [
      ExpectCurrentTipCommand.entry, ExpectStatusCommand.entry, ExpectDisplayedCommand.entry,
      ExpectDisplaysCommand.entry, ExpectBlockedCommand.entry, ExpectParameterCommand.entry,
      ExpectDonationsCommand.entry, ExpectDisplayCountCommand.entry, ExpectUpdatesCommand.entry,
      ExpectErrorCommand.entry,
    ] + ExpectWordsCommand.entries + [ExpectActionsCommand.entry]

  private static let looking: [CommandEntry] = [
    WhyCommand.entry, ShowCommand.entry, RenderCommand.entry,
  ]

  private static let byName: [String: CommandEntry] = Dictionary(
    entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The row of a command's name.
  static func entry(_ name: String) -> CommandEntry? { byName[name] }

  /// What help says of every command, by topic.
  public static let help: [CommandHelp] = entries.map {
    CommandHelp(
      name: $0.name, topic: $0.topic, usage: $0.usage.isEmpty ? $0.name : "\($0.name) \($0.usage)",
      summary: $0.summary)
  }
}

/// `repeat N` and `end`: they frame a block, which the script makes of them.
struct RepeatMarker: ScenarioCommand {
  /// More passes are refused.
  static let most = 1_000_000

  /// Nil for `end`.
  let count: Int?

  func run(in interpreter: Interpreter) throws(Problem) {}

  static let repeatEntry = CommandEntry(
    "repeat", .happenings, "N", "the lines down to end, N times"
  ) { arguments throws(Problem) in
    let word = arguments.peek
    let count = try arguments.count("a number of times", atLeast: 1)
    try arguments.end()
    if count > most, let word { throw .tooMany("times", most, word.span) }
    return RepeatMarker(count: count)
  }

  static let endEntry = CommandEntry("end", .happenings, "", "ends a repeat") {
    arguments throws(Problem) in
    try arguments.end()
    return RepeatMarker(count: nil)
  }
}
