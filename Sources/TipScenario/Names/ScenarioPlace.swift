import OpenTipKit
import TipSource

/// A place that a `view` line declares, or that the app's source has.
struct ScenarioPlace: Sendable {
  /// What the place shows.
  enum Subject: Sendable {
    case tip(Int)
    /// A group's current tip; with `only`, just when it is that one.
    case group(Int, only: Int?)
  }

  /// The view's name, which several places may share.
  var view: String
  /// Unique among the places: the view's name, for one of the app's own with the tip's; with a
  /// number from the second on.
  var name: String
  var kind: Place.Kind
  var subject: Subject
  /// The edge that the popover's arrow is on, as written; nil when not said.
  var arrowEdge: String?
  /// What the source says of it; nil for one of a `view` line.
  var source: SourcePlace?
}

extension ScenarioPlace {
  /// A place of the app's own.
  init(_ place: SourcePlace, subject: Subject, name: String) {
    self.init(
      view: place.hosts.first?.view ?? name, name: name,
      kind: place.kind == .popover ? .popover : .inline, subject: subject,
      arrowEdge: place.arrowEdge, source: place)
  }
}
