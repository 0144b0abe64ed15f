/// `group NAME ordered|first-available TIP…`: a TipGroup.
struct GroupCommand: DeclaringCommand {
  private static let mostMembers = 10_000

  let group: Int

  func run(in interpreter: Interpreter) throws(Problem) {
    interpreter.declare(group: group)
  }

  func namedTips(in scope: NameScope) -> [Int] { scope.groups[group].members }

  func namedGroups(in scope: NameScope) -> [Int] { [group] }

  static let entry = CommandEntry(
    "group", .setup, "NAME ordered|first-available TIP…", "a TipGroup"
  ) { arguments throws(Problem) in
    let name = try arguments.next("a name")
    let priority = try arguments.choice("a priority", ["ordered", "first-available"])
    let words = arguments.rest
    let members = try arguments.tips()
    var seen: Set<Int> = []
    if members.count > mostMembers, let word = words.first {
      throw .tooMany("tips", mostMembers, word.span)
    }
    for (index, member) in members.enumerated() {
      guard seen.insert(member).inserted else {
        let word = words[words.startIndex + index]
        throw .badArgument(word, "\(word.text) is there twice")
      }
    }
    let group = ScenarioGroup(
      name: name.text, isOrdered: priority == "ordered", members: members, origin: .script)
    return GroupCommand(group: try arguments.scope.declare(group: group, name))
  }
}
