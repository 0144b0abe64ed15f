import Foundation
import OpenTipKit

/// The datastores of one run: in memory, one for each location, in a folder of the run's own.
struct PrivateDatastores: DatastoreProvider {
  private let stores = MemoryDatastores()

  func open(_ location: Tips.ConfigurationOption.DatastoreLocation) throws -> TipDatastore {
    guard case .url(let url) = location.place else { return try stores.open(location) }
    let path = url.path
    // The private folder is the root here: nothing lies above it.
    guard path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw TipKitError.datastoreUnreadable
    }
    let folder = URL(fileURLWithPath: ScenarioPath.simplify(path), isDirectory: true)
    return try stores.open(.url(folder))
  }
}
