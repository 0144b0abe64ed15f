/// The tips that a transcript tells of.
struct Focus: Sendable {
  /// What a `focus` line said; nil without one.
  var chosen: Set<Int>?
  /// Whether a `focus all` line said that all are told of.
  var isAll = false
  /// Tips that a line so far has named, and those displayed so far.
  private var noticed: Set<Int> = []
  private var namedGroups: Set<Int> = []

  mutating func notice(_ tips: [Int]) { noticed.formUnion(tips) }

  mutating func notice(_ tip: Int) { noticed.insert(tip) }

  mutating func notice(groups: [Int]) { namedGroups.formUnion(groups) }

  /// Whether a line so far has named a group, or `focus all` all of them: only then its current tip
  /// is told of.
  func contains(group: Int) -> Bool { isAll || namedGroups.contains(group) }

  func contains(_ tip: Int) -> Bool {
    if isAll { return true }
    return chosen?.contains(tip) ?? noticed.contains(tip)
  }
}
