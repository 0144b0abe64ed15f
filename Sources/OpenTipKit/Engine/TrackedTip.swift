/// A tip that an engine knows; the handle under which its questions and answers go.
public struct TrackedTip: Hashable, Sendable {
  /// The position in the order in which the engine came to know its tips.
  public let index: Int

  init(index: Int) { self.index = index }
}

/// A group that an engine knows.
public struct TrackedGroup: Hashable, Sendable {
  /// The position in the order in which the engine came to know its groups.
  public let index: Int

  init(index: Int) { self.index = index }
}
