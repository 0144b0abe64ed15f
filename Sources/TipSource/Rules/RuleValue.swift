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

/// A date or a length of time that moves with the clock: what `Date.now` gives, and what comes of it.
///
/// A comparison with it changes at an instant that can be computed, so that no change is missed.
struct MovingTime: Hashable, Sendable {
  /// Milliseconds at the time of the evaluation.
  var milliseconds: Double
  /// Milliseconds by which it grows in each millisecond.
  var slope: Double
  /// Whether it is an instant, not a length.
  var isDate: Bool
}
