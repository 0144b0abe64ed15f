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

extension SourcePlace {
  /// What the place shows, in a name: `ShareTip`, or the group's property, `steps`.
  var subjectName: String {
    switch subject {
    case .tip(let tip), .group(_, let tip?): tip
    case .group(let group, nil): group.split(separator: ".").last.map(String.init) ?? group
    }
  }

  /// The views whose `appear` brings the place.
  var viewsThatBringIt: [String] { hosts.filter(\.isShownAtOnce).map(\.view) }

  /// The names of the place itself: `HomeView.ShareTip`, under every view that it is found under.
  var ownNames: [String] {
    let subject = subjectName
    let short = subject.split(separator: ".").last.map(String.init)
    let subjects = [subject] + (short == subject || subject.contains("(") ? [] : [short ?? subject])
    return hosts.flatMap { host in subjects.map { "\(host.view).\($0)" } }
  }
}
