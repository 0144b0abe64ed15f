import Foundation
import Testing

@Suite("S0.1, architecture 2: one clock")
struct TimeSourceTests {
  static let sources = [
    "Date()", "Date.now", "ContinuousClock", "SuspendingClock", ".date(.now",
    "Date(timeIntervalSinceNow", "clock_gettime",
    "gettimeofday", "DispatchTime", "ProcessInfo.processInfo.systemUptime", "mach_absolute_time",
    "CFAbsoluteTime", "Task.sleep", "usleep", " time(nil)", "Timer(",
  ]

  @Test(
    "No module of the engine's world reads another time",
    arguments: [
      "OpenTipKit", "TipSource", "TipScenario",
    ])
  func oneClock(_ module: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Sources").appending(path: module)
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      if file.lastPathComponent == "SystemClock.swift" { continue }
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        let code = line.trimmingCharacters(in: .whitespaces)
        if code.hasPrefix("//") { continue }
        for source in Self.sources where line.contains(source) {
          Issue.record("\(module)/\(file.lastPathComponent):\(number + 1) reads a clock: \(source)")
        }
      }
    }
    #expect(count > 0)
  }
}
