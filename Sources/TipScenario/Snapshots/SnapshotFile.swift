import Foundation

/// Reading and writing of one snapshot: whole files, byte for byte, never half written.
enum SnapshotFile {
  /// A snapshot beyond this is not one that Tipster wrote.
  static let sizeLimit = 64 << 20

  /// What the file holds; nil when there is none.
  static func read(_ path: String) throws(Problem) -> Data? {
    guard let status = FileStatus(path) else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(path, String(cString: strerror(errno)))
    }
    guard status.isFile else { throw .unreadable(path, "not a file") }
    guard status.size <= sizeLimit else {
      throw .tooLarge(path, limit: sizeLimit)
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path, error.reason)
    }
  }

  /// Puts a file in place in one step, with the folders that it needs.
  static func write(_ text: String, to path: String) throws(Problem) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path, error.reason)
    }
  }

  /// Removes a file, and the folders above it that are empty then, up to but without `root`.
  static func remove(_ path: String, below root: String) {
    guard FileStatus(path, followsLinks: false) != nil else { return }
    let files = FileManager.default
    guard (try? files.removeItem(atPath: path)) != nil else { return }
    var folder = (path as NSString).deletingLastPathComponent
    while folder.utf8.count > root.utf8.count, folder.hasPrefix(root),
      (try? files.contentsOfDirectory(atPath: folder))?.isEmpty == true
    {
      guard (try? files.removeItem(atPath: folder)) != nil else { return }
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  /// Every snapshot below a folder, by its path, in byte order.
  static func all(below root: String) -> [String] {
    var found: [String] = []
    var folders = [root]
    while let folder = folders.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let path = folder + "/" + name
        if FileStatus(path, followsLinks: false)?.isFolder == true {
          folders.append(path)
        } else if name.hasSuffix(".snap") {
          found.append(path)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
