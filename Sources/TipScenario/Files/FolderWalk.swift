import Foundation

/// Lists the files in a folder and in the folders below it, hidden ones left out. Links are files,
/// whatever they lead to.
struct FolderWalk {
  /// The names of folders that are not looked into.
  private let skipped: Set<String>

  /// - Parameter skipped: names of folders that are not looked into.
  init(passingOver skipped: Set<String>) { self.skipped = skipped }

  /// Calls a body for each file with its name and its path relative to the folder, in no order;
  /// the body says whether to go on. Folders below that cannot be opened are passed over.
  ///
  /// - Returns: false when the folder itself cannot be opened.
  func visit(_ root: String, _ body: (_ name: String, _ path: String) -> Bool) -> Bool {
    var pending = [""]
    while let folder = pending.popLast() {
      guard let stream = opendir(folder.isEmpty ? root : root + "/" + folder) else {
        if folder.isEmpty { return false }
        continue
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        guard let name = Self.name(of: entry), !name.hasPrefix("."), !skipped.contains(name) else {
          continue
        }
        let path = folder.isEmpty ? name : folder + "/" + name
        if Self.isFolder(entry, root + "/" + path) {
          pending.append(path)
        } else if !body(name, path) {
          return true
        }
      }
    }
    return true
  }

  /// The name of an entry; nil for one that is no text.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String? {
    withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static func isFolder(_ entry: UnsafeMutablePointer<dirent>, _ path: String) -> Bool {
    switch Int(entry.pointee.d_type) {
    case Int(DT_DIR): true
    // Some file systems do not say.
    case Int(DT_UNKNOWN): FileStatus(path, followsLinks: false)?.isFolder ?? false
    default: false
    }
  }
}
