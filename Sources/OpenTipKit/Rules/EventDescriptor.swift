/// What the engine needs to know of a declared event, whichever information its donations carry (S9).
public struct EventDescriptor: Sendable {
  /// The event's id: the same id anywhere is the same event (S9.1).
  public let id: String
  /// The property's name alone, as blockers show it.
  public let name: String
  /// This declaration's limit on what it queries (S9.2).
  public let donationLimit: Tips.DonationLimit
  /// Reads a donation's information from JSON; throws when it is not of the declared type.
  public let decode: @Sendable (String) throws -> any Sendable

  /// Describes an event by its parts.
  public init(
    id: String, name: String, donationLimit: Tips.DonationLimit = .standard,
    decode: @escaping @Sendable (String) throws -> any Sendable
  ) {
    self.id = id
    self.name = name
    self.donationLimit = donationLimit
    self.decode = decode
  }
}
