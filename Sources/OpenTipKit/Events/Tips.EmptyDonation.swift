extension Tips {
  /// The information of a donation that carries none.
  public struct EmptyDonation: Codable, Hashable, Sendable {
    /// Nothing to say.
    public init() {}
  }
}
