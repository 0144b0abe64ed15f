import Synchronization

/// A clock that stands still until it is moved; for tests and scenarios.
public final class VirtualClock: TipClock {
  private struct Reading {
    var now: Timestamp
    var uptime: Int64 = 0
  }

  private let reading: Mutex<Reading>

  /// Makes a clock that shows an instant.
  public init(_ start: Timestamp) {
    reading = Mutex(Reading(now: start))
  }

  public var now: Timestamp { reading.withLock { $0.now } }

  public var uptime: Int64 { reading.withLock { $0.uptime } }

  /// Lets time pass: the wall clock and the uptime both go on.
  ///
  /// - Parameter milliseconds: how long; not negative.
  public func advance(milliseconds: Int64) {
    precondition(milliseconds >= 0, "time does not pass backwards: use set(_:)")
    reading.withLock {
      $0.now = $0.now.adding(milliseconds: milliseconds)
      let (uptime, overflow) = $0.uptime.addingReportingOverflow(milliseconds)
      $0.uptime = overflow ? .max : uptime
    }
  }

  /// Sets the wall clock, backwards too; no time passes (S6.5).
  public func set(_ instant: Timestamp) {
    reading.withLock { $0.now = instant }
  }
}
