/// A place on the screen that shows a tip (S6.1).
public struct Place: Hashable, Sendable {
  /// How a place shows its tip.
  public enum Kind: String, Hashable, Sendable {
    /// In the layout; any number at a time.
    case inline
    /// Above it; one at a time per process (S13.1).
    case popover
  }

  /// What a place shows.
  public enum Subject: Hashable, Sendable {
    /// One tip, whenever it is available.
    case tip(TrackedTip)
    /// The group's current tip; with `only`, just when it is that one.
    case group(TrackedGroup, only: TrackedTip?)
  }

  /// The place's name, unique among the places of a process.
  public let name: String
  /// How it shows its tip.
  public let kind: Kind
  /// What it shows.
  public let subject: Subject

  /// Describes a place.
  public init(name: String, kind: Kind, subject: Subject) {
    self.name = name
    self.kind = kind
    self.subject = subject
  }
}
