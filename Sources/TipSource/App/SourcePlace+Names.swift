extension SourcePlace {
  /// The place's name: `HomeView.ShareTip`, also for a tip declared in `HomeView` itself, or
  /// `HomeView.steps`; several places may share it.
  public var name: String { hosts.first.map { name(under: $0.view) } ?? subjectName }

  /// The views whose coming on screen brings the place.
  public var viewsThatBringIt: [String] { hosts.filter(\.isShownAtOnce).map(\.view) }

  /// Every name of the place itself: ``name``, the same under the other views that it is found
  /// under, and `HomeView.search` for a tip `FeedTip.search`.
  public var ownNames: [String] {
    let subject = subjectName
    let short = subject.split(separator: ".").last.map(String.init) ?? subject
    return hosts.flatMap { host in
      let name = name(under: host.view)
      let other = "\(host.view).\(short)"
      return other == name || subject.contains("(") ? [name] : [name, other]
    }
  }

  private func name(under view: String) -> String {
    subjectName.hasPrefix(view + ".") ? subjectName : "\(view).\(subjectName)"
  }

  /// What the place shows, in a name: `ShareTip`, or the group's property, `steps`.
  private var subjectName: String {
    switch subject {
    case .tip(let tip), .group(_, let tip?): tip
    case .group(let group, nil): group.split(separator: ".").last.map(String.init) ?? group
    }
  }
}
