import OpenTipKit
import TipSource

/// Why a command fails as it runs; the codes are those that `expect-error` names.
extension Problem {
  static func expectationFailed(_ mismatch: Mismatch) -> Problem {
    var problem = Problem("expectation-failed", mismatch.message)
    problem.details = mismatch.details
    return problem
  }

  /// An error that TipKit throws.
  static func tipKit(_ error: any Error, doing what: String) -> Problem {
    guard let error = error as? TipKitError else {
      return Problem("tipkit-error", "\(what) failed: \(error)")
    }
    var message = "\(what) throws \(error.code)"
    if let detail = error.detail { message += ": \(detail)" }
    return Problem(error.code, message, notes: tipKitNotes[error.code] ?? [])
  }

  private static let tipKitNotes: [String: [String]] = [
    "tipsDatastoreAlreadyConfigured": [
      "Tips.configure works once per process, resetDatastore only before it (S2.3, S3.1)."
    ],
    "missingGroupContainerEntitlements": [
      "A group's identifier has letters, digits, . - _ and does not begin with . (S2.7)."
    ],
    "datastoreUnreadable": ["The process runs, unconfigured: every tip stays pending (S2.6)."],
  ]

  static let notRunning = Problem(
    "not-running", "the app does not run", notes: ["Start it with: launch."])

  static func appRunning(_ command: String) -> Problem {
    Problem(
      "app-running", "\(command) sets up the app, which runs already",
      notes: ["Write it before launch, or after terminate."])
  }

  static func noChange(_ message: String) -> Problem { Problem("no-change", message) }

  static func notDisplayed(_ message: String, details: [String] = []) -> Problem {
    var problem = Problem("not-displayed", message)
    problem.details = details
    return problem
  }

  private static let tipKitArguments = [
    "-com.apple.TipKit.ShowAllTips", "-com.apple.TipKit.HideAllTips", "-com.apple.TipKit.ShowTips",
    "-com.apple.TipKit.HideTips", "-com.apple.TipKit.ResetDatastore",
  ]

  /// A launch argument that the app's source never reads.
  static func launchArgumentUnread(_ word: Word, by app: SourceApp) -> Problem {
    unread("launch argument", word.text, word, app.launchArguments, tipKitArguments)
  }

  /// An environment variable that the app's source never reads.
  static func environmentVariableUnread(
    _ name: String, _ word: Word, by app: SourceApp
  ) -> Problem {
    unread("environment variable", name, word, app.environmentVariables, [])
  }

  private static func unread(
    _ kind: String, _ name: String, _ word: Word, _ known: [LaunchInput], _ more: [String]
  ) -> Problem {
    let names = known.map(\.name)
    let note =
      NearestName.nearest(to: name, among: names + more).map { "Did you mean \($0)?" }
      ?? (names.isEmpty
        ? "The source reads no \(kind) at all."
        : "It reads \(names.prefix(8).joined(separator: ", "))"
          + (names.count > 8 ? " and \(names.count - 8) more." : "."))
    return Problem(
      "launch-argument-unread", "the app's source never reads the \(kind) \(name)", word.span,
      notes: [note])
  }

  static func launchArgumentUnread(_ word: Word) -> Problem {
    let known =
      [
        "--show-all-tips", "--hide-all-tips", "--show-tips", "--hide-tips", "--reset-tips",
        "-resetTipKit", "--no-configure",
      ] + tipKitArguments
    let key = word.text.hasPrefix("-") ? nil : word.assignment?.key
    let what = key != nil ? "the environment variable" : "the launch argument"
    let near = key != nil ? nil : NearestName.nearest(to: word.text, among: known)
    return Problem(
      "launch-argument-unread", "nothing reads \(what) \(key ?? word.text)", word.span,
      notes: [
        near.map { "Did you mean \($0)?" }
          ?? "With tips, only TipKit's own arguments and Tipster's, say --hide-all-tips, are read; "
          + "what the app's own code reads counts with app."
      ])
  }

  static func launchValueMissing(_ word: Word) -> Problem {
    Problem(
      "launch-argument-unread", "the launch argument \(word.text) needs a value after it",
      word.span)
  }

  static let clockOutOfRange = Problem(
    "instant-out-of-range", "the clock would leave the years 1 to 9999")

  static func unknownAction(_ name: String, _ tip: String, _ known: [String]) -> Problem {
    let near = NearestName.nearest(to: name, among: known)
    return Problem(
      "unknown-name", "\(tip) has no action \(name)",
      notes: [
        known.isEmpty
          ? "It has no actions."
          : near.map { "Did you mean \($0)?" } ?? "It has \(known.joined(separator: ", "))."
      ])
  }

  static func severalDisplayed(_ names: [String]) -> Problem {
    Problem(
      "not-displayed", "several tips are displayed",
      notes: ["Say which one: \(names.map { "close \($0)" }.joined(separator: " or "))."])
  }

  static func transientParameter(_ name: String) -> Problem {
    Problem(
      "bad-argument", "\(name) is transient: it starts every launch at its default",
      notes: ["Set it after launch (S8.1)."])
  }

  static func notDeclared(_ name: String) -> Problem {
    Problem("unknown-name", "\(name) is not declared in this mode")
  }

  static func tooManyFailures(_ count: Int) -> Problem {
    Problem("too-many", "\(count) lines have failed: the rest of the script does not run")
  }

  static func expectedError(_ code: String) -> Problem {
    Problem("expectation-failed", "expected the error \(code), but the command succeeded")
  }

  static func otherError(_ code: String, _ actual: Problem) -> Problem {
    Problem(
      "expectation-failed", "expected the error \(code), but it was \(actual.code)",
      notes: [actual.message + "."])
  }

  static func neverHeld(_ duration: ScenarioDuration, _ mismatch: Mismatch) -> Problem {
    var problem = Problem(
      "expectation-failed", "within \(duration) it never held: \(mismatch.message)")
    problem.details = mismatch.details
    return problem
  }
}
