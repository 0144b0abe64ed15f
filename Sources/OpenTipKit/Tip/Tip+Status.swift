extension Tip {
  /// Whether the tip may be shown now (S1).
  public var status: Status {
    let engine = TipEngine.current
    return engine.status(of: engine.tracked(self))
  }

  /// The current status, then each change (S11.1).
  public var statusUpdates: AsyncStream<Status> {
    let engine = TipEngine.current
    return engine.statusUpdates(of: engine.tracked(self))
  }

  /// Whether the status is `available` (S1.1).
  public var shouldDisplay: Bool { status == .available }

  /// The status's stream as Booleans; equal neighbours may follow (S11.1).
  public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Status>, Bool> {
    statusUpdates.map { $0 == .available }
  }

  /// Finishes the tip for good; the first reason wins (S7.1).
  public func invalidate(reason: InvalidationReason) {
    let engine = TipEngine.current
    engine.invalidate(engine.tracked(self), reason: reason)
  }

  /// Makes the tip as if new (S7.4).
  public func resetEligibility() async {
    let engine = TipEngine.current
    engine.resetEligibility(engine.tracked(self))
  }
}
