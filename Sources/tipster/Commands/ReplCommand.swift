import Foundation
import TipScenario

/// `tipster repl`: reads a script from standard input, or line by line from a terminal.
struct ReplCommand: Command {
  static let syntax = CommandSyntax(
    "repl", operands: "[FILE…]", count: 0...Int.max,
    summary: "run lines as they are typed, or a script on standard input",
    discussion: """
      Each FILE is a scenario, Swift source or an app's folder, read before the first line. Input
      that is not a terminal is read whole, as a scenario named - in the current folder: what is
      printed is what tipster run prints. A bare tipster does the same.
      """,
    options: [Option("no-edit", "no prompt")])

  private let files: [String]
  private let isPlain: Bool

  init(_ arguments: ParsedArguments) {
    files = arguments.operands
    isPlain = arguments.has("no-edit")
  }

  func run(on console: Console) throws -> ExitStatus {
    let scripts = Scripts()
    let lines = files.map { file in
      file.hasSuffix(".tips")
        ? ScenarioScript.line("include", paths: [file]) : scripts.loader.sourcesLine([file])
    }
    if console.isInputTerminal {
      return converse(beginningWith: lines, scripts.loader, on: console)
    }
    return try scripts.standardInput(after: lines).run(mode: "normal", on: console)
  }

  /// Runs lines as they are typed, until the input ends.
  private func converse(
    beginningWith lines: [String], _ loader: ScenarioLoader, on console: Console
  ) -> ExitStatus {
    if !isPlain {
      console.output.write("Ctrl-D ends; tipster help commands lists what may be typed.\n")
    }
    let session = ScenarioSession(loader: loader)
    session.renderStyle = console.renderStyle
    for line in lines { tell(session.enter(line), of: line, on: console) }
    var isIncomplete = false
    var typed: [String] = []
    while console.output.isOpen {
      if !isPlain { console.output.write(isIncomplete ? "… " : "tipster> ") }
      guard let line = readLine() else {
        if !isPlain { console.output.write("\n") }
        break
      }
      // The window may have another size by now.
      session.renderStyle = console.renderStyle
      let outcome = session.enter(line)
      isIncomplete = outcome.isIncomplete
      typed.append(line)
      if isIncomplete { continue }
      tell(outcome, of: typed.joined(separator: "\n"), on: console)
      typed = []
    }
    return .success
  }

  /// Prints what lines came to, without the lines: whoever typed them sees them already.
  private func tell(_ outcome: ScenarioSession.Outcome, of lines: String, on console: Console) {
    console.report(outcome.diagnostics)
    let echo = lines + "\n"
    let text = outcome.transcript
    console.print(text.hasPrefix(echo) ? String(text.dropFirst(echo.count)) : text)
    console.output.flush()
    console.errors.flush()
  }
}
