public import Foundation

extension Timestamp {
  /// The instant of a `Date`, rounded down to the millisecond (S0.1).
  public init(_ date: Date) {
    // To the microsecond first: a Date made from milliseconds may lie just below them.
    let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
    let milliseconds = (microseconds / 1000).rounded(.down)
    self.init(milliseconds: Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max))
  }

  /// The same instant as Foundation's `Date`.
  public var date: Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}
