import Foundation

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
