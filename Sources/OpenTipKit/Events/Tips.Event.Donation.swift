public import Foundation

extension Tips.Event {
  /// One donation: when, and what it carried.
  @dynamicMemberLookup
  public struct Donation: Codable, Sendable {
    /// When it was donated, to the millisecond.
    public let date: Date
    private let information: DonationInfo

    init?(_ recorded: RecordedDonation) {
      date = recorded.date.date
      if let json = recorded.information {
        let data = Data(json.utf8)
        guard let decoded = try? JSONDecoder().decode(DonationInfo.self, from: data) else {
          return nil
        }
        information = decoded
      } else {
        guard let empty = Tips.EmptyDonation() as? DonationInfo else { return nil }
        information = empty
      }
    }

    /// A member of the information.
    public subscript<Value>(dynamicMember member: KeyPath<DonationInfo, Value>) -> Value {
      information[keyPath: member]
    }
  }
}
