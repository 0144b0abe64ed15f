import Testing

@testable import TipScenario

/// How much a script may do; beyond, it says so before it begins.
@Suite struct BudgetTests {
  private static let message = "too-many: this makes more than 10000000 donations"

  @Test(
    "Donations count, however they are written",
    arguments: [
      ("repeat 11\ndonate opened 1000000\nend", "2:1"),
      ("launch\ndonate opened\nrepeat 10\n  donate opened 1000000\nend", "4:3"),
      ("repeat 100\nrepeat 999\ndonate opened 101\nend\nend", "3:1"),
      ("repeat 11\ngiven donate opened 1000000 at -1d\nend", "2:1"),
      ((0..<11).map { _ in "donate opened 1000000" }.joined(separator: "\n"), "1:1"),
    ])
  func donations(script: String, place: String) {
    let found = problems(script)
    #expect(found.count == 1 && found[0].hasPrefix("\(place) \(Self.message)"))
  }

  @Test func tenMillionAreAllowed() {
    #expect(problems("repeat 10\ndonate opened 1000000\nend").isEmpty)
  }

  @Test func whatIsResolvedOnlyAsItRunsCountsThen() throws {
    let interpreter = Interpreter(mode: .normal, scope: .empty, settings: ScriptSettings())
    try interpreter.spend(donations: DonationArguments.mostInAll - 1)
    try interpreter.spend(donations: 1)
    #expect(throws: Problem.self) { try interpreter.spend(donations: 1) }
  }

  @Test(arguments: [2, 10]) func includedFilesCount(fanOut: Int) {
    var files: [String: String] = [:]
    for level in 1..<15 {
      files["/Scenarios/_\(level).tips"] = String(
        repeating: "include _\(level + 1).tips\n", count: fanOut)
    }
    files["/Scenarios/_15.tips"] = "launch\n"
    let found = problems("include _1.tips", files: files)
    #expect(found.count == 1)
    #expect(found[0].contains("too-many: more than 1000 files are included"))
  }

  @Test func aThousandFilesAreAllowed() {
    let files = ["/Scenarios/_a.tips": "# nothing\n"]
    let lines = { (count: Int) in String(repeating: "include _a.tips\n", count: count) }
    #expect(problems(lines(1000), files: files).isEmpty)
    #expect(problems(lines(1001), files: files).count == 1)
  }
}
