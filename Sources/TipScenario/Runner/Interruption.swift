import Synchronization

/// The wish that a run should end, as Ctrl-C has it; made on one thread and seen on others.
public final class Interruption: Sendable {
  private struct State {
    var isRequested = false
    var wakers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  /// No wish yet.
  public init() {}

  /// Whether the run should end.
  public var isRequested: Bool { state.withLock(\.isRequested) }

  /// Asks the run to end; it reports what was not run.
  public func request() {
    let wakers = state.withLock { state in
      state.isRequested = true
      defer { state.wakers = [] }
      return state.wakers
    }
    for wake in wakers { wake() }
  }

  /// Calls back once when the wish is made; at once if it has been.
  func onRequest(_ wake: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      if !state.isRequested { state.wakers.append(wake) }
      return state.isRequested
    }
    if isLate { wake() }
  }
}
