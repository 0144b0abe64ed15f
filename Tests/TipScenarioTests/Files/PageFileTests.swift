import Foundation
import Testing

@testable import TipScenario

/// Where pages are written, and what is never written over.
@Suite final class PageFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tipster-pages-\(UUID().uuidString)")
  private let page = TipPage.marker + "<p>new</p>\n"

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String) -> String? {
    do {
      try LocalFiles().write(page: page, to: path, in: folder.path)
      return nil
    } catch {
      return error.reason
    }
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func put(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(path))
  }

  @Test func aPageAndItsFolders() {
    #expect(write("a.html") == nil)
    #expect(write("pictures/light/a b.html") == nil)
    #expect(text("a.html") == page)
    #expect(text("pictures/light/a b.html") == page)
  }

  @Test func aPageIsWrittenOverAPageAndNothingElse() throws {
    try put(TipPage.marker + "<p>old</p>\n", "old.html")
    #expect(write("old.html") == nil)
    #expect(text("old.html") == page)
    for other in ["", "<html>mine</html>\n", "x" + TipPage.marker] {
      try put(other, "mine.html")
      #expect(write("mine.html") == "the file there was not written by render, and is kept")
      #expect(text("mine.html") == other)
    }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("d.html"), withIntermediateDirectories: true)
    #expect(write("d.html") == "it is a link, or no regular file")
  }

  @Test func linksAreNotFollowed() throws {
    let outside = folder.appendingPathComponent("outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try put(TipPage.marker, "outside/target.html")
    for (link, target) in [
      ("file.html", "outside/target.html"), ("none.html", "nowhere.html"), ("folder", "outside"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
    }
    #expect(write("file.html") == "it is a link, or no regular file")
    #expect(write("none.html") == "it is a link, or no regular file")
    #expect(write("folder/a.html") == "folder is a link, or no folder")
    #expect(text("outside/target.html") == TipPage.marker)
    #expect(text("outside/a.html") == nil)
    #expect(text("nowhere.html") == nil)
  }

  @Test func aPipeIsNotWaitedFor() {
    #expect(mkfifo(folder.appendingPathComponent("pipe.html").path, 0o600) == 0)
    #expect(write("pipe.html") == "it is a link, or no regular file")
  }

  @Test(arguments: [
    "/tmp/a.html", "../a.html", "a/../../b.html", ".a.html", "a/.b/c.html", "a", "a//b.html", "",
  ])
  func pathsThatAreNone(path: String) {
    #expect(write(path) == "it is no path that may be written")
  }

  @Test func manyWritersNeverLeaveHalfAPage() async throws {
    let body = String(repeating: "<p>line</p>\n", count: 20_000)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<16 {
        group.addTask { [folder] in
          let page = TipPage.marker + body + "<!-- \(index) -->\n"
          try? LocalFiles().write(page: page, to: "same.html", in: folder.path)
        }
      }
    }
    let written = try #require(text("same.html"))
    #expect(written.utf8.count >= TipPage.marker.utf8.count + body.utf8.count)
    #expect(written.hasPrefix(TipPage.marker + body) && written.hasSuffix(" -->\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["same.html"])
  }
}
