import Foundation
import Testing

@Suite("docs/semantics.md, code and tests speak of the same rules")
struct RuleCoverageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The rules cited in the Swift files of a folder, like `S5.2`.
  private func cited(in folder: String, testNamesOnly: Bool = false) throws -> Set<String> {
    let files = try #require(
      FileManager.default.enumerator(
        at: Self.root.appending(path: folder), includingPropertiesForKeys: nil))
    var rules: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where !testNamesOnly || line.contains("\"S") {
        rules.formUnion(line.matches(of: /S\d+\.\d+/).map { String($0.output) })
      }
    }
    return rules
  }

  private func documented() throws -> Set<String> {
    let text = try String(
      contentsOf: Self.root.appending(path: "docs/semantics.md"), encoding: .utf8)
    return Set(text.matches(of: /\*\*(S\d+\.\d+)\*\*/).map { String($0.output.1) })
  }

  @Test("Each documented rule has a test that cites it")
  func tested() throws {
    // A range in a name, as in S6.1–S6.3, counts for its ends only.
    let missing = try documented().subtracting(
      cited(in: "Tests/OpenTipKitTests", testNamesOnly: true))
    #expect(missing.sorted() == [])
  }

  @Test("Each rule that the engine cites is documented")
  func explained() throws {
    let missing = try cited(in: "Sources/OpenTipKit").subtracting(documented())
    #expect(missing.sorted() == [])
  }
}
