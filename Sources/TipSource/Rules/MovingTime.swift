/// A date or a length of time that moves with the clock: what `Date.now` gives, and what comes of it.
///
/// A comparison with it changes at an instant that can be computed, so that no change is missed.
struct MovingTime: Hashable, Sendable {
  /// Milliseconds at the time of the evaluation.
  var milliseconds: Double
  /// Milliseconds by which it grows in each millisecond.
  var slope: Double
  /// Whether it is an instant, not a length.
  var isDate: Bool
}
