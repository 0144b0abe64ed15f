public import OpenTipKit

/// One change of the app's tips.
public struct ScenarioChange: Hashable, Sendable {
  /// What changed.
  public enum Kind: Hashable, Sendable {
    case status(from: Tips.Status, to: Tips.Status)
    /// A group's current tip, by name; nil for none.
    case currentTip(from: String?, to: String?)
    case displayBegan(place: String, kind: Place.Kind, isForced: Bool)
    case displayEnded(place: String, DisplayEnd)
    /// The app went to the background (S6.5).
    case displayPaused(place: String)
    /// The app came back to the foreground (S6.5).
    case displayResumed(place: String)
    /// `Tips.configure` emptied the store, and what had asked for it (S3).
    case datastoreReset(by: String)
    /// So many donations beyond an event's limit were removed (S9.2).
    case donationsTrimmed(Int)
    /// A parameter's stored value does not decode as its type (S8.3).
    case parameterDiscarded
    /// The testing overrides in force, in words.
    case overrides(String)
    /// The datastore could not be written.
    case datastoreFailed(String)
  }

  /// What changed: a tip, a group, an event, a parameter.
  public let subject: String
  public let kind: Kind
  /// Whether the transcript tells of it: whether its tip is in focus.
  public let isInFocus: Bool

  /// Makes a change.
  public init(subject: String, _ kind: Kind, isInFocus: Bool = true) {
    self.subject = subject
    self.kind = kind
    self.isInFocus = isInFocus
  }

  /// The change in plain words.
  public var description: String {
    switch kind {
    case .status(let from, let to): "\(from.words) → \(to.words)"
    case .currentTip(let from, let to): "\(from ?? "none") → \(to ?? "none")"
    case .displayBegan(let place, _, let isForced):
      at("displayed", "in", place) + (isForced ? " by an override" : "")
    case .displayEnded(let place, let end): at("gone", "from", place) + ": \(end.words)"
    case .displayPaused(let place):
      at("paused", "in", place) + ": the app is in the background"
    case .displayResumed(let place): at("goes on", "in", place)
    case .datastoreReset(let cause): "reset by \(cause)"
    case .donationsTrimmed(let count):
      Counted.words(count, "old donation") + " removed"
    case .parameterDiscarded: "stored value does not decode, back to the default"
    case .overrides(let text): text
    case .datastoreFailed(let reason): reason
    }
  }

  /// What happens with its place; the implicit screen has but one, which goes without saying.
  private func at(_ what: String, _ preposition: String, _ place: String) -> String {
    place == AppProcess.implicitPlace ? what : "\(what) \(preposition) \(place)"
  }
}

extension Tips.Status {
  /// The status as scenarios write it: `invalidated tip-closed`.
  var words: String {
    switch self {
    case .pending: "pending"
    case .available: "available"
    case .invalidated(let reason): "invalidated \(reason.words)"
    }
  }

  /// The status as one word: `invalidated:tip-closed`.
  var word: String { words.split(separator: " ").joined(separator: ":") }
}

extension Tips.InvalidationReason {
  /// The reason as scenarios write it.
  var words: String {
    switch self {
    case .actionPerformed: "action-performed"
    case .displayCountExceeded: "display-count-exceeded"
    case .displayDurationExceeded: "display-duration-exceeded"
    case .tipClosed: "tip-closed"
    }
  }

  /// The reason of a word; nil for another word.
  init?(words: String) {
    guard let reason = Self.allCases.first(where: { $0.words == words }) else { return nil }
    self = reason
  }
}

extension DisplayEnd {
  /// The cause in plain words.
  var words: String {
    switch self {
    case .placeLeft: "the place left the screen"
    case .tipUnavailable: "no longer available"
    case .notCurrent: "no longer the current tip"
    case .slotTaken: "the slot was taken"
    case .closed: "closed"
    case .tappedOutside: "tapped outside"
    case .overrideEnded: "the override ended"
    case .processEnded: "the process ended"
    }
  }
}
