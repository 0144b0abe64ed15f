/// What is kept of one event's donations, in ascending date order (S9.2).
///
/// Removing the oldest moves nothing: they stay in front of what is kept until they outnumber it.
struct DonationLog {
  private var entries: [RecordedDonation]
  private var start = 0

  /// Keeps donations that are in ascending date order.
  init(_ entries: [RecordedDonation] = []) {
    self.entries = entries
  }

  /// The donations that are kept.
  var kept: ArraySlice<RecordedDonation> { entries[start...] }

  /// Adds a donation behind those of its date and before, and removes what is then beyond a limit,
  /// whose age is counted back from the donation.
  ///
  /// - Returns: how many of the oldest were removed.
  mutating func add(_ donation: RecordedDonation, limit: Tips.DonationLimit) -> Int {
    let later = donation.date.adding(milliseconds: 1)
    entries.insert(donation, at: DonationHistory(kept).firstIndex(notBefore: later))
    var excess = max(0, kept.count - limit.maximumCount)
    if let age = limit.maximumAge {
      let oldest = donation.date.subtracting(milliseconds: age.milliseconds)
      excess = max(excess, DonationHistory(kept).firstIndex(notBefore: oldest) - start)
    }
    start += excess
    if start > kept.count {
      entries.removeFirst(start)
      start = 0
    }
    return excess
  }
}
