extension Tips.ConfigurationOption {
  /// The least time between the first displays of two tips (S5.5).
  public struct DisplayFrequency: Equatable, Hashable, Sendable {
    /// Milliseconds; 0 for `immediate`.
    public let interval: Int64
    /// The factory's name.
    public let name: String

    /// No waiting.
    public static let immediate = DisplayFrequency(interval: 0, name: "immediate")
    /// 3 600 seconds.
    public static let hourly = DisplayFrequency(interval: 3_600_000, name: "hourly")
    /// 86 400 seconds, not a calendar day.
    public static let daily = DisplayFrequency(interval: 86_400_000, name: "daily")
    /// 604 800 seconds.
    public static let weekly = DisplayFrequency(interval: 604_800_000, name: "weekly")
    /// 2 592 000 seconds, 30 days.
    public static let monthly = DisplayFrequency(interval: 2_592_000_000, name: "monthly")
    /// All five, shortest first.
    public static let all: [DisplayFrequency] = [immediate, hourly, daily, weekly, monthly]
  }
}
