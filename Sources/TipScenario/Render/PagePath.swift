/// What a scenario may name as a page to write: a scenario may come from someone else.
enum PagePath {
  /// Why a path is none; nil for one that is.
  static func flaw(of path: String) -> String? {
    if path.hasPrefix("/") { return "it is absolute" }
    let parts = parts(of: path)
    if parts.contains("..") { return "it leads out of the script's folder" }
    if parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) {
      return "a part of it is empty or hidden"
    }
    if parts.count > 16 || path.utf8.count > 1024 { return "it is too long" }
    if path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "it has a control character"
    }
    guard path.hasSuffix(".html") else { return "it does not end in .html" }
    return nil
  }

  /// The folders, then the file's name.
  static func parts(of path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }
}
