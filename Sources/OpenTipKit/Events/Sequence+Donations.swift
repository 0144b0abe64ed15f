extension Sequence {
  /// The donations of the last so many hours, days or weeks, both ends included (S9.3).
  public func donatedWithin<DonationInfo>(
    _ timeRange: Tips.DonationTimeRange
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    let now = TipEngine.current.now
    return filter { donation in
      let age = now.milliseconds(since: Timestamp(donation.date))
      return age >= 0 && age <= timeRange.milliseconds
    }
  }

  /// All donations of the most frequent key; of equal ones the earliest to appear (S9.4).
  public func largestSubset<DonationInfo, Key: Hashable>(
    groupedBy key: KeyPath<DonationInfo, Key>
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    subset(groupedBy: key) { $0 > $1 }
  }

  /// All donations of the least frequent key; of equal ones the earliest to appear (S9.4).
  public func smallestSubset<DonationInfo, Key: Hashable>(
    groupedBy key: KeyPath<DonationInfo, Key>
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    subset(groupedBy: key) { $0 < $1 }
  }

  private func subset<DonationInfo, Key: Hashable>(
    groupedBy key: KeyPath<DonationInfo, Key>, isBetter: (Int, Int) -> Bool
  ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
    var positions: [Key: Int] = [:]
    var subsets: [[Element]] = []
    for donation in self {
      let position = positions[donation[dynamicMember: key]] ?? subsets.count
      if position == subsets.count {
        positions[donation[dynamicMember: key]] = position
        subsets.append([])
      }
      subsets[position].append(donation)
    }
    guard var best = subsets.first else { return [] }
    for subset in subsets.dropFirst() where isBetter(subset.count, best.count) { best = subset }
    return best
  }
}
