import Testing

@testable import TipSource

@Suite("Launch arguments as UserDefaults reads them")
struct LaunchDefaultsTests {
  @Test(
    "pairs",
    arguments: [
      (["-a", "1"], ["a": "\"1\""]),
      (["-a", "-b", "2"], ["b": "\"2\""]),
      (["--a", "1"], ["-a": "\"1\""]),
      (["-a"], [:]),
      (["a", "1"], [:]),
      (["-", "1"], [:]),
      (["-a", "1", "2", "-b", "3"], ["a": "\"1\"", "b": "\"3\""]),
      (["-a", "(x, \"y z\")"], ["a": "[\"x\", \"y z\"]"]),
      (["-a", "1", "-a", "2"], ["a": "\"2\""]),
    ] as [([String], [String: String])])
  func pairs(_ arguments: [String], _ expected: [String: String]) {
    #expect(LaunchDefaults(arguments).values.mapValues(\.description) == expected)
  }

  @Test(
    "a flag's texts",
    arguments: [
      ("YES", true), ("yes", true), ("Y", true), ("true", true), ("T", true), ("1", true),
      ("+07", true), (" 9", true), ("NO", false), ("false", false), ("0", false), ("00", false),
      ("on", false), ("", false),
    ])
  func flags(_ text: String, _ expected: Bool) {
    #expect(LaunchDefaults.bool(.string(text)) == expected)
  }

  @Test(
    "numbers",
    arguments: [
      ("12", 12), ("-3", -3), (" 4px", 4), ("x", 0), ("99999999999999999999", 0),
    ])
  func integers(_ text: String, _ expected: Int) {
    #expect(LaunchDefaults.read(.string(text), as: "integer") == .integer(expected))
  }
}
