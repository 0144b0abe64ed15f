import Foundation

/// Property lists in XML or binary form, as Foundation reads them.
enum PropertyList {
  /// Why one cannot be read.
  struct Failure: Error {
    let reason: String

    func diagnostic(_ path: String) -> Diagnostic { SourceMessage.badStrings(path, reason, nil) }
  }

  /// Whether bytes look like one, and not like the old form with braces and quotes.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: Array("bplist".utf8)) { return true }
    let head = (StringsReader.decode(Array(bytes.prefix(4_096))) ?? "").drop { $0.isWhitespace }
    return head.hasPrefix("<?xml") || head.hasPrefix("<!DOCTYPE") || head.hasPrefix("<plist")
  }

  /// The members of a dictionary.
  static func read(_ bytes: [UInt8]) -> Result<[String: Any], Failure> {
    do {
      let list = try PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
      guard let members = list as? [String: Any] else {
        return .failure(Failure(reason: "it is no dictionary"))
      }
      return .success(members)
    } catch {
      let debug = (error as NSError).userInfo["NSDebugDescription"] as? String
      let reason = debug ?? "it is damaged"
      return .failure(Failure(reason: "it is no property list: \(reason)"))
    }
  }
}
