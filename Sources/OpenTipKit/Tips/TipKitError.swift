public import Foundation

/// What TipKit's calls throw.
public struct TipKitError: Error, LocalizedError, Hashable, Sendable, CustomStringConvertible {
  private enum Value: Hashable {
    case tipsDatastoreAlreadyConfigured
    case invalidPredicateValueType
    case missingGroupContainerEntitlements
    case datastoreUnreadable
    case cloudKitUnavailable
  }

  private let value: Value
  /// More about this occurrence; equality does not look at it.
  public let detail: String?

  private init(_ value: Value, detail: String? = nil) {
    self.value = value
    self.detail = detail
  }

  /// `configure` was called before, or a reset came after it (S2.3, S3.1).
  public static let tipsDatastoreAlreadyConfigured = TipKitError(.tipsDatastoreAlreadyConfigured)
  /// A rule compares with a value of a type that it cannot read.
  public static let invalidPredicateValueType = TipKitError(.invalidPredicateValueType)
  /// The app may not use the group whose container was named (S2.7).
  public static let missingGroupContainerEntitlements = TipKitError(
    .missingGroupContainerEntitlements)
  /// The datastore cannot be opened (S2.6); not one of TipKit's own.
  public static let datastoreUnreadable = TipKitError(.datastoreUnreadable)

  /// A container was configured, and sync is not available (S14.1); not one of TipKit's own.
  public static let cloudKitUnavailable = TipKitError(.cloudKitUnavailable)

  /// The datastore at a path cannot be opened, for a cause (S2.6).
  static func datastoreUnreadable(path: String, cause: String) -> TipKitError {
    TipKitError(.datastoreUnreadable, detail: "\(path): \(cause)")
  }

  /// The constant's own name, as `expect-error` writes it.
  public var code: String { "\(value)" }

  /// The constant's own name, with the path and the cause where there are some.
  public var description: String { detail.map { "\(code): \($0)" } ?? code }

  /// The same words as ``description``.
  public var errorDescription: String? { description }

  public static func == (left: TipKitError, right: TipKitError) -> Bool {
    left.value == right.value
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// Lets `catch TipKitError.tipsDatastoreAlreadyConfigured` match.
  public static func ~= (pattern: TipKitError, error: any Error) -> Bool {
    (error as? TipKitError) == pattern
  }
}
