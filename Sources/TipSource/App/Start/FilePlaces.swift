/// Folders of an app by their names in Foundation, as paths within a run's private folder.
enum FilePlaces {
  /// A folder of `URL`'s: `URL.documentsDirectory`.
  static func folder(named name: String) -> String? {
    switch name {
    case "documentsDirectory", "documentDirectory": "Documents"
    case "applicationSupportDirectory": "Library/Application Support"
    case "cachesDirectory": "Library/Caches"
    case "libraryDirectory": "Library"
    case "temporaryDirectory": "tmp"
    case "homeDirectory": "Home"
    default: nil
    }
  }

  /// A path with more of it, each part separated by one slash.
  static func joined(_ path: String, _ component: String) -> String {
    path.hasSuffix("/") ? path + component : "\(path)/\(component)"
  }
}
