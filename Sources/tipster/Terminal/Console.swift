import Foundation
import TipScenario
import TipSource

/// What the program was started with: its streams and its environment.
struct Console: Sendable {
  let output: Output
  let errors: Output
  let environment: [String: String]
  /// Whether a person types the input.
  let isInputTerminal: Bool
  /// What `--color` asks for; nil for a choice by stream and environment.
  var wantsColours: Bool?

  /// The process's own console.
  static func standard() -> Console {
    Console(
      output: Output(descriptor: STDOUT_FILENO), errors: Output(descriptor: STDERR_FILENO),
      environment: ProcessInfo.processInfo.environment,
      isInputTerminal: isatty(STDIN_FILENO) == 1)
  }

  /// Whether a stream gets colours: an explicit option beats `NO_COLOR` and the kind of stream.
  func colours(on stream: Output) -> Bool {
    if let wantsColours { return wantsColours }
    let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return stream.isTerminal && !isRefused && environment["TERM"] != "dumb"
  }

  /// The columns of the terminal; 80 where it does not say.
  var columns: Int {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  /// How pictures of tips are shown on standard output: plain where it is no terminal.
  var renderStyle: RenderStyle {
    guard output.isTerminal, environment["TERM"] != "dumb" else { return .plain }
    return .terminal(columns: columns, colours: colours(on: output))
  }

  /// Prints a transcript, which holds nothing that a terminal would act on: the same bytes everywhere.
  func print(_ transcript: String) { output.write(transcript) }

  /// Writes diagnostics to standard error.
  func report(_ diagnostics: [Diagnostic]) {
    errors.write(DiagnosticText(colours: colours(on: errors)).render(diagnostics))
    errors.flush()
  }
}
