import Foundation
import Synchronization

/// Writes a page to a folder, never over anything but a page that was written before, and never
/// through a link: every step is taken from an open folder.
enum PageFile {
  private static let count = Atomic<Int>(0)

  /// Writes; all at once, so that a reader or another writer never sees half of it.
  ///
  /// - Parameters:
  ///   - path: relative, without `..`: see ``PagePath``.
  ///   - folder: where the path begins; it may be a link.
  ///   - marker: what a page of Tipster's begins with.
  static func write(
    _ text: String, to path: String, in folder: String, marker: String
  ) throws(ScenarioFileError) {
    var parts = PagePath.parts(of: path)
    guard PagePath.flaw(of: path) == nil, let name = parts.popLast() else {
      throw ScenarioFileError("it is no path that may be written")
    }
    var directory = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { throw failure() }
    defer { close(directory) }
    for part in parts {
      let next = try enter(part, of: directory)
      close(directory)
      directory = next
    }
    try requireOwnPage(name, in: directory, marker: marker)
    try replace(name, in: directory, with: text)
  }

  /// Opens a folder within another, and makes it if it is not there.
  private static func enter(_ name: String, of directory: Int32) throws(ScenarioFileError) -> Int32
  {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var next = openat(directory, name, flags)
    if next < 0, errno == ENOENT {
      guard mkdirat(directory, name, 0o777) == 0 || errno == EEXIST else { throw failure() }
      next = openat(directory, name, flags)
    }
    guard next >= 0 else {
      throw errno == ENOTDIR || errno == ELOOP
        ? ScenarioFileError("\(name) is a link, or no folder") : failure()
    }
    return next
  }

  /// Says that there is nothing under a name, or a page that was written before.
  private static func requireOwnPage(
    _ name: String, in directory: Int32, marker: String
  ) throws(ScenarioFileError) {
    var status = stat()
    guard fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return }
      throw failure()
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw ScenarioFileError("it is a link, or no regular file")
    }
    let file = openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw failure() }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: marker.utf8.count)
    let length = read(file, &bytes, bytes.count)
    guard length == bytes.count, bytes.elementsEqual(marker.utf8) else {
      throw ScenarioFileError("the file there was not written by render, and is kept")
    }
  }

  /// Writes a file under another name, then gives it this one.
  private static func replace(
    _ name: String, in directory: Int32, with text: String
  ) throws(ScenarioFileError) {
    let number = count.wrappingAdd(1, ordering: .relaxed).newValue
    let draft = ".tipster-\(getpid())-\(number).html"
    let file = openat(
      directory, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure() }
    let failed = fill(file, Array(text.utf8))
    close(file)
    if let failed {
      unlinkat(directory, draft, 0)
      throw failed
    }
    guard renameat(directory, draft, directory, name) == 0 else {
      let reason = failure()
      unlinkat(directory, draft, 0)
      throw reason
    }
  }

  private static func fill(_ file: Int32, _ bytes: [UInt8]) -> ScenarioFileError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return failure() }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  private static func failure() -> ScenarioFileError {
    ScenarioFileError(String(cString: strerror(errno)))
  }
}
