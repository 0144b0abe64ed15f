import OpenTipKit

/// Everything outside the script that a run changes: the clock, and the device under it.
final class World {
  /// Where clocks stand unless a script says otherwise.
  static let defaultStart = Timestamp(milliseconds: 1_767_258_000_000)

  let clock = VirtualClock(World.defaultStart)
  let device = Device()

  /// The time now.
  var now: Timestamp { clock.now }
}
