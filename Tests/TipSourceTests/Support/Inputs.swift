import OpenTipKit
import TipSource

/// Inputs of rules for tests: values and donations by the property's name.
struct Inputs: RuleInputSource {
  var values: [String: SwiftValue] = [:]
  var donations: [String: [RecordedDonation]] = [:]

  func value(of parameter: ParameterDescriptor) -> any Sendable {
    values[parameter.name] ?? parameter.initialValue
  }

  func donations(of event: EventDescriptor) -> ArraySlice<RecordedDonation> {
    (donations[event.name] ?? [])[...]
  }
}

/// What one evaluation gave.
struct Evaluated {
  let answer: Tips.Rule.Answer
  let evaluation: RuleEvaluation

  /// The parts as `source = value, requires requirement`.
  var parts: [String] {
    evaluation.parts.map { part in
      let requirement = part.requirement.map { ", requires \($0)" } ?? ""
      return "\(part.source) = \(part.value)\(requirement)"
    }
  }

  /// Milliseconds from now until time alone may change the answer.
  var changesAfter: Int64? {
    evaluation.mayChange.map { $0.milliseconds(since: evaluation.now) }
  }
}

/// The instant of every test's evaluation.
let testNow = Timestamp(milliseconds: 1_767_258_000_000)

extension Tips.Rule {
  /// Evaluates the rule at ``testNow``.
  func evaluated(_ inputs: Inputs = Inputs(), explaining: Bool = false) -> Evaluated {
    var evaluation = RuleEvaluation(now: testNow, inputs: inputs, isExplaining: explaining)
    let answer = evaluate(&evaluation)
    return Evaluated(answer: answer, evaluation: evaluation)
  }
}

/// Donations so many milliseconds ago, the oldest first.
func donations(ago: [Int64], _ information: String? = nil) -> [RecordedDonation] {
  ago.sorted(by: >).map {
    RecordedDonation(date: testNow.adding(milliseconds: -$0), information: information)
  }
}
