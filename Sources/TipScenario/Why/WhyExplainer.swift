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
