import OpenTipKit
import TipSource

/// A tip that a scenario can name: one read from source, or an `instance`.
struct ScenarioTip: Sendable {
  /// `ShareTip`, `FeedTip.search`, or the instance's name.
  var name: String
  var source: SourceTip
  /// Whether an `instance` line declares it.
  var isInstance = false
}

/// A group that a scenario can name.
struct ScenarioGroup: Sendable {
  /// Where a group comes from.
  enum Origin: Sendable {
    /// A `group` line.
    case script
    /// A `TipGroup` in source.
    case source
    /// The group `all` of a script without `group` lines.
    case implicit
  }

  var name: String
  var isOrdered: Bool
  /// Indices of its tips; those of the implicit group are all tips there are.
  var members: [Int]
  var origin: Origin
}
