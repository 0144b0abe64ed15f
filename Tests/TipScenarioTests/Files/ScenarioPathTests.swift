import Testing

@testable import TipScenario

/// Paths as text.
@Suite struct ScenarioPathTests {
  @Test(arguments: [
    ("", "."), (".", "."), ("/", "/"), ("a", "a"), ("a/", "a"), ("/a/", "/a"), ("a//b", "a/b"),
    ("//a", "/a"), ("./a", "a"), ("a/.", "a"), ("a/./b", "a/b"), ("..", ".."), ("../a", "../a"),
    ("a/../b", "b"), ("a/..", "."), ("/..", "/"), ("/../a", "/a"), ("a/b/../../c", "c"),
    ("a/...", "a/..."), ("a/.b/..c/d..", "a/.b/..c/d.."), ("/a/b.swift", "/a/b.swift"),
    ("ä/é.swift", "ä/é.swift"),
  ])
  func simplified(path: String, simple: String) {
    #expect(ScenarioPath.simplify(path) == simple)
  }
}
