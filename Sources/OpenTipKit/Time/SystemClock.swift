import Foundation

/// The machine's clock; the only place that reads it (S0.1).
public struct SystemClock: TipClock {
  private let start = ContinuousClock.now

  /// Counts uptime from now.
  public init() {}

  public var now: Timestamp { Timestamp(Date()) }

  public var isLive: Bool { true }

  public func wait(milliseconds: Int64) async {
    try? await Task.sleep(for: .milliseconds(milliseconds))
  }

  public var uptime: Int64 {
    let passed = start.duration(to: .now).components
    return passed.seconds * 1000 + passed.attoseconds / 1_000_000_000_000_000
  }
}
