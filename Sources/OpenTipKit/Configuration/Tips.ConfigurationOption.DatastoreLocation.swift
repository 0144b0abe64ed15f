public import Foundation

extension Tips.ConfigurationOption {
  /// Where the datastore lies (S15.1).
  public struct DatastoreLocation: Equatable, Hashable, Sendable {
    /// The kinds of place.
    public enum Place: Hashable, Sendable {
      /// The application's own folder.
      case applicationDefault
      /// The folder of a group of applications, by its identifier.
      case groupContainer(String)
      /// A folder that the caller names.
      case url(URL)
    }

    /// Which place.
    public let place: Place

    /// The application's own folder.
    public static let applicationDefault = DatastoreLocation(place: .applicationDefault)

    /// A folder that the caller names.
    public static func url(_ folder: URL) -> DatastoreLocation {
      DatastoreLocation(place: .url(folder))
    }

    /// A folder shared by the applications of a group.
    ///
    /// - Throws: `missingGroupContainerEntitlements` for an identifier that is not well formed
    ///   (S2.7): letters, digits, `.`, `-`, `_`, not beginning with `.`.
    public static func groupContainer(identifier: String) throws -> DatastoreLocation {
      let isWellFormed = identifier.unicodeScalars.allSatisfy { character in
        switch character {
        case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
        default: false
        }
      }
      guard isWellFormed, let first = identifier.first, first != "." else {
        throw TipKitError.missingGroupContainerEntitlements
      }
      return DatastoreLocation(place: .groupContainer(identifier))
    }
  }
}
