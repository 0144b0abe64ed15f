import OpenTipKit
import TipSource

/// The names that a line can use: what was read from source, and what earlier lines declare.
struct NameScope: Sendable {
  private(set) var model: SourceModel
  private(set) var tips: [ScenarioTip] = []
  private(set) var groups: [ScenarioGroup] = []
  private(set) var places: [ScenarioPlace] = []
  /// Indices of the groups that `group` lines declare.
  private(set) var scriptGroups: [Int] = []
  /// The implicit group `all`; nil in a script with `group` lines.
  private(set) var implicitGroup: Int?

  private(set) var tipsByName: [String: [Int]] = [:]
  private(set) var tipsByID: [String: [Int]] = [:]
  private(set) var parametersByName: [String: [Int]] = [:]
  private(set) var eventsByName: [String: [Int]] = [:]
  private(set) var eventsByID: [String: [Int]] = [:]
  private(set) var groupsByName: [String: [Int]] = [:]
  private(set) var placesByView: [String: [Int]] = [:]

  /// The name of the group of all tips.
  static let implicitGroupName = "all"

  /// The names of a model.
  init(_ model: SourceModel) {
    self.model = model
    for tip in model.tips { add(ScenarioTip(name: tip.name, source: tip)) }
    tellApart()
    for (index, parameter) in model.parameters.enumerated() {
      parametersByName[parameter.name, default: []].append(index)
    }
    for (index, event) in model.events.enumerated() {
      eventsByName[event.name, default: []].append(index)
      eventsByID[event.descriptor.id, default: []].append(index)
    }
    for group in model.groups {
      let members = group.members.compactMap { tipsByName[$0]?.first }
      add(
        ScenarioGroup(
          name: group.name, isOrdered: group.isOrdered, members: members, origin: .source))
    }
    for place in model.app?.places ?? [] { add(place) }
    if groupsByName[Self.implicitGroupName] == nil, tipsByName[Self.implicitGroupName] == nil {
      implicitGroup = groups.count
      add(
        ScenarioGroup(
          name: Self.implicitGroupName, isOrdered: false, members: [], origin: .implicit))
    }
  }

  private mutating func add(_ tip: ScenarioTip) {
    tipsByName[tip.name, default: []].append(tips.count)
    if tip.source.id != tip.name { tipsByID[tip.source.id, default: []].append(tips.count) }
    tips.append(tip)
  }

  /// Gives tips that share a name the one that resolves: `Onboarding.swift:WelcomeTip`.
  private mutating func tellApart() {
    for (name, sharers) in tipsByName where sharers.count > 1 {
      let locations = sharers.map { tips[$0].source.location }
      for (tip, file) in zip(sharers, NameScope.files(of: locations)) {
        tips[tip].name = "\(file):\(name)"
      }
    }
  }

  /// For each place the shortest end of its path that no other file among them shares.
  static func files(of locations: [SourceLocation]) -> [String] {
    locations.map { location in
      let others = locations.filter { $0.path != location.path }.map { "/" + $0.path }
      let parts = location.path.split(separator: "/")
      for count in 1..<max(1, parts.count) {
        let file = parts.suffix(count).joined(separator: "/")
        if !others.contains(where: { $0.hasSuffix("/" + file) }) { return file }
      }
      return location.path
    }
  }

  private mutating func add(_ group: ScenarioGroup) {
    groupsByName[group.name, default: []].append(groups.count)
    groups.append(group)
  }

  /// Makes a place of the app's own known, under the names of its views and its own.
  private mutating func add(_ place: SourcePlace) {
    guard let subject = subject(of: place) else { return }
    let own = place.name
    let siblings = placesByView[own]?.count ?? 0
    let name = siblings == 0 ? own : "\(own) \(siblings + 1)"
    for host in place.hosts { placesByView[host.view, default: []] += [] }
    for name in place.viewsThatBringIt + place.ownNames {
      placesByView[name, default: []].append(places.count)
    }
    places.append(ScenarioPlace(place, subject: subject, name: name))
  }

  private func subject(of place: SourcePlace) -> ScenarioPlace.Subject? {
    switch place.subject {
    case .tip(let tip): return tips.firstIndex { $0.source.name == tip }.map { .tip($0) }
    case .group(let group, let only):
      guard let index = groupsByName[group]?.first else { return nil }
      guard let only else { return .group(index, only: nil) }
      return tips.firstIndex { $0.source.name == only }.map { .group(index, only: $0) }
    }
  }

  // MARK: Declaring

  /// Makes an `instance` line's tip known.
  mutating func declare(instance tip: ScenarioTip, _ word: Word) throws(Problem) -> Int {
    try requireFree(word)
    add(tip)
    return tips.count - 1
  }

  /// Makes a `group` line's group known.
  mutating func declare(group: ScenarioGroup, _ word: Word) throws(Problem) -> Int {
    withdrawImplicitGroup()
    try requireFree(word)
    add(group)
    scriptGroups.append(groups.count - 1)
    return groups.count - 1
  }

  /// Makes a `view` line's place known; a view may have several.
  mutating func declare(place: ScenarioPlace, _ word: Word) throws(Problem) -> Int {
    let siblings = placesByView[place.view] ?? []
    if siblings.isEmpty { try requireFree(word) }
    var named = place
    named.name = siblings.isEmpty ? place.view : "\(place.view) \(siblings.count + 1)"
    placesByView[place.view, default: []].append(places.count)
    places.append(named)
    return places.count - 1
  }

  /// In a script with `group` lines there is no group `all`.
  mutating func withdrawImplicitGroup() {
    guard implicitGroup != nil else { return }
    groupsByName[Self.implicitGroupName] = nil
    implicitGroup = nil
  }

  private func requireFree(_ word: Word) throws(Problem) {
    let name = word.text
    guard !name.isEmpty, !name.contains(where: { $0.isWhitespace || $0.isNewline }) else {
      throw .notAName(word.raw, word.span)
    }
    if let kind = kind(of: name) { throw .nameTaken(name, kind, word.span) }
  }

  /// What a name stands for, as messages say it; nil for a free one.
  func kind(of name: String) -> String? {
    if tipsByName[name] != nil || tipsByID[name] != nil { return "a tip" }
    if parametersByName[name] != nil { return "a parameter" }
    if eventsByName[name] != nil || eventsByID[name] != nil { return "an event" }
    if groupsByName[name] != nil { return "a group" }
    if placesByView[name] != nil { return "a view" }
    return nil
  }
}
