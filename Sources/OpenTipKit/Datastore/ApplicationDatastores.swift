import Foundation

/// Datastores on disk, where S15.1 puts them.
public struct ApplicationDatastores: DatastoreProvider {
  private let dataHome: URL
  private let applicationName: String

  /// Uses a folder for applications' data and an application's name.
  ///
  /// - Parameters:
  ///   - dataHome: `$XDG_DATA_HOME`, or `~/.local/share`, when nil.
  ///   - applicationName: the running program's, when nil.
  public init(dataHome: URL? = nil, applicationName: String? = nil) {
    self.dataHome = dataHome ?? ApplicationDatastores.standardDataHome
    self.applicationName = applicationName ?? ProcessInfo.processInfo.processName
  }

  /// The database file of a location.
  public func file(of location: Tips.ConfigurationOption.DatastoreLocation) -> URL {
    let folder =
      switch location.place {
      case .applicationDefault: dataHome.appending(path: applicationName)
      case .groupContainer(let identifier):
        dataHome.appending(path: "group-containers").appending(path: identifier)
      case .url(let url): url
      }
    return folder.appending(path: ".tipkit").appending(path: "tips-store.db")
  }

  public func open(_ location: Tips.ConfigurationOption.DatastoreLocation) throws -> TipDatastore {
    if case .url(let url) = location.place, !url.isFileURL {
      throw TipKitError.datastoreUnreadable(
        path: url.absoluteString, cause: "a datastore lies in a folder, and this names none")
    }
    let file = file(of: location)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw TipKitError.datastoreUnreadable(
        path: file.path, cause: "its folder cannot be made (\(error.localizedDescription))")
    }
    return try TipDatastore(path: file.path)
  }

  private static var standardDataHome: URL {
    if let named = ProcessInfo.processInfo.environment["XDG_DATA_HOME"], named.hasPrefix("/") {
      return URL(fileURLWithPath: named)
    }
    return FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
  }
}
