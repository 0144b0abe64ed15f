public import OpenTipKit

/// One thing that a run has to tell, with the virtual time at which it happened.
public struct ScenarioEvent: Sendable {
  /// What happened.
  public enum Kind: Sendable {
    /// A blank line of the script.
    case blank
    /// A comment on a line of its own.
    case comment(String)
    /// A command begins; its text is as typed, with its comment, and its heredoc on lines of its own.
    case command(String)
    /// The app's tips changed.
    case change(ScenarioChange)
    /// Something that a reader wants to know and that is no change.
    case note(String)
    /// What `show` or `why` prints, line by line.
    case output([String])
    /// What `render` draws.
    case rendering(Rendering)
    /// A command or an expectation failed.
    case failure(ScenarioFailure)
    /// One pass of a `repeat` begins.
    case passBegan(number: Int, count: Int)
    /// That pass ends.
    case passEnded
  }

  public let time: Timestamp
  public let kind: Kind

  /// Makes an event.
  public init(time: Timestamp, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

/// Hears everything that a run has to tell, in order.
public protocol ScenarioRecorder {
  /// Takes one event.
  mutating func record(_ event: ScenarioEvent)
}
