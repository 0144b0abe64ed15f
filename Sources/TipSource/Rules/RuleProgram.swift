import OpenTipKit

/// Evaluates a rule's code on its inputs.
struct RuleProgram: Sendable {
  /// What is read into which slot before the condition is tested.
  let parameters: [(slot: Int, descriptor: ParameterDescriptor)]
  let code: RuleCode
  let slotCount: Int

  /// Why a rule has no answer, as where Swift would trap.
  struct Failure: Error {
    let reason: String
  }

  /// Tests the condition.
  func evaluate(_ evaluation: inout RuleEvaluation) -> Tips.Rule.Answer {
    var run = RuleRun(slotCount: slotCount)
    for parameter in parameters {
      guard let value = evaluation.value(of: parameter.descriptor) as? SwiftValue else {
        return .unknown("the value of `\(parameter.descriptor.name)` is not known")
      }
      run.slots[parameter.slot] = .swift(value)
    }
    do {
      return Tips.Rule.Answer(try run.bool(code, &evaluation))
    } catch {
      return .unknown(error.reason)
    }
  }
}
