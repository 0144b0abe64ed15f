import Foundation
import OpenTipKit

/// The time zone in which a scenario's instants are read and printed (S0.1); UTC without Foundation.
struct ScenarioTimeZone: Sendable {
  /// The zone's identifier.
  let identifier: String
  /// Nil for UTC.
  private let zone: TimeZone?

  static let utc = ScenarioTimeZone(identifier: "UTC", zone: nil)

  private init(identifier: String, zone: TimeZone?) {
    self.identifier = identifier
    self.zone = zone
  }

  /// The zone of an identifier, `Europe/Berlin`; nil when there is none.
  init?(identifier: String) {
    if identifier == "UTC" || identifier == "Z" || identifier == "GMT" {
      self = .utc
      return
    }
    guard identifier.utf8.count <= 64, identifier.utf8.first != UInt8(ascii: "/"),
      !identifier.contains(".."),
      identifier.utf8.allSatisfy({ $0 > Ascii.space && $0 < 127 }),
      let zone = TimeZone(identifier: identifier)
    else { return nil }
    self.init(identifier: identifier, zone: zone)
  }

  /// Every identifier, for suggestions.
  static var identifiers: [String] { TimeZone.knownTimeZoneIdentifiers.sorted() }

  /// Milliseconds that local time is ahead of UTC at an instant.
  func offset(at instant: Timestamp) -> Int64 {
    guard let zone else { return 0 }
    return Int64(zone.secondsFromGMT(for: instant.date)) * 1000
  }

  /// The instant at which local clocks show a time, in milliseconds as if it were UTC.
  ///
  /// - Returns: the earlier of two such instants; nil when clocks skip the time.
  func instant(ofLocal local: Int64) -> Timestamp? {
    guard zone != nil else { return Timestamp(milliseconds: local) }
    let before = offset(at: Timestamp(milliseconds: local - 86_400_000))
    let after = offset(at: Timestamp(milliseconds: local + 86_400_000))
    for candidate in [before, after] {
      let instant = Timestamp(milliseconds: local - candidate)
      if offset(at: instant) == candidate { return instant }
    }
    return nil
  }
}
