/// A place of the app that shows a tip, or a group's current tip.
///
/// A place written once that shows different tips by its callers' arguments is several of these.
public struct SourcePlace: Sendable {
  /// How a place shows its tip.
  public enum Kind: String, Hashable, Sendable {
    case inline, popover
  }

  /// What a place shows.
  public enum Subject: Hashable, Sendable {
    /// A tip, by its name in ``SourceModel/tips``.
    case tip(String)
    /// The current tip of a group, by its name in ``SourceModel/groups``; with `only`, just when it
    /// is that tip (`currentTip as? SearchTip`).
    case group(String, only: String?)
  }

  /// A view or controller that a place is found under.
  public struct Host: Hashable, Sendable {
    /// The type's name: `HomeView`, `Outer.HomeView`.
    public let view: String
    /// Whether the place comes on screen with that view: false where the view only leads to it, by a
    /// sheet, a link, or a tab that is not the first.
    public let isShownAtOnce: Bool

    public init(view: String, isShownAtOnce: Bool) {
      self.view = view
      self.isShownAtOnce = isShownAtOnce
    }
  }

  /// The views it is found under: the one that it is written in, then those that hold that one,
  /// nearest first.
  public var hosts: [Host]
  public var kind: Kind
  public var subject: Subject
  /// `top`, `bottom`, `leading` or `trailing`; nil when not said.
  public var arrowEdge: String?
  /// What a tap on an action runs, beside the action's own handler; nil without a closure.
  public var action: SourceClosure?
  public var location: SourceLocation
}
