// What is wrong with the files that the runner looks for, reads and writes.
extension Problem {
  static func noSuchPath(_ path: String) -> Problem {
    Problem("no-such-file", "there is no file or folder \(path.isEmpty ? "\"\"" : path)")
  }

  static func unreadable(_ path: String, _ reason: String) -> Problem {
    Problem("file-unreadable", "cannot read \(path): \(reason)")
  }

  static func unwritable(_ path: String, _ reason: String) -> Problem {
    Problem("file-unwritable", "cannot write \(path): \(reason)")
  }

  static func notText(_ path: String) -> Problem {
    Problem("file-not-text", "\(path) is not UTF-8 text")
  }

  static func tooLarge(_ path: String, limit: Int) -> Problem {
    Problem("file-too-large", "\(path) is larger than \(limit >> 20) MB")
  }

  static func sharedSnapshot(_ snapshot: String, _ first: String, _ second: String) -> Problem {
    Problem(
      "snapshot-shared", "\(first) and \(second) have the same snapshot, \(snapshot)",
      notes: ["Rename one of the scenarios."])
  }
}
