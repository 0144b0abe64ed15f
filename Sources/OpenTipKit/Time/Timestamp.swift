/// An instant in UTC, in whole milliseconds since 1970-01-01T00:00:00Z (S0.1).
public struct Timestamp: Hashable, Comparable, Sendable, Codable {
  /// Milliseconds since 1970-01-01T00:00:00Z; negative before it.
  public var milliseconds: Int64

  /// Makes an instant from milliseconds since 1970-01-01T00:00:00Z.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The instant so many milliseconds later; saturates instead of overflowing.
  public func adding(milliseconds delta: Int64) -> Timestamp {
    let (sum, overflow) = milliseconds.addingReportingOverflow(delta)
    guard overflow else { return Timestamp(milliseconds: sum) }
    return Timestamp(milliseconds: delta < 0 ? .min : .max)
  }

  /// The instant so many milliseconds earlier; saturates instead of overflowing.
  public func subtracting(milliseconds delta: Int64) -> Timestamp {
    let (difference, overflow) = milliseconds.subtractingReportingOverflow(delta)
    guard overflow else { return Timestamp(milliseconds: difference) }
    return Timestamp(milliseconds: delta < 0 ? .max : .min)
  }

  /// Milliseconds from another instant to this one; saturates instead of overflowing.
  public func milliseconds(since other: Timestamp) -> Int64 {
    let (difference, overflow) = milliseconds.subtractingReportingOverflow(other.milliseconds)
    guard overflow else { return difference }
    return other.milliseconds > 0 ? .min : .max
  }
}
