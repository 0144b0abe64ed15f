import OpenTipKit
import TipSource

/// Explains why a tip is or is not on screen: every blocker, with the numbers it rests on.
struct WhyExplainer {
  let interpreter: Interpreter
  let process: AppProcess
  let tip: Int
  let explanation: Explanation

  var scope: NameScope { interpreter.scope }
  var name: String { scope.tips[tip].name }
  var now: Timestamp { interpreter.now }

  /// The explanation of a tip.
  static func lines(of tip: Int, in interpreter: Interpreter) -> [WhyLine] {
    let name = interpreter.scope.tips[tip].name
    guard let process = interpreter.device.process, let handle = process.tips[tip] else {
      return [WhyLine(0, "\(name) is pending: the app does not run", .process)]
    }
    return WhyExplainer(
      interpreter: interpreter, process: process, tip: tip,
      explanation: process.engine.explanation(of: handle)
    ).lines
  }

  /// What keeps a tip from the screen first of all, in one line; that it is there, if it is.
  static func firstLine(of tip: Int, in interpreter: Interpreter) -> WhyLine {
    let all = lines(of: tip, in: interpreter)
    return all.first { $0.depth == 1 } ?? all[0]
  }

  private var lines: [WhyLine] {
    var lines = [head]
    let blockers = explanation.blockers
    for blocker in blockers { lines += self.lines(blocker) }
    if blockers.isEmpty {
      for place in explanation.places { lines.append(line(place)) }
      for (index, rule) in explanation.rules.enumerated() where !explanation.isForced {
        lines += self.lines(rule, at: index, label: "rule:\(label(rule, index))", "holds")
      }
    }
    lines += limits
    lines.append(nextChange)
    return lines
  }

  private var head: WhyLine {
    let words = explanation.blockers.map {
      interpreter.actual($0, of: tip, in: process).text
    }
    if words.isEmpty { return WhyLine(0, "\(name) is on screen", .display) }
    var unique: [String] = []
    for word in words where !unique.contains(word) { unique.append(word) }
    let count = unique.count == 1 ? "one thing keeps" : "\(unique.count) things keep"
    return WhyLine(
      0, "\(name) is \(explanation.status.words): \(count) it from the screen", .statusMeaning)
  }

  private func line(_ place: Place) -> WhyLine {
    let kind = place.kind == .popover ? "as a popover" : "inline"
    let isImplicit = place.name == AppProcess.implicitPlace
    let text = isImplicit ? "displayed \(kind)" : "displayed in \(place.name), \(kind)"
    return explanation.isForced
      ? WhyLine(1, text + ", by a show override", .showOverride) : WhyLine(1, text, .display)
  }

  /// What its options limit, and how far it has come.
  private var limits: [WhyLine] {
    var lines: [WhyLine] = []
    let record = explanation.record
    if let most = explanation.limits.displayCount {
      lines.append(
        WhyLine(1, "displays: \(record.displayCount) of at most \(most)", .displayCount))
    }
    if let most = explanation.limits.displayMilliseconds {
      let shown = ScenarioDuration(milliseconds: explanation.displayedMilliseconds)
      lines.append(
        WhyLine(
          1, "time on screen: \(shown) of at most \(ScenarioDuration(milliseconds: most))",
          .displayDuration))
      if let lasted = explanation.currentDisplayMilliseconds, lasted < TipLimits.displayFloor {
        let floor = ScenarioDuration(milliseconds: TipLimits.displayFloor)
        lines.append(
          WhyLine(
            1, "and this display: \(ScenarioDuration(milliseconds: lasted)) of at least \(floor)",
            .displayDuration))
      }
    }
    return lines
  }

  private var nextChange: WhyLine {
    guard let change = explanation.nextChange else {
      return WhyLine(1, "time alone changes nothing", .time)
    }
    return WhyLine(1, "time alone changes this at \(moment(change))", .time)
  }

  // MARK: Rules

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

  // MARK: Times

  /// `2026-01-02 09:00:00, in 23h59m`.
  func moment(_ instant: Timestamp) -> String {
    let text = ScenarioInstant.print(instant, in: interpreter.zone)
    let distance = instant.milliseconds(since: now)
    if distance == 0 { return "\(text), just now" }
    let length = ScenarioDuration(milliseconds: abs(distance))
    return distance > 0 ? "\(text), in \(length)" : "\(text), \(length) ago"
  }
}

extension String {
  /// The text without blanks and line ends around it.
  var trimmingLine: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

extension Interpreter {
  /// Every blocker of a tip with its numbers, as failures and `why` print them.
  func blockerLines(of tip: Int) -> [String] {
    WhyLine.layout(WhyExplainer.lines(of: tip, in: self))
  }
}
