/// The engine's only source of time (S0.1): a wall clock that may be set, and a count of time that
/// passes whatever the wall clock says (S6.5).
public protocol TipClock: Sendable {
  /// The wall clock's time.
  var now: Timestamp { get }

  /// Milliseconds that have passed since some fixed moment; never set, never backwards.
  var uptime: Int64 { get }
}
