import Foundation
import Testing

/// What the README shows is what the program prints.
@Suite struct ReadmeTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The README's fenced blocks without their fences.
  static let blocks: [String] = {
    let readme = try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let parts = (readme ?? "").components(separatedBy: "\n```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      String(parts[index].drop { $0 != "\n" }.dropFirst()) + "\n"
    }
  }()

  /// A copy of the scenarios, to run in.
  private func project() throws -> Project {
    let project = try Project()
    for folder in ["Scenarios", "Snapshots"] {
      try FileManager.default.copyItem(
        at: Self.root.appending(path: folder), to: project.url(folder))
    }
    return project
  }

  @Test func theFirstScenarioAndItsTranscript() throws {
    let project = try project()
    let scenario = "Scenarios/frequency/daily.tips"
    #expect(Self.blocks[0] == "# \(scenario)\n" + (project.text(scenario) ?? ""))
    #expect(try project.tipster("run", scenario).output == Self.blocks[1])
  }

  @Test func theTipThatIsAdded() throws {
    let project = try project()
    let library = "Scenarios/Tips/Library.swift"
    let source = try #require(project.text(library))
    let tip = """
      struct RatingTip: Tip {
          var title: Text { Text("Enjoying the app?") }
      }

      """
    try project.write(
      source.replacingOccurrences(
        of: "struct CollectionTip: Tip {", with: tip + "struct CollectionTip: Tip {"),
      to: library)
    let call = try project.tipster("test", "Scenarios/frequency/daily.tips")
    #expect("$ tipster test Scenarios/frequency/daily.tips\n" + call.output == Self.blocks[2])
    #expect(call.status == 1)
  }

  /// The blocks that are a command and what it prints, but for that over changed tips.
  static let sessions = blocks.filter {
    $0.hasPrefix("$ tipster ") && !$0.hasPrefix("$ tipster test ")
  }

  @Test(arguments: sessions) func aCommandAndItsOutput(block: String) throws {
    // The command goes on while its lines end in a backslash.
    var command: [String] = []
    var lines = block.components(separatedBy: "\n")[...]
    while let line = lines.popFirst() {
      command.append(line)
      if !line.hasSuffix("\\") { break }
    }
    let call = try project().shell(
      command.joined(separator: "\n").replacingOccurrences(of: "$ tipster", with: "\"$TIPSTER\""))
    #expect(call.output == lines.joined(separator: "\n"))
  }
}
