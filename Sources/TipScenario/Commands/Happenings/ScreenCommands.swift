import OpenTipKit
import TipSource

/// `appear VIEW` and `disappear VIEW`: the view's places come on screen, or leave it.
struct ViewCommands: ScenarioCommand {
  let name: String
  let places: [Int]
  let appears: Bool

  func run(in interpreter: Interpreter) throws(Problem) {
    let process = try interpreter.requireProcess()
    let declared = places.filter(interpreter.declaredPlaces.contains)
    guard !declared.isEmpty else { throw .notDeclared(name) }
    let isThere: (Int) -> Bool = process.screen.contains
    if appears {
      let new = declared.filter { !isThere($0) }
      if new.isEmpty { throw .noChange("\(name) is on screen already") }
      process.engine.appear(interpreter.places(new, in: process))
    } else {
      let leaving = declared.filter(isThere)
      if leaving.isEmpty { throw .noChange("\(name) is not on screen") }
      process.screen.removeAll(where: leaving.contains)
      process.engine.disappear(places: leaving.map { interpreter.scope.places[$0].name })
    }
  }

  func namedTips(in scope: NameScope) -> [Int] { places.flatMap(scope.tips(namedBy:)) }

  func namedGroups(in scope: NameScope) -> [Int] { places.flatMap(scope.groups(namedBy:)) }

  static let entries: [CommandEntry] = [
    CommandEntry("appear", .happenings, "VIEW", "a view's places come on screen") {
      arguments throws(Problem) in try parse(&arguments, appears: true)
    },
    CommandEntry("disappear", .happenings, "VIEW", "a view's places leave the screen") {
      arguments throws(Problem) in try parse(&arguments, appears: false)
    },
  ]

  private static func parse(
    _ arguments: inout Arguments, appears: Bool
  ) throws(Problem) -> ViewCommands {
    let word = try arguments.last("a view")
    return ViewCommands(
      name: word.text, places: try arguments.scope.view(word), appears: appears)
  }
}

/// `close [TIP]`: the person taps the close button of a displayed tip.
struct CloseCommand: ScenarioCommand {
  let tip: Int?

  func run(in interpreter: Interpreter) throws(Problem) {
    let process = try interpreter.requireProcess()
    let displayed = process.engine.displayedTips
    if let tip {
      let handle = try interpreter.handle(tip, in: process)
      guard displayed.contains(handle) else {
        throw .notDisplayed(
          "\(interpreter.scope.tips[tip].name) is not displayed",
          details: interpreter.blockerLines(of: tip))
      }
      process.engine.close(handle)
      interpreter.drain()
      interpreter.markInvalidation(of: tip, process.engine.record(of: handle))
      return
    }
    guard let only = displayed.first else { throw .notDisplayed("no tip is displayed") }
    if displayed.count > 1 {
      throw .severalDisplayed(displayed.map { interpreter.scope.tips[process.index(of: $0)].name })
    }
    process.engine.close(only)
  }

  func namedTips(in scope: NameScope) -> [Int] { tip.map { [$0] } ?? [] }

  static let entry = CommandEntry(
    "close", .happenings, "[TIP]", "the person taps the close button of a displayed tip"
  ) { arguments throws(Problem) in
    guard let word = arguments.nextIfAny() else { return CloseCommand(tip: nil) }
    let tip = try arguments.scope.tip(word)
    try arguments.end()
    return CloseCommand(tip: tip)
  }
}

/// `tap-outside`: the person taps beside the popover.
struct TapOutsideCommand: ScenarioCommand {
  func run(in interpreter: Interpreter) throws(Problem) {
    guard try interpreter.requireProcess().engine.tapOutside() else {
      throw .notDisplayed("there is no popover to tap beside")
    }
  }

  static let entry = CommandEntry(
    "tap-outside", .happenings, "", "the person taps beside the popover"
  ) { arguments throws(Problem) in
    try arguments.end()
    return TapOutsideCommand()
  }
}

/// `present-modal` and `dismiss-modal`: something else takes, frees the presentation slot.
struct ModalCommand: ScenarioCommand {
  let isPresented: Bool

  func run(in interpreter: Interpreter) throws(Problem) {
    let engine = try interpreter.requireProcess().engine
    guard engine.hasModal != isPresented else {
      throw .noChange(isPresented ? "a modal is presented already" : "no modal is presented")
    }
    if isPresented { engine.presentModal() } else { engine.dismissModal() }
  }

  static let entries: [CommandEntry] = [
    CommandEntry("present-modal", .happenings, "", "something else takes the presentation slot") {
      arguments throws(Problem) in
      try arguments.end()
      return ModalCommand(isPresented: true)
    },
    CommandEntry("dismiss-modal", .happenings, "", "the presentation slot is freed") {
      arguments throws(Problem) in
      try arguments.end()
      return ModalCommand(isPresented: false)
    },
  ]
}
