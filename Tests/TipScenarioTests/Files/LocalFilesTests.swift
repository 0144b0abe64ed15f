import Foundation
import Testing

@testable import TipScenario

/// What is found in folders, and how files are read.
@Suite final class LocalFilesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tipster-files-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func put(_ text: String, _ path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @Test func filesComeInByteOrder() throws {
    for path in [
      "App/b.swift", "App/A.swift", "App/a/x.swift", "App/a.swift", "App/Ä.swift", "App/z.swift",
      "App/de.lproj/Localizable.strings", "App/Localizable.xcstrings", "App/notes.txt",
      "App/.hidden.swift", "App/.build/c.swift", "App/a/Pods/p.swift",
    ] { try put("", path) }
    let found = try LocalFiles().sources(under: path("App"))
    #expect(
      found?.swift == ["A.swift", "a.swift", "a/x.swift", "b.swift", "z.swift", "Ä.swift"])
    #expect(found?.translations == ["Localizable.xcstrings", "de.lproj/Localizable.strings"])
  }

  @Test func linksAreFilesAndLeadIntoNoFolder() throws {
    try put("a", "App/a.swift")
    try link("App/b.swift", to: "a.swift")
    try link("App/loop", to: ".")
    #expect(try LocalFiles().sources(under: path("App"))?.swift == ["a.swift", "b.swift"])
    #expect(try LocalFiles().contents(of: path("App/b.swift")) == [0x61])
  }

  @Test func whatIsNoFolder() throws {
    try put("", "a.swift")
    #expect(try LocalFiles().sources(under: path("a.swift")) == nil)
    #expect(throws: ScenarioFileError("there is no such file or folder")) {
      try LocalFiles().sources(under: path("gone"))
    }
  }

  @Test func whatIsNoFile() throws {
    #expect(throws: ScenarioFileError("it is a folder")) {
      try LocalFiles().contents(of: folder.path)
    }
    #expect(throws: ScenarioFileError("there is no such file")) {
      try LocalFiles().contents(of: path("gone"))
    }
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(throws: ScenarioFileError("it is no regular file")) {
      try LocalFiles().contents(of: path("pipe"))
    }
  }

  @Test(arguments: [0, 1, 7, 70_000, 300_000])
  func aFileThatIsNotOfTheSizeToldIsReadWhole(size: Int) throws {
    let text = String(repeating: "0123456789", count: 10_000)
    try put(text, "file")
    #expect(FileBytes.read(path("file"), expecting: size, atMost: .max) == Array(text.utf8))
  }

  @Test func filesOfAFolderThatCannotBeReadArePassedOver() throws {
    for name in "abcdefgh" { try put("struct \(name) {}", "App/\(name).swift") }
    try link("App/c-link.swift", to: "gone")
    try link("App/e-link.swift", to: ".")
    let loader = ScenarioLoader(workingDirectory: folder.path)
    let scope = try loader.scope([.path("App")], .init(), readsApp: false)
    #expect(
      scope.model.diagnostics.map(\.message) == [
        "App/c-link.swift cannot be read, and is passed over: there is no such file",
        "App/e-link.swift cannot be read, and is passed over: it is a folder",
      ])
  }

  @Test func aFileThatIsNamedMustBeReadable() throws {
    try link("gone.swift", to: "nowhere")
    let loader = ScenarioLoader(workingDirectory: folder.path)
    #expect(throws: ScenarioFileError("gone.swift: there is no such file or folder")) {
      try loader.scope([.path("gone.swift")], .init(), readsApp: false)
    }
  }
}
