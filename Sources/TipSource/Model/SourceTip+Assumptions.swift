import Foundation
import OpenTipKit

extension SourceTip {
  /// The same tip, with the answer of a rule that cannot be evaluated from source.
  ///
  /// - Parameters:
  ///   - input: `rule:NAME` with the rule's inputs joined by `+`, or `rule:#N` with its position from
  ///     1; `rule:` may be left out.
  ///   - holds: the answer.
  /// - Returns: nil when no rule of that name lacks an answer.
  public func assuming(_ input: String, holds: Bool) -> SourceTip? {
    let wanted = input.hasPrefix("rule:") ? String(input.dropFirst("rule:".count)) : input
    var tip = self
    var isFound = false
    for (index, rule) in sourceRules.enumerated() where rule.obstacle != nil {
      guard rule.rule.inputNames == wanted || wanted == "#\(index + 1)" else { continue }
      isFound = true
      let source = rule.source
      tip.sourceRules[index].obstacle = nil
      tip.sourceRules[index].rule = Tips.Rule(
        inputs: rule.rule.inputs, source: source, location: rule.rule.location,
        evaluate: { evaluation in
          evaluation.note(
            RulePart(
              source: source, value: holds ? "true" : "false", requirement: "true (assumed)",
              isSatisfied: holds))
          return Tips.Rule.Answer(holds)
        })
    }
    return isFound ? tip : nil
  }

  /// The tip as a launch makes it: an id that holds `UUID()` is another one in each launch, the same
  /// in every run (S12.2).
  ///
  /// - Parameter launch: the launch's number, from 1.
  public func instance(forLaunch launch: Int) -> SourceTip {
    guard !launchIdentifiers.isEmpty, launch != 1 else { return self }
    var tip = self
    for (index, identifier) in launchIdentifiers.enumerated() {
      let seed = "\(qualifiedTypeName)|\(name)#\(index)"
      let replacement = LaunchIdentifier.uuid(seed: seed, launch: launch)
      tip.id = tip.id.replacingOccurrences(of: identifier, with: replacement)
    }
    tip.launchIdentifiers = []
    return tip
  }
}
