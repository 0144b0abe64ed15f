/// The engine's only source of time (S0.1): a wall clock that may be set, and a count of time that
/// passes whatever the wall clock says (S6.5).
public protocol TipClock: Sendable {
  /// The wall clock's time.
  var now: Timestamp { get }

  /// Milliseconds that have passed since some fixed moment; never set, never backwards.
  var uptime: Int64 { get }

  /// Whether time passes by itself, so that an engine must see to its deadlines (S5.8). Who moves a
  /// clock by hand settles the engine itself.
  var isLive: Bool { get }

  /// Waits until so many milliseconds have passed, or the task is cancelled.
  func wait(milliseconds: Int64) async
}

extension TipClock {
  public var isLive: Bool { false }
  public func wait(milliseconds: Int64) async {}
}
