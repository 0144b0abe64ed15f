/// The values that rules read: parameters and donations, as the datastore holds them.
final class InputStore: RuleInputSource {
  /// Persistent values as they were read from the datastore, not decoded yet.
  private var stored: [String: String] = [:]
  private var values: [String: any Sendable] = [:]
  /// Values that live as long as the process and are never written (S8.1).
  private var transients: [String: any Sendable] = [:]
  private var donations: [String: DonationLog] = [:]
  /// The widest limit declared for each event (S9.2).
  private var widest: [String: Tips.DonationLimit] = [:]
  private let load: (String) throws(SQLiteError) -> [RecordedDonation]
  /// Parameters whose stored value did not decode, in the order found (S8.3).
  private var discarded: [String] = []
  /// Events whose donations could not be read, and why.
  private var failures: [String] = []

  /// Holds values, and reads an event's donations when they are first wanted.
  ///
  /// - Parameter previous: the store that this one replaces: its transient values and the limits
  ///   that it knows stay.
  init(
    stored: [String: String] = [:], replacing previous: InputStore? = nil,
    load: @escaping (String) throws(SQLiteError) -> [RecordedDonation] = { _ in [] }
  ) {
    self.stored = stored
    self.load = load
    transients = previous?.transients ?? [:]
    widest = previous?.widest ?? [:]
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
    loaded(event.id).kept
  }

  /// Takes the reports of values that did not decode.
  func takeDiscarded() -> [String] {
    defer { discarded = [] }
    return discarded
  }

  /// Takes the reports of donations that could not be read.
  func takeFailures() -> [String] {
    defer { failures = [] }
    return failures
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
    return donations[event.id, default: DonationLog()].add(donation, limit: limit)
  }

  func removeDonations(of event: String) {
    donations[event] = DonationLog()
  }

  private func loaded(_ event: String) -> DonationLog {
    if let known = donations[event] { return known }
    var read = DonationLog()
    do { read = DonationLog(try load(event)) } catch { failures.append("\(event): \(error)") }
    donations[event] = read
    return read
  }
}
