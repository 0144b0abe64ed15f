import TipSource

extension Interpreter {
  /// What is doubtful about the tips that the transcript tells of.
  var warnings: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let ofTips = scope.tips.indices.filter { focus.contains($0) }.flatMap { tip in
      unknownRules(of: tip) + changingID(of: tip) + doubtfulWords(of: tip)
    }
    return (appWarnings + ofTips + faultyTranslations).filter { seen.insert($0).inserted }
  }

  /// Rules without an answer, unless an expectation says that the script knows of them (S1.2).
  private func unknownRules(of tip: Int) -> [Diagnostic] {
    guard !knownUnknowns.contains(tip) else { return [] }
    var source = scope.tips[tip].source
    for assumption in device.assumptions[tip] ?? [] {
      source = source.assuming(assumption.input, holds: assumption.holds) ?? source
    }
    return source.sourceRules.enumerated().compactMap { index, rule in
      guard let obstacle = rule.obstacle else { return nil }
      return ScenarioWarning.unknownRule(
        of: scope.tips[tip].name, rule.rule.inputNames ?? "#\(index + 1)",
        reason: obstacle.reason, rule.location)
    }
  }

  /// An id that differs from launch to launch (S12.2).
  private func changingID(of tip: Int) -> [Diagnostic] {
    guard device.tipsByLaunchID.values.contains(where: { $0.contains(tip) }) else { return [] }
    let source = scope.tips[tip].source
    return [ScenarioWarning.changingID(of: scope.tips[tip].name, source.location)]
  }
}
