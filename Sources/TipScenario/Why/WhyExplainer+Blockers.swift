import OpenTipKit

extension WhyExplainer {
  /// One blocker, with what it rests on beneath.
  func lines(_ blocker: Blocker) -> [WhyLine] {
    let word = interpreter.actual(blocker, of: tip, in: process).text
    switch blocker {
    case .notConfigured:
      return [
        WhyLine(1, "\(word)  Tips.configure has not succeeded in this process", .notConfigured)
      ]
    case .hidden(let scope):
      let call = scope == .all ? "hideAllTipsForTesting" : "hideTipsForTesting"
      return [WhyLine(1, "\(word)  \(call) is in force", .overrides)]
    case .invalidated(let record): return lines(record, word)
    case .rule(let index, _):
      guard explanation.rules.indices.contains(index) else { return [] }
      return lines(explanation.rules[index], at: index, label: word, "does not hold")
    case .unknown(let index, _, let reason): return lines(unknownRule: index, word, reason)
    case .frequency(let id, let since, let until): return lines(budgetOf: id, since, until, word)
    case .noView: return lines(noView: word)
    case .group(let group, let other): return [line(group, other, word)]
    case .slot(.modal):
      return [WhyLine(1, "\(word)  something else has the presentation slot", .slot)]
    case .slot(.tip):
      return [WhyLine(1, "\(word)  its popover has the presentation slot", .slot)]
    case .dismissed:
      return [
        WhyLine(1, "\(word)  its place was emptied by hand and has not appeared again", .tapOutside)
      ]
    case .background:
      return [WhyLine(1, "\(word)  nothing is on screen in the background", .background)]
    }
  }

  private func lines(_ record: TipRecord.Invalidation, _ word: String) -> [WhyLine] {
    let ground: Ground =
      switch record.reason {
      case .displayCountExceeded: .displayCount
      case .displayDurationExceeded: .displayDuration
      case .actionPerformed, .tipClosed: .invalidation
      }
    var lines = [
      WhyLine(1, "\(word)  for good", ground),
      WhyLine(2, "at \(moment(record.date))", .invalidation),
    ]
    let id = scope.tips[tip].source.id
    if let line = interpreter.device.invalidations[id], line.date == record.date {
      lines.append(WhyLine(2, "by \(line.command)", edge: line.place))
    }
    return lines
  }

  private func lines(
    unknownRule index: Int, _ word: String, _ reason: String
  ) -> [WhyLine] {
    guard explanation.rules.indices.contains(index) else { return [] }
    let rule = explanation.rules[index]
    let label = self.label(rule, index)
    return lines(rule, at: index, label: word, "cannot be evaluated: \(reason)", .unknownRule)
      + [WhyLine(2, "to answer it before launch: assume \(name) rule:\(label) true")]
  }

  private func lines(
    budgetOf id: String, _ since: Timestamp, _ until: Timestamp, _ word: String
  ) -> [WhyLine] {
    let frequency = interpreter.configuration.frequency.name
    let holder = interpreter.tipName(ofID: id)
    return [
      WhyLine(1, "\(word)  holds the \(frequency) budget", .budget),
      WhyLine(2, "since \(moment(since)): \(holder) was first displayed", .budgetClock),
      WhyLine(2, "until \(moment(until))", .interval(frequency)),
    ]
  }

  private func lines(noView word: String) -> [WhyLine] {
    var lines = [WhyLine(1, "\(word)  no place on screen is for it", .availableIsNotDisplayed)]
    var views: [String] = []
    for place in interpreter.declaredPlaces where scope.tips(shownIn: place).contains(tip) {
      let view = scope.places[place].view
      if !views.contains(view) { views.append(view) }
    }
    if !views.isEmpty {
      lines.append(
        WhyLine(2, "to bring one: " + views.map { "appear \($0)" }.joined(separator: " or ")))
    }
    return lines
  }

  private func line(_ group: TrackedGroup, _ other: TrackedTip?, _ word: String) -> WhyLine {
    let index = process.index(of: group)
    let known = scope.groups[index]
    let ground: Ground = known.isOrdered ? .orderedGroup : .firstAvailableGroup
    guard let other else {
      return WhyLine(1, "\(word)  the group \(known.name) has no current tip", ground)
    }
    let name = scope.tips[process.index(of: other)].name
    guard process.engine.currentTip(of: group) == nil else {
      return WhyLine(1, "\(word)  is the current tip of \(known.name)", ground)
    }
    return WhyLine(
      1,
      "\(word)  \(known.name) is ordered and waits for \(name), which is "
        + interpreter.status(of: process.index(of: other)).words, ground)
  }
}
