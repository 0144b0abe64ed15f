/// One recorded donation as a rule sees it.
public struct RecordedDonation: Sendable {
  /// When it was donated.
  public let date: Timestamp
  /// Its information as JSON, or nil for an empty donation.
  public let information: String?

  /// Makes a donation from its parts.
  public init(date: Timestamp, information: String? = nil) {
    self.date = date
    self.information = information
  }
}

/// Donations of one event in ascending date order (S9.2); a view, made without copying.
public struct DonationHistory: RandomAccessCollection, Sendable {
  private let donations: ArraySlice<RecordedDonation>

  /// Views donations that are in ascending date order.
  public init(_ donations: ArraySlice<RecordedDonation>) {
    self.donations = donations
  }

  public var startIndex: Int { donations.startIndex }
  public var endIndex: Int { donations.endIndex }
  public subscript(position: Int) -> RecordedDonation { donations[position] }
  public subscript(bounds: Range<Int>) -> DonationHistory { DonationHistory(donations[bounds]) }
  public typealias SubSequence = DonationHistory

  /// The first position whose donation is at or after an instant, found by halving.
  public func firstIndex(notBefore instant: Timestamp) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if donations[middle].date < instant { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
