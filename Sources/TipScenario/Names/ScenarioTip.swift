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

/// A place that a `view` line declares.
struct ScenarioPlace: Sendable {
  /// What the place shows.
  enum Subject: Sendable {
    case tip(Int)
    /// A group's current tip; with `only`, just when it is that one.
    case group(Int, only: Int?)
  }

  /// The view's name, which several places may share.
  var view: String
  /// Unique among the places: the view's name, with a number from the second on.
  var name: String
  var kind: Place.Kind
  var subject: Subject
  /// The edge that the popover's arrow is on, as written; nil when not said.
  var arrowEdge: String?
}
