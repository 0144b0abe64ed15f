/// Where a rule's inputs come from while it is evaluated.
public protocol RuleInputSource {
  /// The parameter's value now: the stored one, or its default (S8).
  func value(of parameter: ParameterDescriptor) -> any Sendable

  /// What is kept of an event's donations, in ascending date order (S9.2).
  func donations(of event: EventDescriptor) -> ArraySlice<RecordedDonation>
}

/// One evaluation of one rule: gives it its inputs and the time, and collects until when the answer
/// can stand (S9.5) and, for `why`, the value of each part.
public struct RuleEvaluation {
  /// The time of the evaluation.
  public let now: Timestamp
  /// Whether parts are wanted; a rule that is only asked for its answer need not describe them.
  public let isExplaining: Bool
  /// What the rule said of its parts, in source order; empty unless ``isExplaining``.
  public private(set) var parts: [RulePart] = []
  /// The first instant at which time alone may change the answer, if there is one.
  public private(set) var mayChange: Timestamp?

  private let inputs: any RuleInputSource

  /// Begins an evaluation at an instant.
  public init(now: Timestamp, inputs: any RuleInputSource, isExplaining: Bool = false) {
    self.now = now
    self.inputs = inputs
    self.isExplaining = isExplaining
  }

  /// The parameter's value, of the type that its descriptor decodes to.
  public func value(of parameter: ParameterDescriptor) -> any Sendable {
    inputs.value(of: parameter)
  }

  /// `event.donations`: the newest within the declaration's limit, by count and age (S9.2).
  public mutating func donations(of event: EventDescriptor) -> DonationHistory {
    let kept = inputs.donations(of: event)
    let history = DonationHistory(kept.suffix(event.donationLimit.maximumCount))
    guard let age = event.donationLimit.maximumAge else { return history }
    let first = history.firstIndex(notBefore: now.subtracting(milliseconds: age.milliseconds))
    let young = history[first..<history.endIndex]
    noteExpiry(of: young, after: age)
    return young
  }

  /// `donations.donatedWithin(range)`: elapsed time ending now, both ends included; donations dated
  /// after now are not within (S9.3).
  public mutating func donations(
    _ history: DonationHistory, within range: Tips.DonationTimeRange
  ) -> DonationHistory {
    let first = history.firstIndex(notBefore: now.subtracting(milliseconds: range.milliseconds))
    let end = history.firstIndex(notBefore: now.adding(milliseconds: 1))
    if end < history.endIndex { noteChange(at: history[end].date) }
    let within = history[Swift.min(first, end)..<end]
    noteExpiry(of: within, after: range)
    return within
  }

  /// Says that time alone may change the answer at an instant after now.
  public mutating func noteChange(at instant: Timestamp) {
    guard instant > now else { return }
    if let mayChange, mayChange <= instant { return }
    mayChange = instant
  }

  /// Describes one part of the rule; ignored unless ``isExplaining``.
  public mutating func note(_ part: @autoclosure () -> RulePart) {
    guard isExplaining else { return }
    parts.append(part())
  }

  /// The oldest donation leaves the range one millisecond after its last instant within.
  private mutating func noteExpiry(of history: DonationHistory, after age: Tips.DonationTimeRange) {
    guard let oldest = history.first else { return }
    noteChange(at: oldest.date.adding(milliseconds: age.milliseconds).adding(milliseconds: 1))
  }
}
