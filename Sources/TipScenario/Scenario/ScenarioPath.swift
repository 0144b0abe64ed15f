/// Paths as scenarios show them: joined and simplified as text, without looking at the disk.
enum ScenarioPath {
  /// The folder of a file, empty for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path as written in a file of a folder.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return simplify(path) }
    return simplify(folder.isEmpty ? path : folder + "/" + path)
  }

  /// A path as it is written in a file of a folder, whatever the folder that it was found from; the
  /// path itself when no such way leads there.
  static func relative(_ path: String, to folder: String) -> String {
    guard path.hasPrefix("/") == folder.hasPrefix("/") else { return path }
    var base = folder.split(separator: "/").filter { $0 != "." }[...]
    var rest = path.split(separator: "/").filter { $0 != "." }[...]
    while let first = base.first, first == rest.first, rest.count > 1 {
      base.removeFirst()
      rest.removeFirst()
    }
    if base.contains("..") { return path }
    return (base.map { _ in ".." } + rest).joined(separator: "/")
  }

  /// Without `.`, doubled slashes and `..` where a folder precedes it.
  static func simplify(_ path: String) -> String {
    if isSimple(path) { return path }
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }
  /// Whether each part is a name: so are most paths, of which an app has thousands.
  private static func isSimple(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    var bytes = path.utf8[...]
    if bytes.first == slash { bytes = bytes.dropFirst() }
    var length = 0
    var dots = 0
    for byte in bytes {
      if byte == slash {
        if length == 0 || (length == dots && length <= 2) { return false }
        length = 0
        dots = 0
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return length > 0 && !(length == dots && length <= 2)
  }
}
