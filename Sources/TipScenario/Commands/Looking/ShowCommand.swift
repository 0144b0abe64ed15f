/// `show tips|events|parameters|groups|views|store|clock|all` and `show NAME`.
struct ShowCommand: ScenarioCommand {
  /// What can be shown as a whole.
  enum Topic: String, CaseIterable, Sendable {
    case tips, events, parameters, groups, views, store, clock, all
  }

  /// What is shown.
  enum Subject: Sendable {
    case topic(Topic)
    case tip(Int)
    case event(Int)
    case parameter(Int)
    case group(Int)
    case view([Int])
  }

  let subject: Subject

  func run(in interpreter: Interpreter) throws(Problem) {
    let renderer = ShowRenderer(interpreter: interpreter, engine: try interpreter.valueEngine())
    interpreter.record(.output(renderer.lines(subject)))
  }

  func namedTips(in scope: NameScope) -> [Int] {
    switch subject {
    case .topic: []
    case .tip(let tip): [tip]
    case .event(let event): scope.tips(declaring: scope.model.events[event].name)
    case .parameter(let index): scope.tips(declaring: scope.model.parameters[index].name)
    case .group(let group): scope.members(of: group)
    case .view(let places): places.flatMap(scope.tips(namedBy:))
    }
  }

  func namedGroups(in scope: NameScope) -> [Int] {
    switch subject {
    case .group(let group): [group]
    case .view(let places): places.flatMap(scope.groups(namedBy:))
    default: []
    }
  }

  static let entry = CommandEntry(
    "show", .looking, "tips|events|parameters|groups|views|store|clock|all|NAME",
    "what is known of the app's tips now"
  ) { arguments throws(Problem) in
    let word = try arguments.last("what to show")
    return ShowCommand(subject: try subject(word, arguments.scope))
  }

  private static func subject(_ word: Word, _ scope: NameScope) throws(Problem) -> Subject {
    if !word.isQuoted, let topic = Topic(rawValue: word.text) { return .topic(topic) }
    switch scope.kind(of: scope.split(word.text).name) {
    case "a parameter": return .parameter(try scope.parameter(word))
    case "an event": return .event(try scope.event(word))
    case "a group": return .group(try scope.group(word))
    case "a view": return .view(try scope.view(word))
    case "a tip": return .tip(try scope.tip(word))
    default: break
    }
    throw .unknownName(
      word.text, "thing named",
      nearest: NearestName.nearest(
        to: word.text, among: scope.allNames + Topic.allCases.map(\.rawValue)), word.span)
  }
}

extension NameScope {
  /// Every name that a line can use, in order.
  var allNames: [String] {
    (Array(tipsByName.keys) + Array(parametersByName.keys) + Array(eventsByName.keys)
      + Array(groupsByName.keys) + Array(placesByView.keys)).sorted()
  }
}
