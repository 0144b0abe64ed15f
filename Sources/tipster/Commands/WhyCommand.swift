import TipScenario
import TipSource

/// `tipster why`: asks one question about an app's tips, in one line of shell.
struct WhyCommand: Command {
  static let syntax = CommandSyntax(
    "why", operands: "TIP PATH…", count: 2...Int.max,
    summary: "say what keeps a tip from the screen",
    discussion: """
      PATH is an app's folder or a Swift file. Of an app the screens are read too, and its configure
      and launch arguments; appear brings one on screen. Before the question is answered the app is launched,
      or the lines of -c are run:

        tipster why ShareTip MyApp -c launch -c 'appear HomeView'
      """,
    options: [
      Option(
        "command", short: "c", argument: "COMMAND",
        "a line to run first, instead of launch; may be repeated")
    ])

  private let tip: String
  private let paths: [String]
  private let commands: [String]

  init(_ arguments: ParsedArguments) {
    tip = arguments.operands[0]
    paths = Array(arguments.operands.dropFirst())
    let given = arguments.values("command")
    commands = given.isEmpty ? ["launch"] : given
  }

  func run(on console: Console) throws -> ExitStatus {
    let loader = ScenarioLoader.local()
    let tips = loader.sourcesLine(paths)
    let question = ScenarioScript.line("why", paths: [tip])
    let before = ScenarioScript.load(
      path: "why", text: tips + "\n", loader: loader
    ).appending(commands)
    let script = before.appending([question], named: "why")
    console.report(script.diagnostics + script.sourceFaults)
    guard script.isRunnable else { return .invalid }
    let result = script.run()
    let told = before.run().transcript
    console.print(Self.answer(in: result.transcript.dropFirst(told.count)))
    console.output.flush()
    let style = DiagnosticText(colours: console.colours(on: console.errors))
    for failure in result.failures { console.errors.write(failure.text(style)) }
    return result.isPassed ? .success : .failed
  }

  /// The lines under the question, without their indentation.
  private static func answer(in transcript: Substring) -> String {
    let lines = transcript.split(separator: "\n", omittingEmptySubsequences: false)
    let answer = lines.drop { !$0.hasPrefix("why ") }.dropFirst()
    return answer.map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
  }
}
