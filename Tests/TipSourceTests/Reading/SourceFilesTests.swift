import Foundation
import Testing
import TipSource

/// Files as they lie on disk: order, links, and what cannot be read.
@Suite struct SourceFilesTests {
  private func folder(_ files: [String: Data]) throws -> URL {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("source-files-\(UUID().uuidString)")
    for (path, data) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    return root
  }

  @Test func filesComeInByteOrderWithoutHiddenFolders() throws {
    let empty = Data()
    let root = try folder([
      "App/b.swift": empty, "App/A.swift": empty, "App/a/x.swift": empty, "App/a.swift": empty,
      "App/.build/c.swift": empty, "App/Pods/p.swift": empty, "App/notes.txt": empty,
      "Other.swift": empty,
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createSymbolicLink(
      at: root.appendingPathComponent("App/loop"),
      withDestinationURL: root.appendingPathComponent("App"))
    let found = SourceFiles.find(paths: ["App", "Other.swift", "App/A.swift"], relativeTo: root)
    #expect(
      found.files.map(\.path) == [
        "App/A.swift", "App/a.swift", "App/a/x.swift", "App/b.swift", "Other.swift",
      ])
    #expect(found.diagnostics.isEmpty)
  }

  @Test func whatCannotBeReadIsTold() throws {
    let root = try folder([
      "latin.swift": Data([0x2F, 0x2F, 0xE9]), "bom.swift": Data([0xEF, 0xBB, 0xBF, 0x61]),
      "huge.swift": Data(count: 4_000_001), "Empty/readme": Data(),
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let found = SourceFiles.find(
      paths: ["latin.swift", "bom.swift", "huge.swift", "Empty", "gone.swift"], relativeTo: root)
    #expect(found.files.map(\.text) == ["//\u{FFFD}", "a"])
    #expect(
      found.diagnostics.map { "\($0.severity) \($0.message)" } == [
        "warning latin.swift is not all UTF-8",
        "warning huge.swift is larger than 4 MB, so it is passed over",
        "warning there is no Swift file under Empty",
        "error gone.swift cannot be read: there is no such file or folder",
      ])
  }
}
