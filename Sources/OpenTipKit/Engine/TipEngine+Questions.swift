extension TipEngine {
  /// A tip's status now (S1).
  public func status(of tip: TrackedTip) -> Tips.Status {
    settle()
    return core.withLock { $0.tips[tip.index].status }
  }

  /// Everything that keeps a tip from the screen, each gate judged by itself; empty when displayed.
  public func blockers(of tip: TrackedTip) -> [Blocker] {
    settle()
    return core.withLock { $0.blockers(of: tip.index) }
  }

  /// The blockers with every number they rest on, and when time alone changes the answer.
  public func explanation(of tip: TrackedTip) -> Explanation {
    settle()
    return core.withLock { $0.explanation(of: tip.index) }
  }

  /// A group's current tip; nil when there is none (S10).
  public func currentTip(of group: TrackedGroup) -> TrackedTip? {
    settle()
    return core.withLock { $0.groups[group.index].current.map(TrackedTip.init) }
  }

  /// What the datastore keeps of a tip's id; empty before configure.
  public func record(of tip: TrackedTip) -> TipRecord {
    core.withLock { core in core.records[core.tips[tip.index].id]?.record ?? TipRecord() }
  }

  /// The clock's time.
  public var now: Timestamp { clock.now }

  /// Whether `configure` has succeeded.
  public var isConfigured: Bool { core.withLock { $0.datastore != nil } }

  // MARK: Time

  /// Milliseconds from now until something falls due by itself; nil when nothing ever does.
  ///
  /// Who moves a clock goes from deadline to deadline and calls ``settle()`` at each, so that
  /// everything happens at its own instant (S0.2).
  public var nextDeadline: Int64? { core.withLock { $0.nextDeadline } }

  /// A step in which what is due at the clock's time is applied.
  public func settle() {
    step { _ in }
  }

  // MARK: Streams

  /// The current status, then each change as steps end; equal neighbours never follow (S11.1).
  public func statusUpdates(of tip: TrackedTip) -> AsyncStream<Tips.Status> {
    settle()
    let (stream, continuation) = AsyncStream.makeStream(of: Tips.Status.self)
    let number = core.withLock { core in
      let number = (core.tips[tip.index].listeners.keys.max() ?? 0) + 1
      continuation.yield(core.tips[tip.index].publishedStatus)
      core.tips[tip.index].listeners[number] = continuation
      return number
    }
    continuation.onTermination = { [weak self] _ in
      self?.core.withLock { $0.tips[tip.index].listeners[number] = nil }
    }
    return stream
  }

  /// The current tip, if there is one, then each new one; never "none" (S10.4).
  public func currentTipUpdates(of group: TrackedGroup) -> AsyncStream<TrackedTip> {
    settle()
    let (stream, continuation) = AsyncStream.makeStream(of: TrackedTip.self)
    let number = core.withLock { core in
      let number = (core.groups[group.index].listeners.keys.max() ?? 0) + 1
      if let current = core.groups[group.index].publishedCurrent {
        continuation.yield(TrackedTip(index: current))
      }
      core.groups[group.index].listeners[number] = continuation
      return number
    }
    continuation.onTermination = { [weak self] _ in
      self?.core.withLock { $0.groups[group.index].listeners[number] = nil }
    }
    return stream
  }
}
