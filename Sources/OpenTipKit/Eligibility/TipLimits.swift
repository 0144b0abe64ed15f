/// What a tip's options come to.
public struct TipLimits: Hashable, Sendable {
  /// A display lasts at least so many milliseconds before its duration finishes the tip (S6.4).
  public static let displayFloor: Int64 = 60_000

  /// `MaxDisplayCount`; nil for no limit (S6.3).
  public let displayCount: Int?
  /// `MaxDisplayDuration` in milliseconds; nil for no limit (S6.4).
  public let displayMilliseconds: Int64?
  /// Whether the tip need not wait for the display frequency (S5.4).
  public let ignoresDisplayFrequency: Bool

  /// Reads options; of two of a kind the later counts.
  public init(_ options: [any TipOption]) {
    var displayCount: Int?
    var displayMilliseconds: Int64?
    var ignoresDisplayFrequency = false
    for option in options {
      switch option {
      case let limit as Tips.MaxDisplayCount: displayCount = limit.value
      case let limit as Tips.MaxDisplayDuration:
        let milliseconds = (limit.value * 1000).rounded(.up)
        displayMilliseconds = milliseconds < 9e18 ? Int64(milliseconds) : .max
      case let exemption as Tips.IgnoresDisplayFrequency:
        ignoresDisplayFrequency = exemption.value
      default: break
      }
    }
    self.displayCount = displayCount
    self.displayMilliseconds = displayMilliseconds
    self.ignoresDisplayFrequency = ignoresDisplayFrequency
  }
}
