import OpenTipKit

/// Reads and prints ISO 8601 instants in a time zone, by arithmetic.
enum ScenarioInstant {
  /// What keeps a word from being an instant.
  enum Flaw: Error { case notAnInstant, noSuchDay, skipped, outOfRange }

  /// The instants that a scenario can speak of: years 1 to 9999.
  static let range =
    Timestamp(milliseconds: -62_135_596_800_000)...Timestamp(milliseconds: 253_402_300_799_999)

  private static let day: Int64 = 86_400_000

  /// Reads `2026-01-01`, `2026-01-01T09:00`, `…T09:00:00.250`, each with `Z` or `+02:00` or without.
  static func read(_ text: String, in zone: ScenarioTimeZone) throws(Flaw) -> Timestamp {
    var cursor = Cursor(text)
    guard let year = cursor.digits(4), cursor.take("-"), let month = cursor.digits(2),
      cursor.take("-"), let day = cursor.digits(2)
    else { throw .notAnInstant }
    guard year >= 1, (1...12).contains(month), (1...daysIn(month, of: year)).contains(day) else {
      throw .noSuchDay
    }
    var local = days(year, month, day) * Self.day
    guard !cursor.isAtEnd else { return try resolve(local, offset: nil, in: zone) }
    guard cursor.take("T") else { throw .notAnInstant }
    guard let hour = cursor.digits(2), cursor.take(":"), let minute = cursor.digits(2) else {
      throw .notAnInstant
    }
    var second: Int64 = 0
    var millisecond: Int64 = 0
    if cursor.take(":") {
      guard let read = cursor.digits(2) else { throw .notAnInstant }
      second = read
      if cursor.take(".") {
        guard let fraction = cursor.fraction() else { throw .notAnInstant }
        millisecond = fraction
      }
    }
    guard hour < 24, minute < 60, second < 60 else { throw .noSuchDay }
    local += hour * 3_600_000 + minute * 60_000 + second * 1000 + millisecond
    let offset = try cursor.offset()
    guard cursor.isAtEnd else { throw .notAnInstant }
    return try resolve(local, offset: offset, in: zone)
  }

  private static func resolve(
    _ local: Int64, offset: Int64?, in zone: ScenarioTimeZone
  ) throws(Flaw) -> Timestamp {
    let instant = offset.map { Timestamp(milliseconds: local - $0) } ?? zone.instant(ofLocal: local)
    guard let instant else { throw .skipped }
    guard range.contains(instant) else { throw .outOfRange }
    return instant
  }

  /// `2026-01-02 09:00:00`, with milliseconds where there are any, and the offset outside UTC.
  static func print(_ instant: Timestamp, in zone: ScenarioTimeZone) -> String {
    let offset = zone.offset(at: instant)
    let local = instant.milliseconds.addingReportingOverflow(offset).partialValue
    let dayNumber = local.floorDivided(by: day)
    let inDay = local - dayNumber * day
    let date = civil(dayNumber)
    var text = pad(date.year, 4) + "-" + pad(date.month, 2) + "-" + pad(date.day, 2)
    text += " " + pad(inDay / 3_600_000, 2) + ":" + pad(inDay / 60_000 % 60, 2)
    text += ":" + pad(inDay / 1000 % 60, 2)
    if inDay % 1000 != 0 { text += "." + pad(inDay % 1000, 3) }
    guard zone.identifier != ScenarioTimeZone.utc.identifier else { return text }
    let minutes = abs(offset / 60_000)
    return text + (offset < 0 ? "-" : "+") + pad(minutes / 60, 2) + ":" + pad(minutes % 60, 2)
  }

  /// As the language reads it back: `2026-01-02T09:00:00Z`, or with the zone's offset.
  static func printISO(_ instant: Timestamp, in zone: ScenarioTimeZone) -> String {
    let text = print(instant, in: zone).split(separator: " ").joined(separator: "T")
    return zone.identifier == ScenarioTimeZone.utc.identifier ? text + "Z" : text
  }

  private static func pad(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  // MARK: The calendar

  static func daysIn(_ month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01 in the proleptic Gregorian calendar; years begin in March to put the leap
  /// day last.
  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let y = month <= 2 ? year - 1 : year
    let era = y.floorDivided(by: 400)
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let era = shifted.floorDivided(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

extension Int64 {
  /// Division that rounds towards negative infinity.
  fileprivate func floorDivided(by divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

extension ScenarioInstant {
  /// Walks over the characters of an instant.
  private struct Cursor {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text.utf8[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard let first = rest.first, UInt32(first) == character.value else { return false }
      rest = rest.dropFirst()
      return true
    }

    mutating func digits(_ count: Int) -> Int64? {
      let taken = rest.prefix(count)
      guard taken.count == count, taken.allSatisfy({ (48...57).contains($0) }) else { return nil }
      rest = rest.dropFirst(count)
      return taken.reduce(0) { $0 * 10 + Int64($1 - 48) }
    }

    /// One to nine digits, of which three count.
    mutating func fraction() -> Int64? {
      let taken = rest.prefix { (48...57).contains($0) }
      guard (1...9).contains(taken.count) else { return nil }
      rest = rest.dropFirst(taken.count)
      let padded = Array(taken.prefix(3)) + [UInt8](repeating: 48, count: 3)
      return padded.prefix(3).reduce(0) { $0 * 10 + Int64($1 - 48) }
    }

    /// `Z`, `+02:00`, `+0200` or `+02` in milliseconds; nil when there is none.
    mutating func offset() throws(Flaw) -> Int64? {
      if isAtEnd { return nil }
      if take("Z") { return 0 }
      let sign: Int64 = take("+") ? 1 : take("-") ? -1 : 0
      guard sign != 0, let hours = digits(2) else { throw .notAnInstant }
      var minutes: Int64 = 0
      if take(":") {
        guard let read = digits(2) else { throw .notAnInstant }
        minutes = read
      } else if let read = digits(2) {
        minutes = read
      }
      guard hours <= 18, minutes < 60 else { throw .notAnInstant }
      return sign * (hours * 3_600_000 + minutes * 60_000)
    }
  }
}
