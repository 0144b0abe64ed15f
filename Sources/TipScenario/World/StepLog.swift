import OpenTipKit
import Synchronization

/// Collects the steps that an engine reports until they are taken.
final class StepLog: Sendable {
  private let steps = Mutex<[EngineStep]>([])

  func add(_ step: EngineStep) { steps.withLock { $0.append(step) } }

  /// The steps since the last call, in order.
  func take() -> [EngineStep] {
    steps.withLock { steps in
      defer { steps.removeAll() }
      return steps
    }
  }
}
