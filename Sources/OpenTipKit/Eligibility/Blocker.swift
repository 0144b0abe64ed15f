/// One thing that keeps a tip from the screen.
public enum Blocker: Hashable, Sendable {
  /// `Tips.configure` has not been called, or failed (S2.1).
  case notConfigured
  /// A hide override is in force (S4.1).
  case hidden(HideScope)
  /// The tip is finished (S7.1).
  case invalidated(TipRecord.Invalidation)
  /// A rule does not hold; its position from 0 and its inputs' names (S1.3).
  case rule(index: Int, input: String?)
  /// A rule cannot be evaluated, and why (S1.2).
  case unknown(index: Int, input: String?, reason: String)
  /// Another tip holds the budget: its id, since when and until when (S5.1).
  case frequency(tip: String, since: Timestamp, until: Timestamp)
  /// No place on screen is for the tip or for a group that has it (S1.5).
  case noView
  /// Its places show a group whose current tip, or pending head, is another (S10).
  case group(TrackedGroup, tip: TrackedTip?)
  /// A popover of that tip, or a modal, has the presentation slot (S13.1).
  case slot(SlotHolder)
  /// Its place was emptied by hand and has not appeared again (S7.2, S4.2).
  case dismissed
  /// The process is in the background (S6.5).
  case background
}

/// What has the presentation slot (S13.1).
public enum SlotHolder: Hashable, Sendable {
  /// A popover that displays this tip.
  case tip(TrackedTip)
  /// Something that is no tip: a sheet, an alert.
  case modal
}
