import OpenTipKit

/// A value while a rule is evaluated.
enum RuleValue: Sendable {
  case swift(SwiftValue)
  case history(DonationHistory)
  case donations([RecordedDonation])
  /// A donation, with what it carries where the rule reads that.
  case donation(RecordedDonation, SwiftValue?)
  case list([RuleValue])
  case moving(MovingTime)

  /// Donations in ascending order; nil for other values.
  var donationHistory: DonationHistory? {
    switch self {
    case .history(let history): history
    case .donations(let donations): DonationHistory(donations[...])
    default: nil
    }
  }

  var isNone: Bool {
    if case .swift(.none) = self { return true }
    return false
  }
}
