/// A part of a rule and its value at one evaluation, for `why`.
public struct RulePart: Hashable, Sendable {
  /// The part's Swift source, say `$0.donations.count`.
  public let source: String
  /// Its value, written as Swift would, say `2`.
  public let value: String
  /// What the rule asks of it, say `>= 3`; nil when it only contributes to another part.
  public let requirement: String?
  /// Whether the requirement holds; nil without one.
  public let isSatisfied: Bool?

  /// Describes a part.
  public init(source: String, value: String, requirement: String? = nil, isSatisfied: Bool? = nil) {
    self.source = source
    self.value = value
    self.requirement = requirement
    self.isSatisfied = isSatisfied
  }
}
