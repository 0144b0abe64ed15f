/// One command of the language: its arguments are parsed, resolved and type-checked.
///
/// Each family of commands is one small type, listed in the catalogue.
protocol ScenarioCommand: Sendable {
  /// The tips that the line names, directly or in a group or place that it names.
  func namedTips(in scope: NameScope) -> [Int]

  /// The groups that the line names, directly or in a place that it names.
  func namedGroups(in scope: NameScope) -> [Int]

  /// How many donations the line makes.
  var donationCount: Int { get }

  /// Does what the command says; an error means that nothing was changed.
  func run(in interpreter: Interpreter) throws(Problem)
}

extension ScenarioCommand {
  func namedTips(in scope: NameScope) -> [Int] { [] }
  func namedGroups(in scope: NameScope) -> [Int] { [] }
  var donationCount: Int { 0 }
}

/// A command that gives something a name: `instance`, `group`, `view`.
protocol DeclaringCommand: ScenarioCommand {}

/// A command that checks something and can be asked again and again.
protocol ScenarioExpectation: ScenarioCommand {
  /// Why it does not hold; nil when it does.
  func mismatch(in interpreter: Interpreter) throws(Problem) -> Mismatch?

  /// Called when the expectation has been checked once and for all.
  func finish(in interpreter: Interpreter)
}

extension ScenarioExpectation {
  func run(in interpreter: Interpreter) throws(Problem) {
    let mismatch = try mismatch(in: interpreter)
    finish(in: interpreter)
    if let mismatch { throw .expectationFailed(mismatch) }
  }

  func finish(in interpreter: Interpreter) {}
}

/// How what is differs from what was expected.
struct Mismatch: Sendable {
  var message: String
  /// Lines that explain it, ready to be printed.
  var details: [String] = []
}
