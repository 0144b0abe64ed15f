import Foundation
import Testing

@testable import TipScenario

/// What lies in an app's folder under a Swift file's name and is none.
@Suite final class PassedOverTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tipster-sources-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Folder.swift"), withIntermediateDirectories: true)
    try put("import TipKit\nstruct ATip: Tip { var title: Text { Text(\"A\") } }", "A.swift")
    try put(
      "import TipKit\nstruct BTip: Tip { var title: Text { Text(\"B\") } }", "Folder.swift/B.swift")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.path + "/Gone.swift", withDestinationPath: "nowhere.swift")
    try files.createSymbolicLink(
      atPath: folder.path + "/Loop.swift", withDestinationPath: "Loop.swift")
    mkfifo(folder.path + "/Pipe.swift", 0o600)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func put(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(path))
  }

  @Test(arguments: ["tips", "app"])
  func isPassedOverByName(command: String) {
    let script = ScenarioScript.load(
      path: "a.tips",
      text:
        "\(command) .\nconfigure display-frequency=immediate\nlaunch\nexpect-status ATip available\nexpect-status BTip available",
      loader: ScenarioLoader(workingDirectory: folder.path))
    #expect(script.isRunnable)
    #expect(script.run().failures.map(\.message) == [])
    #expect(
      script.sourceDiagnostics.map(\.message) == [
        "Gone.swift cannot be read, and is passed over: there is no such file",
        "Loop.swift cannot be read, and is passed over: there is no such file",
        "Pipe.swift cannot be read, and is passed over: it is no regular file",
      ])
    #expect(script.sourceDiagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func aFileThatIsNamedIsAnErrorWithItsPath() {
    let script = ScenarioScript.load(
      path: "a.tips", text: "tips Pipe.swift",
      loader: ScenarioLoader(workingDirectory: folder.path))
    #expect(
      script.diagnostics.map(\.message) == ["Pipe.swift cannot be read: it is no regular file"])
  }
}
