import Foundation
import TipSource

/// Everything that the runner itself has to say, as opposed to a scenario's own diagnostics.
enum RunnerMessage: Hashable, Sendable {
  case noSuchPath(String)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  case notText(String)
  case tooLarge(String, limit: Int)
  case sharedSnapshot(String, first: String, second: String)

  /// A stable word for the message.
  var code: String {
    switch self {
    case .noSuchPath: "no-such-file"
    case .unreadable: "file-unreadable"
    case .unwritable: "file-unwritable"
    case .notText: "file-not-text"
    case .tooLarge: "file-too-large"
    case .sharedSnapshot: "snapshot-shared"
    }
  }

  /// The message, in one sentence without a full stop.
  var text: String {
    switch self {
    case .noSuchPath(let path): "there is no file or folder \(path.isEmpty ? "\"\"" : path)"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .notText(let path): "\(path) is not UTF-8 text"
    case .tooLarge(let path, let limit): "\(path) is larger than \(limit >> 20) MB"
    case .sharedSnapshot(let snapshot, let first, let second):
      "\(first) and \(second) have the same snapshot, \(snapshot)"
    }
  }

  /// What to do next.
  var notes: [String] {
    switch self {
    case .sharedSnapshot: ["rename one of the scenarios"]
    default: []
    }
  }

  /// The message as an error about no place in a text.
  var diagnostic: Diagnostic { Diagnostic(.error, code: code, message: text, notes: notes) }
}

extension Error {
  /// What the system said, without Foundation's words about it and without paths.
  package var reason: String {
    var error = self as NSError
    for _ in 0..<4 {
      if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
      guard let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError else { break }
      error = cause
    }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileReadNoPermission, .fileWriteNoPermission: return "Permission denied"
    case .fileNoSuchFile, .fileReadNoSuchFile: return "No such file or directory"
    case .fileWriteVolumeReadOnly: return "Read-only file system"
    case .fileWriteOutOfSpace: return "No space left on device"
    default: return "\(error.domain) \(error.code)"
    }
  }
}
