/// The values that rules read: parameters and donations, as the datastore holds them.
final class InputStore: RuleInputSource {
  /// Persistent values as they were read from the datastore, not decoded yet.
  private var stored: [String: String] = [:]
  private var values: [String: any Sendable] = [:]
  /// Values that live as long as the process and are never written (S8.1).
  private var transients: [String: any Sendable] = [:]
  private var donations: [String: [RecordedDonation]] = [:]
  /// The widest limit declared for each event (S9.2).
  private var widest: [String: Tips.DonationLimit] = [:]
  private let load: (String) -> [RecordedDonation]
  /// Parameters whose stored value did not decode, in the order found (S8.3).
  private(set) var discarded: [String] = []

  /// Holds values, and reads an event's donations when they are first wanted.
  ///
  /// - Parameter previous: the store that this one replaces, whose transient values stay.
  init(
    stored: [String: String] = [:], replacing previous: InputStore? = nil,
    load: @escaping (String) -> [RecordedDonation] = { _ in [] }
  ) {
    self.stored = stored
    self.load = load
    transients = previous?.transients ?? [:]
  }

  func value(of parameter: ParameterDescriptor) -> any Sendable {
    if parameter.isTransient { return transients[parameter.id] ?? parameter.initialValue }
    if let known = values[parameter.id] { return known }
    var value = parameter.initialValue
    if let json = stored[parameter.id] {
      do { value = try parameter.decode(json) } catch { discarded.append(parameter.id) }
    }
    values[parameter.id] = value
    return value
  }

  func donations(of event: EventDescriptor) -> ArraySlice<RecordedDonation> {
    loaded(event.id)[...]
  }

  /// Takes the reports of values that did not decode.
  func takeDiscarded() -> [String] {
    defer { discarded = [] }
    return discarded
  }

  func set(_ parameter: ParameterDescriptor, to value: any Sendable) {
    if parameter.isTransient {
      transients[parameter.id] = value
    } else {
      values[parameter.id] = value
    }
  }

  /// Makes a declared limit known; the widest decides what is kept (S9.2).
  func widen(_ event: EventDescriptor) {
    guard let known = widest[event.id] else {
      widest[event.id] = event.donationLimit
      return
    }
    let other = event.donationLimit
    let age = known.maximumAge.flatMap { age in
      other.maximumAge.map { age.milliseconds > $0.milliseconds ? age : $0 }
    }
    widest[event.id] = Tips.DonationLimit(
      maximumCount: max(known.maximumCount, other.maximumCount), maximumAge: age)
  }

  /// Records a donation and removes what is then beyond the widest limit.
  ///
  /// - Returns: how many of the oldest were removed.
  func add(_ donation: RecordedDonation, to event: EventDescriptor) -> Int {
    widen(event)
    let limit = widest[event.id] ?? event.donationLimit
    _ = loaded(event.id)
    // Taken out of the dictionary, so that it is changed in place.
    var all = donations.removeValue(forKey: event.id) ?? []
    let place = DonationHistory(all[...]).firstIndex(
      notBefore: donation.date.adding(milliseconds: 1))
    all.insert(donation, at: place)
    var excess = max(0, all.count - limit.maximumCount)
    if let age = limit.maximumAge {
      let oldest = donation.date.adding(milliseconds: -age.milliseconds)
      excess = max(excess, DonationHistory(all[...]).firstIndex(notBefore: oldest))
    }
    all.removeFirst(excess)
    donations[event.id] = all
    return excess
  }

  func removeDonations(of event: String) {
    donations[event] = []
  }

  private func loaded(_ event: String) -> [RecordedDonation] {
    if let known = donations[event] { return known }
    let read = load(event)
    donations[event] = read
    return read
  }
}
