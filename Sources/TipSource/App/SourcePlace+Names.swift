extension SourcePlace {
  /// The place's name: `HomeView.ShareTip`, `HomeView.steps`; several places may share it.
  public var name: String { hosts.first.map { "\($0.view).\(subjectName)" } ?? subjectName }

  /// The views whose coming on screen brings the place.
  public var viewsThatBringIt: [String] { hosts.filter(\.isShownAtOnce).map(\.view) }

  /// Every name of the place itself: ``name``, the same under the other views that it is found
  /// under, and `HomeView.search` for a tip `FeedTip.search`.
  public var ownNames: [String] {
    let subject = subjectName
    let short = subject.split(separator: ".").last.map(String.init) ?? subject
    let subjects = short == subject || subject.contains("(") ? [subject] : [subject, short]
    return hosts.flatMap { host in subjects.map { "\(host.view).\($0)" } }
  }

  /// What the place shows, in a name: `ShareTip`, or the group's property, `steps`.
  private var subjectName: String {
    switch subject {
    case .tip(let tip), .group(_, let tip?): tip
    case .group(let group, nil): group.split(separator: ".").last.map(String.init) ?? group
    }
  }
}
