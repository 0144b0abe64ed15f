extension TipGroup {
  /// Which tip of a group is current (S10).
  public enum Priority: Hashable, Sendable {
    /// The first tip in order that is available.
    case firstAvailable
    /// The first tip whose record is not invalidated, if it is available: a pending one blocks.
    case ordered
  }
}
