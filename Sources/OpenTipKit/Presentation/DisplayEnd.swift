/// Why a display ended (S6.1).
public enum DisplayEnd: String, Hashable, Sendable {
  /// The place left the screen.
  case placeLeft
  /// The tip stopped being available.
  case tipUnavailable
  /// The tip stopped being the group's current tip.
  case notCurrent
  /// Something else took the presentation slot (S13.1).
  case slotTaken
  /// The person tapped the close button.
  case closed
  /// The person tapped outside (S7.2).
  case tappedOutside
  /// The show override under which it began ended (S4.3).
  case overrideEnded
  /// The process ended.
  case processEnded
}
