import Foundation
import OpenTipKit

/// What `configure` lines say, or the app's own `Tips.configure`; nil where nothing is said.
struct LaunchConfiguration: Sendable {
  /// Where the datastore lies, as the script writes it.
  enum Datastore: Hashable, Sendable {
    case standard
    case group(String)
    case url(String)

    /// As the script writes it.
    var spelling: String {
      switch self {
      case .standard: "default"
      case .group(let identifier): "group:\(identifier)"
      case .url(let path): "url:\(path)"
      }
    }
  }

  var displayFrequency: Tips.ConfigurationOption.DisplayFrequency?
  var datastore: Datastore?

  /// Whether anything is said.
  var isEmpty: Bool { displayFrequency == nil && datastore == nil }

  /// The display frequency in force (S2.2).
  var frequency: Tips.ConfigurationOption.DisplayFrequency { displayFrequency ?? .immediate }

  /// The datastore's place in force (S2.2).
  var location: Datastore { datastore ?? .standard }

  /// The same, with what another says where this says nothing.
  func over(_ other: LaunchConfiguration) -> LaunchConfiguration {
    LaunchConfiguration(
      displayFrequency: displayFrequency ?? other.displayFrequency,
      datastore: datastore ?? other.datastore)
  }

  /// TipKit's configuration.
  ///
  /// - Throws: `missingGroupContainerEntitlements` for an identifier that is not well formed (S2.7),
  ///   `datastoreUnreadable` for a path that leads out of the run's private folder.
  func engineConfiguration() throws -> EngineConfiguration {
    var configuration = EngineConfiguration()
    configuration.displayFrequency = frequency
    switch location {
    case .standard: break
    case .group(let identifier):
      configuration.datastoreLocation = try .groupContainer(identifier: identifier)
    case .url(let path):
      guard !path.isEmpty, !path.split(separator: "/").contains("..") else {
        throw TipKitError.datastoreUnreadable
      }
      configuration.datastoreLocation = .url(
        URL(fileURLWithPath: ScenarioPath.join("/", path), isDirectory: true))
    }
    return configuration
  }
}
