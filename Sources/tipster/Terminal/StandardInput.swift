import Foundation

/// Standard input, read whole.
enum StandardInput {
  /// More than this is no script that a person wrote.
  static let limit = 16 << 20

  /// Everything up to the end of the input.
  static func readAll() throws(UsageError) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count == 0 { break }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw .cannotRead("standard input", reason: String(cString: strerror(errno)))
      }
      guard bytes.count <= limit else {
        throw .cannotRead("standard input", reason: "more than \(limit >> 20) MB")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .cannotRead("standard input", reason: "not UTF-8 text")
    }
    return text
  }
}
