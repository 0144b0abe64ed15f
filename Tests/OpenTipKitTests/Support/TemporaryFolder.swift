import Foundation
import OpenTipKit

/// A folder that is gone when the object is.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "tips-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Datastores on disk, under this folder.
  var datastores: ApplicationDatastores {
    ApplicationDatastores(dataHome: url, applicationName: "Library")
  }

  /// The default datastore's file.
  var storeFile: URL { datastores.file(of: .applicationDefault) }
}
