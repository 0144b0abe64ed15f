/// A length of time as scenarios write it: `250ms 90s 15m 2h 1d 1w`, also joined (`1d12h`).
public struct ScenarioDuration: Hashable, Sendable {
  /// At least zero.
  public let milliseconds: Int64

  /// Makes a duration from milliseconds.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Units in milliseconds, longest first.
  private static let units: [(name: String, length: Int64)] = [
    ("w", 604_800_000), ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1),
  ]

  /// What keeps a word from being a duration.
  enum Flaw: Error { case notADuration, unit(String), tooLong }

  /// The longest: ten thousand years.
  static let longest: Int64 = 10_000 * 366 * 86_400_000

  /// Reads one word.
  static func read(_ text: String) throws(Flaw) -> ScenarioDuration {
    var total: Int64 = 0
    var rest = text.utf8[...]
    if rest.isEmpty { throw .notADuration }
    while !rest.isEmpty {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard !digits.isEmpty else { throw .notADuration }
      rest = rest.dropFirst(digits.count)
      let letters = rest.prefix { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(letters.count)
      let name = String(Substring(letters))
      guard let unit = units.first(where: { $0.name == name }) else { throw .unit(name) }
      guard let count = Int64(String(Substring(digits))) else { throw .tooLong }
      let (product, overflow) = count.multipliedReportingOverflow(by: unit.length)
      guard !overflow, product <= longest, total + product <= longest else { throw .tooLong }
      total += product
    }
    return ScenarioDuration(milliseconds: total)
  }
}

extension ScenarioDuration: CustomStringConvertible {
  /// As scenarios write it, days the longest unit: `28d`, `1d12h`, `0s`.
  public var description: String {
    guard milliseconds != 0 else { return "0s" }
    var text = milliseconds < 0 ? "-" : ""
    var rest = milliseconds.magnitude
    for unit in Self.units.dropFirst() {
      let count = rest / unit.length.magnitude
      rest %= unit.length.magnitude
      if count > 0 { text += "\(count)\(unit.name)" }
    }
    return text
  }
}
