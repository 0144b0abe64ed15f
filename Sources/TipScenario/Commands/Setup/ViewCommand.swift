import OpenTipKit

/// `view NAME inline|popover TIP|GROUP [as TIP] [arrow=EDGE]`: a place that shows a tip.
struct ViewCommand: DeclaringCommand {
  let place: Int

  func run(in interpreter: Interpreter) throws(Problem) {
    interpreter.declaredPlaces.append(place)
  }

  func namedTips(in scope: NameScope) -> [Int] { scope.tips(namedBy: place) }

  func namedGroups(in scope: NameScope) -> [Int] { scope.groups(namedBy: place) }

  static let entry = CommandEntry(
    "view", .setup, "NAME inline|popover TIP|GROUP [as TIP] [arrow=top|bottom|leading|trailing]",
    "a place that shows a tip, or a group's current tip"
  ) { arguments throws(Problem) in
    let name = try arguments.next("a name")
    let kind = try arguments.choice("a kind of place", ["inline", "popover"])
    let subject = try subject(&arguments)
    let edge = try arrowEdge(&arguments)
    try arguments.end()
    let place = ScenarioPlace(
      view: name.text, name: name.text, kind: Place.Kind(rawValue: kind) ?? .inline,
      subject: subject, arrowEdge: edge)
    return ViewCommand(place: try arguments.scope.declare(place: place, name))
  }

  private static func subject(
    _ arguments: inout Arguments
  ) throws(Problem) -> ScenarioPlace.Subject {
    let word = try arguments.next("a tip or a group")
    switch try arguments.scope.tipOrGroup(word) {
    case .tip(let tip):
      if let next = arguments.peek, next.text == "as" {
        throw .badArgument(next, "as TIP goes with a group, and \(word.text) is a tip")
      }
      return .tip(tip)
    case .group(let group):
      guard arguments.take("as") else { return .group(group, only: nil) }
      let only = try arguments.next("a tip after as")
      let tip = try arguments.scope.tip(only)
      let known = arguments.scope.groups[group]
      guard known.origin == .implicit || known.members.contains(tip) else {
        throw .badArgument(only, "\(only.text) is no tip of the group \(known.name)")
      }
      return .group(group, only: tip)
    }
  }

  private static func arrowEdge(_ arguments: inout Arguments) throws(Problem) -> String? {
    guard let word = arguments.peek, let (key, value) = word.assignment, key == "arrow" else {
      return nil
    }
    _ = arguments.nextIfAny()
    let edges = ["top", "bottom", "leading", "trailing"]
    guard edges.contains(value.text) else { throw .notAChoice(value, "an edge", edges) }
    return value.text
  }
}

extension NameScope {
  /// The tips that a place can show.
  func tips(shownIn place: Int) -> [Int] {
    switch places[place].subject {
    case .tip(let tip): [tip]
    case .group(_, let only?): [only]
    case .group(let group, nil): members(of: group)
    }
  }

  /// The tips that a line about a place names: all of its group's, also where it shows one of them.
  func tips(namedBy place: Int) -> [Int] {
    switch places[place].subject {
    case .tip(let tip): [tip]
    case .group(let group, _): members(of: group)
    }
  }

  /// The group that a line about a place names, if it shows one.
  func groups(namedBy place: Int) -> [Int] {
    guard case .group(let group, _) = places[place].subject else { return [] }
    return [group]
  }

  /// A group's tips; all tips there are for the implicit one.
  func members(of group: Int) -> [Int] {
    groups[group].origin == .implicit ? Array(tips.indices) : groups[group].members
  }
}
