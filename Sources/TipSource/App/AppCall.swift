public import OpenTipKit

/// A call of TipKit that the app's code makes.
public enum AppCall: Sendable {
  case configure([ConfigureCall.Option])
  case resetDatastore
  case showAllTipsForTesting
  case hideAllTipsForTesting
  /// By type name (S4.1).
  case showTipsForTesting([String])
  case hideTipsForTesting([String])
  /// The tip by its name in ``SourceModel/tips``.
  case invalidate(tip: String, Tips.InvalidationReason)
  case resetEligibility(tip: String)
  case set(SourceParameter, SwiftValue)
  case donate(SourceEvent, SwiftValue?)
  case deleteDonations(SourceEvent)
}
