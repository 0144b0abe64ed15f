import Foundation

extension Tips {
  /// Something that people do, counted by rules (S9).
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// The same id anywhere is the same event (S9.1).
    public let id: String
    /// What the engine needs to know of the event.
    public let descriptor: EventDescriptor

    /// Declares an event whose donations carry information; its newest 1 000 donations count.
    public init(id: String) {
      self.init(id: id, donationLimit: .standard)
    }

    /// Declares an event whose donations carry information, with a limit of its own (S9.2).
    public init(id: String, donationLimit: DonationLimit) {
      self.id = id
      descriptor = EventDescriptor(id: id, name: id, donationLimit: donationLimit) { json in
        try JSONDecoder().decode(DonationInfo.self, from: Data(json.utf8))
      }
    }

    /// What counts, in ascending date order (S9.2); what does not decode is left out.
    public var donations: [Donation] {
      TipEngine.current.donations(of: descriptor).compactMap(Donation.init)
    }

    /// Records that it happened; durable when it returns (S9.6).
    public func donate(_ donation: DonationInfo) async {
      record(donation)
    }

    /// Records that it happened and calls back when that is durable (S9.6).
    public func sendDonation(
      _ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil
    ) {
      record(donation)
      guard let completion else { return }
      // From a task of its own: who is called back may wait for what the caller holds.
      Task { completion() }
    }

    /// Removes all donations of the event.
    public func deleteDonations() async throws {
      TipEngine.current.deleteDonations(of: descriptor)
    }

    private func record(_ donation: DonationInfo) {
      guard !(donation is EmptyDonation) else { return TipEngine.current.donate(descriptor) }
      guard let json = try? JSONEncoder().encode(donation) else { return }
      TipEngine.current.donate(descriptor, information: String(decoding: json, as: UTF8.self))
    }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Declares an event; its newest 1 000 donations count.
  public init(id: String) {
    self.init(id: id, donationLimit: .standard)
  }

  /// Declares an event with a limit of its own (S9.2).
  public init(id: String, donationLimit: Tips.DonationLimit) {
    self.id = id
    descriptor = EventDescriptor(id: id, name: id, donationLimit: donationLimit) { _ in
      Tips.EmptyDonation()
    }
  }

  /// Records that it happened; durable when it returns (S9.6).
  public func donate() async {
    await donate(Tips.EmptyDonation())
  }

  /// Records that it happened and calls back when that is durable (S9.6).
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}
