import OpenTipKit

/// `launch [NAME=VALUE…] [ARG…]`: starts the process; a running one is terminated first.
struct LaunchCommand: ScenarioCommand {
  let arguments: [Word]

  func run(in interpreter: Interpreter) throws(Problem) {
    try interpreter.launch(arguments)
  }

  static let entry = CommandEntry(
    "launch", .app, "[NAME=VALUE…] [ARG…]",
    "start the app's process, configure TipKit, show the screen"
  ) { arguments throws(Problem) in
    let words = arguments.takeAll()
    _ = try LaunchPlan(words, scope: arguments.scope)
    return LaunchCommand(arguments: words)
  }
}

/// `relaunch [after DURATION] [ARG…]`: ends the process, lets time pass, starts it again.
struct RelaunchCommand: ScenarioCommand {
  let duration: ScenarioDuration
  let arguments: [Word]

  func run(in interpreter: Interpreter) throws(Problem) {
    let process = try interpreter.requireProcess()
    let words = arguments.isEmpty ? process.arguments : arguments
    try interpreter.requireReadable(words, after: duration)
    let screen = process.screen
    interpreter.terminate()
    try interpreter.advance(duration)
    try interpreter.launch(words, screen: screen)
  }

  static let entry = CommandEntry(
    "relaunch", .app, "[after DURATION] [ARG…]",
    "terminate, let the time pass, launch again with the same places on screen"
  ) { arguments throws(Problem) in
    var duration = ScenarioDuration(milliseconds: 0)
    if arguments.take("after") {
      duration = try Arguments.duration(try arguments.next("a duration after after"))
      while let word = arguments.peek, let more = try? ScenarioDuration.read(word.text) {
        _ = arguments.nextIfAny()
        duration = ScenarioDuration(milliseconds: duration.milliseconds + more.milliseconds)
        if duration.milliseconds > ScenarioDuration.longest {
          throw .badDuration(word.text, .tooLong, word.span)
        }
      }
    }
    let words = arguments.takeAll()
    _ = try LaunchPlan(words, scope: arguments.scope)
    return RelaunchCommand(duration: duration, arguments: words)
  }
}

/// `configure-now`: late configuration, or a second call.
struct ConfigureNowCommand: ScenarioCommand {
  func run(in interpreter: Interpreter) throws(Problem) {
    try interpreter.configure(try interpreter.requireProcess())
  }

  static let entry = CommandEntry(
    "configure-now", .app, "", "the app calls Tips.configure now"
  ) { arguments throws(Problem) in
    try arguments.end()
    return ConfigureNowCommand()
  }
}

/// `terminate`: a clean end of the process.
struct TerminateCommand: ScenarioCommand {
  func run(in interpreter: Interpreter) throws(Problem) {
    _ = try interpreter.requireProcess()
    interpreter.terminate()
  }

  static let entry = CommandEntry("terminate", .app, "", "the process ends cleanly") {
    arguments throws(Problem) in
    try arguments.end()
    return TerminateCommand()
  }
}

/// `background` and `foreground`.
struct BackgroundCommand: ScenarioCommand {
  let entersBackground: Bool

  func run(in interpreter: Interpreter) throws(Problem) {
    let process = try interpreter.requireProcess()
    let engine = process.engine
    guard engine.isInBackground != entersBackground else {
      throw .noChange("the app is in the \(entersBackground ? "background" : "foreground") already")
    }
    if entersBackground {
      interpreter.tellDisplays(of: process, ScenarioChange.Kind.displayPaused) {
        engine.enterBackground()
      }
    } else {
      interpreter.tellDisplays(of: process, ScenarioChange.Kind.displayResumed) {
        engine.enterForeground()
      }
    }
  }

  static let entries: [CommandEntry] = [
    CommandEntry("background", .app, "", "the app goes to the background") {
      arguments throws(Problem) in
      try arguments.end()
      return BackgroundCommand(entersBackground: true)
    },
    CommandEntry("foreground", .app, "", "the app comes to the foreground") {
      arguments throws(Problem) in
      try arguments.end()
      return BackgroundCommand(entersBackground: false)
    },
  ]
}
