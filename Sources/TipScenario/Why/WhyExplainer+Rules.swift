import OpenTipKit
import TipSource

extension WhyExplainer {
  func label(_ rule: Explanation.Rule, _ index: Int) -> String {
    rule.rule.inputNames ?? "#\(index + 1)"
  }

  /// A rule with its source and the value of each part, required against actual.
  func lines(
    _ rule: Explanation.Rule, at index: Int, label: String, _ verdict: String,
    _ ground: Ground = .rulesAreAnded
  ) -> [WhyLine] {
    var lines = [WhyLine(1, "\(label)  \(verdict)", ground)]
    let quoted = quote(rule.rule.source)
    for (number, text) in quoted.enumerated() {
      let isLast = number == quoted.count - 1
      lines.append(WhyLine(2, text, edge: isLast ? place(of: rule.rule) : ""))
    }
    if let assumption = assumption(ofRule: index) {
      let verb = assumption.holds ? "assumed to hold" : "assumed not to hold"
      lines.append(
        WhyLine(
          2, "\(verb), by \(interpreter.place(assumption.path, assumption.line))", .unknownRule))
      return lines
    }
    let sources = rule.parts.map(\.source.count).max() ?? 0
    let values = rule.parts.map(\.value.count).max() ?? 0
    for part in rule.parts {
      // A part that is the whole rule stands right beneath it.
      let isWhole = oneLine(part.source) == oneLine(rule.rule.source)
      var text = isWhole ? "is " : pad(oneLine(part.source), sources) + " = "
      if let requirement = part.requirement {
        text += (isWhole ? part.value : pad(part.value, values)) + "  needs \(requirement)"
        if part.isSatisfied == true { text += ": holds" }
      } else {
        text += part.value
      }
      lines.append(WhyLine(2, text, self.ground(of: part, in: rule.rule)))
    }
    if let change = rule.nextChange {
      lines.append(WhyLine(2, "its answer changes at \(moment(change))", .timedRule))
    }
    return lines
  }

  /// Where a rule stands in the source.
  private func place(of rule: Tips.Rule) -> String {
    guard let location = rule.location else { return "" }
    guard let colon = location.lastIndex(of: ":"),
      let line = Int(location[location.index(after: colon)...])
    else { return location }
    return interpreter.place(String(location[..<colon]), line)
  }

  /// The line that answers a rule, if it needed one at this launch; the latest counts.
  private func assumption(ofRule index: Int) -> Assumption? {
    let rules = scope.tips[tip].source.sourceRules
    guard rules.indices.contains(index), rules[index].obstacle != nil else { return nil }
    let names = [rules[index].rule.inputNames, "#\(index + 1)"].compactMap {
      $0.map { "rule:\($0)" }
    }
    return process.assumptions[tip]?.last { names.contains($0.input) }
  }

  private func ground(of part: RulePart, in rule: Tips.Rule) -> Ground {
    if part.source.contains("donatedWithin") { return .timeRange }
    if part.source.contains("Subset(") { return .subsets }
    let readsEvents = rule.inputs.contains { if case .event = $0 { true } else { false } }
    return readsEvents ? .donations : .parameter
  }

  /// Source as it stands, its common indentation removed, at most ten lines.
  private func quote(_ source: String) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: true)
    guard lines.count > 1 else { return [source.trimmingLine] }
    let indentation = lines.dropFirst().map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let shown = lines.prefix(10).enumerated().map { index, line in
      String(index == 0 ? line : line.dropFirst(indentation))
    }
    return lines.count > 10 ? shown + ["…"] : shown
  }

  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0[...].trimmingBlanks }.joined(separator: " ")
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
