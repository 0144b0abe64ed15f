import Foundation
import TipScenario

/// Signals that the program takes in hand.
enum Signals {
  /// Does something during which Ctrl-C is a wish to end instead of the end.
  static func catchingInterrupts<T>(
    _ interruption: Interruption, _ body: () throws -> T
  ) rethrows -> T {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(
      signal: SIGINT, queue: DispatchQueue(label: "interrupts"))
    source.setEventHandler { interruption.request() }
    source.resume()
    defer {
      source.cancel()
      signal(SIGINT, SIG_DFL)
    }
    return try body()
  }
}
