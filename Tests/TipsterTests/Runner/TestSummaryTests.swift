import Testing

@testable import TipScenario

@Suite struct TestSummaryTests {
  @Test("Interrupted beats invalid beats failed beats obsolete", arguments: 0..<16)
  func exitStatus(bits: Int) {
    var summary = TestSummary()
    summary.isCI = true
    summary.passed = 1
    summary.obsolete = bits & 1
    summary.failed = bits >> 1 & 1
    summary.invalid = bits >> 2 & 1
    summary.wasInterrupted = bits >> 3 & 1 == 1
    let expected: Int32 = bits >= 8 ? 130 : bits >= 4 ? 2 : bits >= 2 ? 1 : bits == 1 ? 3 : 0
    #expect(summary.exitStatus.rawValue == expected)
  }

  @Test func obsoleteSnapshotsMatterInCIOnly() {
    var summary = TestSummary()
    summary.obsolete = 2
    #expect(summary.exitStatus == .success)
  }
}
