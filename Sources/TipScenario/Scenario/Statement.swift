/// One command line of a script, ready to run.
struct Statement: Sendable {
  let command: any ScenarioCommand
  let line: ScenarioLine
  /// The modes named with `@`; nil without.
  let modes: [String]?
  /// The command's name.
  let name: String
  /// The line as it is echoed, made once for the many times that it may run.
  let echo: String

  init(command: any ScenarioCommand, line: ScenarioLine, modes: [String]?, name: String) {
    self.command = command
    self.line = line
    self.modes = modes
    self.name = name
    echo = line.echo
  }

  /// Whether the line checks something.
  var isExpectation: Bool { command is any ScenarioExpectation || command is ExpectErrorCommand }

  /// Whether the line runs in a mode: expectations without `@` are checked in `normal` only, but the
  /// command of an `expect-error` runs in every mode.
  func applies(in mode: String) -> Bool {
    if let modes { return modes.contains(mode) }
    return mode == ScenarioMode.normal.name || !(command is any ScenarioExpectation)
  }
}

/// A part of a script, in the order written.
enum ScriptItem: Sendable {
  case blank
  case comment(String)
  case statement(Statement)
  case repeated(RepeatedBlock)
  case expectedOutput(ExpectedOutput)

  /// How many commands it runs; saturating.
  var cost: Int {
    switch self {
    case .blank, .comment, .expectedOutput: 0
    case .statement: 1
    case .repeated(let block): block.cost
    }
  }

  /// How many donations it makes; saturating.
  var donationCount: Int {
    switch self {
    case .blank, .comment, .expectedOutput: 0
    case .statement(let statement): statement.command.donationCount
    case .repeated(let block): block.donationCount
    }
  }

  /// The line of it that makes the most donations; nil when none makes any.
  var mostDonating: Statement? {
    switch self {
    case .blank, .comment, .expectedOutput: nil
    case .statement(let statement): statement.command.donationCount > 0 ? statement : nil
    case .repeated(let block): block.body.mostDonating
    }
  }
}

/// The lines from `repeat N` to `end`.
struct RepeatedBlock: Sendable {
  let count: Int
  let head: Statement
  let body: [ScriptItem]
  /// The `end` line as echoed.
  let end: String

  private static let highestCost = 1 << 40

  /// How many commands it runs; saturating.
  var cost: Int { times(body.reduce(1) { min($0 + $1.cost, RepeatedBlock.highestCost) }) }

  /// How many donations it makes; saturating.
  var donationCount: Int { times(body.donationCount) }

  private func times(_ once: Int) -> Int {
    let (product, overflow) = once.multipliedReportingOverflow(by: count)
    return overflow ? Self.highestCost : min(product, Self.highestCost)
  }
}

extension [ScriptItem] {
  /// How many donations they make; saturating.
  var donationCount: Int { reduce(0) { Swift.min($0 + $1.donationCount, 1 << 40) } }

  /// The line among them that makes the most donations, the first of equals.
  var mostDonating: Statement? {
    var most: (item: ScriptItem, count: Int)?
    for item in self where item.donationCount > most?.count ?? 0 {
      most = (item, item.donationCount)
    }
    return most?.item.mostDonating
  }
}
