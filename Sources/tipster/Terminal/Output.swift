import Foundation
import Synchronization

/// A file descriptor that text is written to.
///
/// A reader that has gone (`| head`) is no error: what follows is dropped. Any other failure is kept
/// for the end of the program.
final class Output: Sendable {
  private struct State {
    var buffer: [UInt8] = []
    var failure: Int32?
  }

  /// Whether a person may be looking at it.
  let isTerminal: Bool

  private let descriptor: Int32
  private let state = Mutex(State())

  /// Text is handed on in pieces of this size, and at ``flush()``.
  private static var bufferSize: Int { 1 << 16 }

  /// Writes to an open descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  /// Opens a file for a report, emptying it if it is there.
  init(path: String) throws(UsageError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .cannotWrite(path, reason: String(cString: strerror(errno)))
    }
    self.descriptor = descriptor
    isTerminal = false
  }

  /// Why writing failed, other than that nobody reads; nil when it did not.
  var failure: String? {
    state.withLock { $0.failure }.flatMap { $0 == EPIPE ? nil : String(cString: strerror($0)) }
  }

  /// Whether what is written can still arrive.
  var isOpen: Bool { state.withLock { $0.failure == nil } }

  /// Writes text; a terminal sees it at once.
  func write(_ text: String) {
    state.withLock { state in
      guard state.failure == nil else { return }
      state.buffer.append(contentsOf: text.utf8)
      if isTerminal || state.buffer.count >= Self.bufferSize { drain(&state) }
    }
  }

  /// Hands on what is still held back.
  func flush() {
    state.withLock { drain(&$0) }
  }

  private func drain(_ state: inout State) {
    var rest = state.buffer[...]
    while !rest.isEmpty, state.failure == nil {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        state.failure = errno
      }
    }
    state.buffer.removeAll(keepingCapacity: true)
  }
}
