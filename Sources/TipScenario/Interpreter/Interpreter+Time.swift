import OpenTipKit

extension Interpreter {
  /// Lets time pass from deadline to deadline, so that everything happens at its own instant.
  ///
  /// - Parameter holds: asked at the beginning and after each step; true ends it early.
  /// - Returns: whether `holds` said true.
  @discardableResult
  func advance(
    _ duration: ScenarioDuration, until holds: () throws(Problem) -> Bool = { () in false }
  ) throws(Problem) -> Bool {
    var remaining = duration.milliseconds
    guard ScenarioInstant.range.contains(now.adding(milliseconds: remaining)) else {
      throw .clockOutOfRange
    }
    if try holds() { return true }
    var stillSteps = 0
    while remaining > 0 {
      var distance = remaining
      if let due = device.process?.engine.nextDeadline, due <= remaining {
        // A deadline that is due now and stays due must not hold the clock for ever.
        stillSteps = due > 0 ? 0 : stillSteps + 1
        distance = stillSteps > 100 ? 1 : max(0, due)
      }
      world.clock.advance(milliseconds: distance)
      remaining -= distance
      settle()
      if try holds() { return true }
    }
    settle()
    return false
  }

  /// Applies what is due now.
  func settle() {
    device.process?.engine.settle()
    drain()
  }
}
