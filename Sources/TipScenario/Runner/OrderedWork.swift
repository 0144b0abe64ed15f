import Foundation
import Synchronization

/// Independent pieces of work, done on several threads and handed over one by one in their order.
final class OrderedWork<Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var results: [Int: Result] = [:]
    var isStopped = false
  }

  private let state = Mutex(State())
  private let arrival = DispatchSemaphore(value: 0)
  private let count: Int
  private let work: @Sendable (Int) -> Result

  /// Scripts are interpreted recursively, up to their depth limits: that needs more than the half
  /// megabyte that a secondary thread may have.
  private static var stackSize: Int { 16 << 20 }

  /// More threads than this only wait for each other.
  private static var mostThreads: Int { 256 }

  private init(count: Int, work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.work = work
  }

  /// Does the work numbered from 0 and waits for it.
  ///
  /// - Parameters:
  ///   - jobs: how many threads; the order of results is the same for any number.
  ///   - take: is given each result on the calling thread; false ends the work.
  /// - Returns: how many results were taken: fewer than `count` after an interruption or an end.
  static func run(
    count: Int, jobs: Int, interruption: Interruption,
    work: @escaping @Sendable (Int) -> Result, take: (Int, Result) -> Bool
  ) -> Int {
    let pool = OrderedWork(count: count, work: work)
    interruption.onRequest { pool.arrival.signal() }
    for _ in 0..<min(max(1, jobs), count, mostThreads) {
      let thread = Thread { pool.labour() }
      thread.stackSize = stackSize
      thread.start()
    }
    defer { pool.state.withLock { $0.isStopped = true } }
    var taken = 0
    while taken < count, !interruption.isRequested {
      guard let result = pool.result(taken) else {
        pool.arrival.wait()
        continue
      }
      taken += 1
      if !take(taken - 1, result) { break }
    }
    return taken
  }

  private func result(_ index: Int) -> Result? {
    state.withLock { $0.results.removeValue(forKey: index) }
  }

  private func labour() {
    while let index = nextIndex() {
      let result = work(index)
      state.withLock { $0.results[index] = result }
      arrival.signal()
    }
  }

  private func nextIndex() -> Int? {
    state.withLock { state in
      guard !state.isStopped, state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }
}
