/// Every note about an app's code that runs, in one place.
enum RunningMessage {
  /// A call of TipKit in code that the start does not lead to.
  static func notAtStart(_ call: String) -> String {
    "`\(call)` is not called at the app's start, and was not run"
  }

  /// A statement that is not about TipKit.
  static func passedOver(_ statement: String) -> String {
    "`\(statement)` is the app's and was passed over"
  }

  /// Calls of TipKit under a condition that cannot be evaluated.
  static func unknownCondition(_ condition: String, notRun calls: [String]) -> String {
    let verb = calls.count == 1 ? "was" : "were"
    return "\(list(calls)) \(verb) not run: whether `\(condition)` holds cannot be read from source"
  }

  /// A branch that configures, under a condition that cannot be evaluated.
  static func branchTaken(_ condition: String) -> String {
    "whether `\(condition)` holds cannot be read from source: the branch that calls "
      + "`Tips.configure` was taken"
  }

  /// A `guard`, or an `if` that leaves, whose condition cannot be evaluated.
  static func wentOn(_ condition: String) -> String {
    "whether `\(condition)` holds cannot be read from source: what follows was run"
  }

  /// A local value that depends on a condition that cannot be evaluated.
  static func unknownValue(_ name: String, _ condition: String) -> String {
    "`\(name)` depends on `\(condition)`, which cannot be read from source: it was left as it was"
  }

  /// A loop over something that is not known.
  static func unknownLoop(_ sequence: String, notRun calls: [String]) -> String {
    "\(list(calls)) \(calls.count == 1 ? "was" : "were") not run: the elements of `\(sequence)` "
      + "cannot be read from source"
  }

  /// A closure that is handed to a function that is not in the source.
  static func unknownCaller(_ function: String, notRun calls: [String]) -> String {
    "\(list(calls)) \(calls.count == 1 ? "was" : "were") not run: whether `\(function)` runs its "
      + "closure cannot be read from source"
  }

  /// A closure that runs later than its surroundings.
  static func later(_ function: String, notRun calls: [String]) -> String {
    "\(list(calls)) \(calls.count == 1 ? "was" : "were") not run: `\(function)` runs its closure later"
  }

  /// A call of TipKit after a pause.
  static func notWaited(_ call: String, _ pause: String) -> String {
    "`\(call)` is run without waiting: the time that `\(pause)` takes does not pass"
  }

  /// A call of TipKit whose arguments are not known.
  static func unknownCall(_ call: String, _ reason: String) -> String {
    "`\(call)` was not run: \(reason)"
  }

  /// An option of `Tips.configure` that is not known.
  static func unknownOption(_ option: String) -> String {
    "the option `\(option)` cannot be read from source, and is left out"
  }

  /// Options of `Tips.configure` that are not known.
  static func unknownOptions(_ reason: String) -> String {
    "the options of `Tips.configure` cannot be read from source, and are left out: \(reason)"
  }

  /// A tip that is not among those that were made.
  static func unknownTip(_ tip: String, _ call: String) -> String {
    "`\(call)` was not run: `\(tip)` is not among the tips that could be made from source"
  }

  /// A statement that is not understood.
  static func unreadable(_ statement: String) -> String {
    "`\(statement)` is not read, and was passed over"
  }

  /// Code that takes too long.
  static let exhausted =
    "the code takes too many steps, or is nested too deeply: what follows was not run"

  /// An error that nothing catches.
  static func thrown(_ error: String) -> String {
    "\(error) is thrown and not caught: what follows was not run"
  }

  /// Configuration in code that the start does not lead to.
  static func lateConfigure(_ call: ConfigureCall) -> String {
    let context =
      call.context.hasSuffix(")")
      ? String(call.context.dropLast()).replacing(" (", with: "'s ") : call.context
    return "Tips.configure is called in \(context), after the first screen may be there"
  }

  private static func list(_ calls: [String]) -> String {
    let shown = calls.prefix(3).map { "`\($0)`" }
    let more = calls.count > 3 ? " and \(calls.count - 3) more" : ""
    return shown.joined(separator: ", ") + more
  }
}
