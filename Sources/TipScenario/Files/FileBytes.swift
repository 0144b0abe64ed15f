import Foundation

/// Reads a file in one go.
enum FileBytes {
  /// The bytes of a file; nil when it cannot be opened or read.
  ///
  /// - Parameters:
  ///   - size: its length as the file system told it, in bytes.
  ///   - limit: of a file that has grown since, so many bytes are read.
  static func read(_ path: String, expecting size: Int, atMost limit: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    // With room for one byte more the end is seen without another buffer.
    var room = size + 1
    while bytes.count < limit {
      guard let part = part(of: descriptor, room) else { return nil }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if part.count < room { break }
      room = 1 << 16
    }
    return bytes
  }

  /// The next bytes of an open file, fewer than there is room for only at its end; nil for an error.
  private static func part(of descriptor: Int32, _ room: Int) -> [UInt8]? {
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < room, let base = buffer.baseAddress {
        let length = Foundation.read(descriptor, base + count, room - count)
        if length == 0 { return }
        if length > 0 {
          count += length
        } else if errno != EINTR {
          isWhole = false
          return
        }
      }
    }
    return isWhole ? bytes : nil
  }
}
