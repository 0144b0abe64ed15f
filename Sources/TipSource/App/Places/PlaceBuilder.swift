/// Makes places of what was found to show tips.
final class PlaceBuilder {
  private let reader: PlaceReader
  private let walker: PlaceWalker
  private let hosts: PlaceHosts
  private let closures: PlaceClosures
  private var known: [Int: [Int: PlaceHosts.Reach]] = [:]
  private let unitIndex: [String: Int]
  private let rank: [String: Int]

  /// A place while callers are gathered.
  private struct Draft {
    let show: PlaceShow
    let subject: SourcePlace.Subject
    /// The closures that the code around was given.
    let given: [PlaceClosure]
    var views: [Int: PlaceHosts.Reach] = [:]
  }

  private struct Key: Hashable {
    let site: CallSite
    let subject: SourcePlace.Subject
    var given: [PlaceClosure] = []
  }

  private var declarations: Declarations { reader.declarations }

  init(reader: PlaceReader, walker: PlaceWalker, hosts: PlaceHosts) {
    self.reader = reader
    self.walker = walker
    self.hosts = hosts
    closures = PlaceClosures(evaluator: reader.evaluator, resolver: walker.resolver)
    unitIndex = Dictionary(
      reader.declarations.units.enumerated().map { ($0.element.text.path, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    rank = Dictionary(
      reader.order.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The places in source order, and what could not be followed.
  func build() -> PlaceReader.Result {
    var drafts: [Key: Draft] = [:]
    var failures: [CallSite: (show: PlaceShow, failures: [PlaceFailure])] = [:]
    var followed: Set<CallSite> = []
    for (show, node) in walker.graph.shows {
      let site = CallSite(show.span)
      if !show.subjects.isEmpty { followed.insert(site) }
      if !show.failures.isEmpty {
        failures[site, default: (show, [])].failures += show.failures
      }
      for subject in show.subjects { add(show, subject, at: node, to: &drafts) }
    }
    var unfollowed = messages(failures, followed)
    for (site, show) in unhosted(drafts) where failures[site] == nil {
      unfollowed.append((show.span, SourceMessage.uncalledPlace(show.code, show.span)))
    }
    let gaps = walker.graph.gaps.values
    for gap in gaps where failures[CallSite(gap.failure.span)] == nil {
      let span = gap.failure.span
      unfollowed.append((span, SourceMessage.unfollowedTip(gap.code, gap.failure.reason, span)))
    }
    if !walker.graph.isComplete, let span = walker.graph.shows.first?.show.span {
      unfollowed.append((span, SourceMessage.tooManyPlaces(span)))
    }
    let missing = failures.values.flatMap(\.failures).compactMap(\.missing)
    return PlaceReader.Result(
      places: strong(drafts).sorted(by: precedes).map(place),
      unfollowed: unfollowed.sorted { position($0.0).lexicographicallyPrecedes(position($1.0)) }
        .map(\.1), missing: Set(missing + gaps.compactMap(\.failure.missing)))
  }

  // MARK: Drafts

  private func add(
    _ show: PlaceShow, _ subject: SourcePlace.Subject, at node: Int, to drafts: inout [Key: Draft]
  ) {
    let reached: [Int: PlaceHosts.Reach]
    if let known = known[node] {
      reached = known
    } else {
      reached = hosts.views(leadingTo: node)
      known[node] = reached
    }
    let given = show.action.map { closures.given(to: $0.scope, at: show.span) } ?? []
    let key = Key(site: CallSite(show.span), subject: subject, given: given)
    var draft = drafts[key] ?? Draft(show: show, subject: subject, given: given)
    for (type, reach) in reached {
      let found = PlaceHosts.Reach(
        distance: reach.distance, isAtOnce: reach.isAtOnce && show.isAtOnce)
      draft.views[type] = draft.views[type].map { $0.merged(found) } ?? found
    }
    if let owner = show.owner, reader.isHost(owner) {
      let found = draft.views[owner]?.isAtOnce ?? show.isAtOnce
      draft.views[owner] = PlaceHosts.Reach(distance: -1, isAtOnce: found)
    }
    drafts[key] = draft
  }

  private func unhosted(_ drafts: [Key: Draft]) -> [(CallSite, PlaceShow)] {
    var hosted: Set<CallSite> = []
    var bare: [CallSite: PlaceShow] = [:]
    for (key, draft) in drafts where draft.show.form == .view {
      if draft.views.isEmpty { bare[key.site] = draft.show } else { hosted.insert(key.site) }
    }
    return bare.filter { !hosted.contains($0.key) }.map { ($0.key, $0.value) }
  }

  /// The places that are left when those of one view for one tip are one: a title that a view draws,
  /// or a loop that presents, beside TipKit's own view for the same tip is no place of its own.
  private func strong(_ drafts: [Key: Draft]) -> [Draft] {
    let all = used(drafts).filter { !$0.views.isEmpty }
    var kept = all.filter { $0.show.form == .view }
    for form in [PlaceShow.Form.drawn, .loop] {
      let found = all.filter { $0.show.form == form }.sorted(by: precedes)
      for draft in found {
        guard let owner = draft.show.owner else { continue }
        let isShown = kept.contains { other in
          other.views[owner] != nil && other.subject.covers(draft.subject)
        }
        if !isShown { kept.append(draft) }
      }
    }
    return kept
  }

  /// The places without those of views that nothing makes so: where others make the same view and
  /// give it closures, what it shows by itself is no place of its own.
  private func used(_ drafts: [Key: Draft]) -> [Draft] {
    let groups = Dictionary(grouping: drafts) { Key(site: $0.key.site, subject: $0.key.subject) }
    return groups.values.flatMap { group -> [Draft] in
      guard group.count > 1 else { return group.map(\.value) }
      let chains = group.map { PlaceClosures.givers($0.value.given, $0.value.show.owner) }
      return zip(group, chains).filter { item, chain in
        !item.value.views.keys.allSatisfy(chain.contains)
          || !chains.contains { $0.isStrictSuperset(of: chain) }
      }.map(\.0.value)
    }
  }

  private func position(_ span: SourceSpan) -> [Int] {
    [unitIndex[span.text.path] ?? 0, span.start]
  }

  private func precedes(_ a: Draft, _ b: Draft) -> Bool {
    let (first, second) = (position(a.show.span), position(b.show.span))
    guard first == second else { return first.lexicographicallyPrecedes(second) }
    guard a.subject == b.subject else { return rank(a.subject) < rank(b.subject) }
    return a.given.flatMap { position($0.expression.span) }
      .lexicographicallyPrecedes(b.given.flatMap { position($0.expression.span) })
  }

  private func rank(_ subject: SourcePlace.Subject) -> (Int, String) {
    switch subject {
    case .tip(let name): (rank[name] ?? 0, "")
    case .group(let name, let only): (rank[name] ?? 0, only ?? "")
    }
  }

  // MARK: Results

  private func place(_ draft: Draft) -> SourcePlace {
    let show = draft.show
    let views = draft.views.sorted { a, b in
      a.value.distance == b.value.distance
        ? a.key < b.key : a.value.distance < b.value.distance
    }
    return SourcePlace(
      hosts: views.map { type, reach in
        SourcePlace.Host(view: declarations.types[type].name, isShownAtOnce: reach.isAtOnce)
      }, kind: show.kind, subject: draft.subject, arrowEdge: show.arrowEdge,
      action: show.action.map { closures.closure($0, at: show.span, draft.subject) },
      location: show.span.location)
  }

  private func messages(
    _ failures: [CallSite: (show: PlaceShow, failures: [PlaceFailure])], _ followed: Set<CallSite>
  ) -> [(SourceSpan, Diagnostic)] {
    failures.compactMap { site, entry in
      let certain = entry.failures.first { !$0.isArgument || $0.missing != nil }
      guard !followed.contains(site) || certain?.isArgument == false,
        let failure = certain ?? entry.failures.first
      else { return nil }
      return (
        entry.show.span,
        SourceMessage.unfollowedPlace(entry.show.code, failure.reason, entry.show.span)
      )
    }
  }
}

extension PlaceHosts.Reach {
  fileprivate func merged(_ other: PlaceHosts.Reach) -> PlaceHosts.Reach {
    PlaceHosts.Reach(
      distance: min(distance, other.distance), isAtOnce: isAtOnce || other.isAtOnce)
  }
}

extension SourcePlace.Subject {
  /// Whether a place for this subject is one for another, too.
  fileprivate func covers(_ other: SourcePlace.Subject) -> Bool {
    if self == other { return true }
    if case .group(let group, nil) = self, case .group(group, _) = other { return true }
    return false
  }
}
