public import Foundation

extension Tips {
  /// One choice that an app hands to `Tips.configure`.
  public struct ConfigurationOption: Sendable {
    let apply: @Sendable (inout EngineConfiguration) -> Void

    /// How often tips that have never been displayed may begin to be (S5).
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption { $0.displayFrequency = frequency }
    }

    /// Where the datastore lies (S15.1).
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption { $0.datastoreLocation = location }
    }
  }
}

extension Tips.ConfigurationOption {
  /// The least time between the first displays of two tips (S5.5).
  public struct DisplayFrequency: Equatable, Hashable, Sendable {
    /// Milliseconds; 0 for `immediate`.
    public let interval: Int64
    /// The factory's name.
    public let name: String

    /// No waiting.
    public static let immediate = DisplayFrequency(interval: 0, name: "immediate")
    /// 3 600 seconds.
    public static let hourly = DisplayFrequency(interval: 3_600_000, name: "hourly")
    /// 86 400 seconds, not a calendar day.
    public static let daily = DisplayFrequency(interval: 86_400_000, name: "daily")
    /// 604 800 seconds.
    public static let weekly = DisplayFrequency(interval: 604_800_000, name: "weekly")
    /// 2 592 000 seconds, 30 days.
    public static let monthly = DisplayFrequency(interval: 2_592_000_000, name: "monthly")
    /// All five, shortest first.
    public static let all: [DisplayFrequency] = [immediate, hourly, daily, weekly, monthly]
  }

  /// Where the datastore lies (S15.1).
  public struct DatastoreLocation: Equatable, Hashable, Sendable {
    /// The kinds of place.
    public enum Place: Hashable, Sendable {
      case applicationDefault
      case groupContainer(String)
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
