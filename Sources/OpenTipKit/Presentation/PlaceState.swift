/// A place that is on screen, and what it displays.
struct PlaceState {
  /// One display, from its beginning to its end (S6.1).
  struct Display {
    let tip: Int
    /// Whether it began under a show override, and so touches no record (S4.3).
    let isForced: Bool
    /// Milliseconds in the foreground before ``runningSince`` (S6.4, S6.5).
    var elapsed: Int64 = 0
    /// The uptime at which it last began to run; nil while it stands still.
    var runningSince: Int64?

    /// Milliseconds that this display has lasted in the foreground.
    func elapsed(at uptime: Int64) -> Int64 {
      elapsed + (runningSince.map { uptime - $0 } ?? 0)
    }
  }

  let place: Place
  /// Tapped outside, or closed under a show override: empty until it appears again (S7.2, S4.2).
  var isDismissed = false
  var display: Display?
}
