/// Which tests of a run are wanted.
public struct TestSelection {
  /// Matched anywhere in a test's name; nil for all.
  public var filter: Regex<AnyRegexOutput>?
  /// Tests with one of these tags; empty for all.
  public var tags: Set<String>
  /// Tests with one of these are left out.
  public var skippedTags: Set<String>

  /// Every test, unless said otherwise.
  public init(
    filter: Regex<AnyRegexOutput>? = nil, tags: Set<String> = [], skippedTags: Set<String> = []
  ) {
    self.filter = filter
    self.tags = tags
    self.skippedTags = skippedTags
  }

  /// Whether every test is wanted.
  public var isEverything: Bool { filter == nil && tags.isEmpty && skippedTags.isEmpty }

  /// Whether one test is wanted.
  func contains(_ test: TestCase) -> Bool {
    if !tags.isEmpty, tags.isDisjoint(with: test.tags) { return false }
    if !skippedTags.isDisjoint(with: test.tags) { return false }
    return filter.map { test.name.contains($0) } ?? true
  }
}
