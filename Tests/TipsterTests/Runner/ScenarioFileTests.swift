import Testing

@testable import TipScenario

@Suite struct ScenarioFileTests {
  struct Example: Sendable {
    var path: String
    var folder = "/home/me/app"
    var shown: String
    var snapshot: String
    var pending: String
  }

  @Test(
    "Snapshots mirror Scenarios",
    arguments: [
      Example(
        path: "Scenarios/a/b.tips", shown: "Scenarios/a/b.tips", snapshot: "Snapshots/a/b@m.snap",
        pending: ".tipster/pending/a/b@m.snap"),
      Example(
        path: "./Scenarios/./a/../b.tips", shown: "Scenarios/b.tips",
        snapshot: "Snapshots/b@m.snap", pending: ".tipster/pending/b@m.snap"),
      Example(
        path: "/home/me/app/Scenarios/b.tips", shown: "Scenarios/b.tips",
        snapshot: "Snapshots/b@m.snap", pending: ".tipster/pending/b@m.snap"),
      Example(
        path: "sub/Scenarios/b.tips", shown: "sub/Scenarios/b.tips",
        snapshot: "sub/Snapshots/b@m.snap", pending: "sub/.tipster/pending/b@m.snap"),
      Example(
        path: "/other/Scenarios/b.tips", shown: "/other/Scenarios/b.tips",
        snapshot: "/other/Snapshots/b@m.snap", pending: "/other/.tipster/pending/b@m.snap"),
      Example(
        path: "demo/b.tips", shown: "demo/b.tips", snapshot: "Snapshots/demo/b@m.snap",
        pending: ".tipster/pending/demo/b@m.snap"),
      Example(
        path: "b.tips", folder: "/home/me/app/Scenarios/a", shown: "b.tips",
        snapshot: "../../Snapshots/a/b@m.snap", pending: "../../.tipster/pending/a/b@m.snap"),
      Example(
        path: "/other/b.tips", shown: "/other/b.tips", snapshot: "/other/Snapshots/b@m.snap",
        pending: "/other/.tipster/pending/b@m.snap"),
    ])
  func mirror(example: Example) {
    let file = ScenarioFile(path: example.path, currentFolder: example.folder)
    #expect(file.path == example.shown)
    #expect(file.snapshotPath(mode: "m") == example.snapshot)
    #expect(file.pendingPath(mode: "m") == example.pending)
  }

  @Test func theNormalModeHasNoSuffix() {
    let file = ScenarioFile(path: "Scenarios/b.tips", currentFolder: "/x")
    #expect(file.snapshotPath(mode: "normal") == "Snapshots/b.snap")
  }
}
