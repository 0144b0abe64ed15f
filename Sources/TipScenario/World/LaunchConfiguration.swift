import Foundation
import OpenTipKit

/// What `configure` lines say, turned into TipKit's configuration at each launch.
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

  var displayFrequency = Tips.ConfigurationOption.DisplayFrequency.immediate
  var datastore = Datastore.standard

  /// TipKit's configuration.
  ///
  /// - Throws: `missingGroupContainerEntitlements` for an identifier that is not well formed (S2.7),
  ///   `datastoreUnreadable` for a path that leads out of the run's private folder.
  func engineConfiguration() throws -> EngineConfiguration {
    var configuration = EngineConfiguration()
    configuration.displayFrequency = displayFrequency
    switch datastore {
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
