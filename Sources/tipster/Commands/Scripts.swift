import Foundation
import TipScenario
import TipSource

/// Reads scripts for the commands that take them one by one.
struct Scripts {
  let loader = ScenarioLoader.local()

  /// A script from a file, or from standard input for `-`.
  func load(_ path: String) throws(UsageError) -> ScenarioScript {
    if path.hasSuffix(".swift") || isFolder(path) { throw .notAScenario(path) }
    guard path == "-" else { return ScenarioScript.load(path: path, loader: loader) }
    return ScenarioScript.load(path: "-", text: try StandardInput.readAll(), loader: loader)
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The script on standard input after lines of the program's own, in the current folder.
  func standardInput(after lines: [String]) throws(UsageError) -> ScenarioScript {
    if lines.isEmpty { return try load("-") }
    let text = lines.map { $0 + "\n" }.joined()
    return ScenarioScript.load(path: "repl", text: text, loader: loader)
      .appending([try StandardInput.readAll()], named: "-")
  }

  /// The text of a file, or of standard input for `-`.
  func text(of path: String) throws(UsageError) -> String {
    if path == "-" { return try StandardInput.readAll() }
    let bytes: [UInt8]
    do {
      bytes = try LocalFiles().contents(of: path)
    } catch {
      throw .cannotRead(path, reason: error.reason)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .cannotRead(path, reason: "not UTF-8 text")
    }
    return text
  }
}
