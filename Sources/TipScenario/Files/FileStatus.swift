import Foundation

/// What the file system says of a path, in one call.
struct FileStatus {
  private let status: stat

  /// Asks; nil when nothing is there, or may be seen.
  ///
  /// - Parameter followsLinks: whether a link stands for what it leads to.
  init?(_ path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.status = status
  }

  /// Whether it is a folder.
  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }

  /// Whether it is a file: opening a pipe would wait for ever, and a device may have no end.
  var isFile: Bool { status.st_mode & S_IFMT == S_IFREG }

  /// Bytes.
  var size: Int { Int(status.st_size) }
}
