extension Tips {
  /// A rolling span of elapsed time that ends now (S9.3).
  public struct DonationTimeRange: Codable, Hashable, Sendable {
    /// The length in milliseconds.
    public let milliseconds: Int64

    /// Makes a range from milliseconds; for engines that read rules from source.
    public init(milliseconds: Int64) {
      self.milliseconds = milliseconds
    }

    private init(_ count: Int, of unit: Int64) {
      let (product, overflow) = Int64(count).multipliedReportingOverflow(by: unit)
      milliseconds = overflow ? (count < 0 ? .min : .max) : product
    }

    /// 60 seconds.
    public static var minute: DonationTimeRange { minutes(1) }
    /// 3 600 seconds.
    public static var hour: DonationTimeRange { hours(1) }
    /// 86 400 seconds.
    public static var day: DonationTimeRange { days(1) }
    /// 604 800 seconds.
    public static var week: DonationTimeRange { weeks(1) }

    /// So many times 60 seconds.
    public static func minutes(_ count: Int) -> DonationTimeRange { .init(count, of: 60_000) }
    /// So many times 3 600 seconds.
    public static func hours(_ count: Int) -> DonationTimeRange { .init(count, of: 3_600_000) }
    /// So many times 86 400 seconds.
    public static func days(_ count: Int) -> DonationTimeRange { .init(count, of: 86_400_000) }
    /// So many times 604 800 seconds.
    public static func weeks(_ count: Int) -> DonationTimeRange { .init(count, of: 604_800_000) }
  }
}
