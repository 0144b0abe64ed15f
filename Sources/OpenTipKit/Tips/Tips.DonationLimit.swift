extension Tips {
  /// How many donations of an event are kept and queried, and how old they may be (S9.2).
  public struct DonationLimit: Hashable, Sendable {
    /// At most so many of the newest donations count.
    public let maximumCount: Int
    /// Donations older than this do not count; without it age does not matter.
    public let maximumAge: DonationTimeRange?

    /// Limits donations by count, and by age where one is given.
    public init(maximumCount: Int, maximumAge: DonationTimeRange? = nil) {
      precondition(maximumCount > 0, "a donation limit keeps at least one donation")
      self.maximumCount = maximumCount
      self.maximumAge = maximumAge
    }

    /// What holds for an event without a limit of its own: the newest 1 000, of any age (S9.2).
    public static let standard = DonationLimit(maximumCount: 1000)
  }
}
