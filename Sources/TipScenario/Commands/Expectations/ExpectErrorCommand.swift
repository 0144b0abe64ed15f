/// `expect-error CODE COMMAND…`: the command fails with this error when it runs.
struct ExpectErrorCommand: ScenarioCommand {
  let code: String
  let head: Word
  let rest: ArraySlice<Word>
  /// The names that the line can use.
  let scope: NameScope

  func run(in interpreter: Interpreter) throws(Problem) {
    let problem = attempt(in: interpreter)
    interpreter.drain()
    guard interpreter.isChecking else {
      if let problem { interpreter.record(.note("\(problem.code): \(problem.message)")) }
      return
    }
    guard let problem else { throw .expectedError(code) }
    guard problem.code == code else { throw .otherError(code, problem) }
    let suggestion = problem.notes.first { $0.hasPrefix("Did you mean ") }
    let end = suggestion.map { ". \($0)" } ?? ""
    interpreter.record(.note("as expected: \(problem.message)\(end)"))
  }

  /// Resolves the command's names and runs it.
  private func attempt(in interpreter: Interpreter) -> Problem? {
    do throws(Problem) {
      guard let entry = CommandCatalogue.entry(head.text) else {
        throw Problem.unknownCommand(head, nearest: nil)
      }
      var arguments = Arguments(
        head: head, rest: rest, scope: scope, settings: interpreter.settings)
      let command = try entry.parse(&arguments)
      interpreter.focus.notice(command.namedTips(in: arguments.scope))
      interpreter.focus.notice(groups: command.namedGroups(in: arguments.scope))
      // What it would declare has no name outside this line.
      if command is any DeclaringCommand { return nil }
      try command.run(in: interpreter)
      return nil
    } catch {
      return error
    }
  }

  static let entry = CommandEntry(
    "expect-error", .expectations, "CODE COMMAND…", "the command fails with this error when it runs"
  ) { arguments throws(Problem) in
    let code = try arguments.next("the code of an error")
    let head = try arguments.next("a command")
    guard let entry = CommandCatalogue.entry(head.text) else {
      throw .unknownCommand(
        head,
        nearest: NearestName.nearest(to: head.text, among: CommandCatalogue.entries.map(\.name)))
    }
    guard entry.topic != .setup || entry.name != "modes" else {
      throw .badArgument(head, "\(head.text) does not run")
    }
    return ExpectErrorCommand(
      code: code.text, head: head, rest: arguments.takeAll()[...], scope: arguments.scope)
  }
}
