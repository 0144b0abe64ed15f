import Synchronization

/// Settles an engine whose clock is live at each of its deadlines, without any other trigger (S5.8).
final class DeadlineWatch: Sendable {
  private struct Wait {
    /// The uptime at which it ends.
    var end: Int64
    var task: Task<Void, Never>
  }

  /// A wait is no longer than this, in milliseconds: the wall clock may be set while it lasts.
  private static let longestWait: Int64 = 60_000

  private let wait = Mutex<Wait?>(nil)

  /// Waits for an engine's next deadline, unless a wait that ends earlier runs already.
  func watch(_ engine: TipEngine) {
    let clock = engine.clock
    guard clock.isLive, let deadline = engine.nextDeadline else { return }
    // One millisecond at least: an engine that is always due must not keep the machine busy.
    let length = max(1, min(deadline, DeadlineWatch.longestWait))
    let end = clock.uptime + length
    wait.withLock { wait in
      if let wait, wait.end <= end { return }
      wait?.task.cancel()
      let task = Task { [weak engine, weak self] in
        await clock.wait(milliseconds: length)
        guard !Task.isCancelled, let self else { return }
        self.wait.withLock { $0 = nil }
        engine?.settle()
      }
      wait = Wait(end: end, task: task)
    }
  }

  deinit {
    wait.withLock { $0?.task.cancel() }
  }
}
