extension EngineCore {
  /// How many instants `why` looks ahead at before it gives up.
  private static let lookAheadLimit = 10_000

  /// Everything that keeps a tip from the screen: the gates, and what lies between an available tip
  /// and a place (S1.5). Empty when it is displayed.
  func blockers(of index: Int) -> [Blocker] {
    refreshStatuses()
    let eligibility = eligibility(of: index)
    guard eligibility.status == .available else { return eligibility.blockers }
    if displayedTips.contains(index) { return [] }
    return presentationBlockers(of: index)
  }

  private func presentationBlockers(of index: Int) -> [Blocker] {
    var showing: [PlaceState] = []
    var elsewhere: [Blocker] = []
    for (position, place) in places.enumerated() {
      switch place.place.subject {
      case .tip(let tip) where tip.index == index: showing.append(place)
      case .tip: break
      case .group(let group, let only):
        guard groups[group.index].members.contains(index), only == nil || only?.index == index
        else { continue }
        if candidate(at: position) == index {
          showing.append(place)
        } else {
          let holder = groups[group.index].current ?? head(ofGroup: group.index)
          let blocker = Blocker.group(group, tip: holder.map(TrackedTip.init))
          if !elsewhere.contains(blocker) { elsewhere.append(blocker) }
        }
      }
    }
    var blockers: [Blocker] = []
    if showing.isEmpty { blockers = elsewhere.isEmpty ? [.noView] : elsewhere }
    if showing.contains(where: { $0.place.kind == .popover }),
      let holder = otherSlotHolder(than: index)
    {
      blockers.append(.slot(holder))
    }
    if showing.contains(where: \.isDismissed) { blockers.append(.dismissed) }
    if isInBackground { blockers.append(.background) }
    return blockers
  }

  /// What has the slot, unless it is a popover of this tip.
  private func otherSlotHolder(than index: Int) -> SlotHolder? {
    if hasModal { return .modal }
    guard let tip = slotHolder.flatMap({ places[$0].display?.tip }), tip != index else {
      return nil
    }
    return .tip(TrackedTip(index: tip))
  }

  /// The whole answer to `why` (architecture 5).
  func explanation(of index: Int) -> Explanation {
    let blockers = blockers(of: index)
    let tip = tips[index]
    let state = records[tip.id] ?? RecordState()
    let rules = tip.rules.indices.map { explanation(ofRule: $0, of: index) }
    let showing = places.filter { $0.display?.tip == index }
    let counting = showing.compactMap(\.display).filter { !$0.isForced }
    return Explanation(
      status: tip.status, isForced: isForced(index), blockers: blockers, rules: rules,
      record: state.record, limits: tip.limits,
      displayedMilliseconds: state.displayed(at: clock.uptime),
      currentDisplayMilliseconds: counting.map { $0.elapsed(at: clock.uptime) }.max(),
      places: showing.map(\.place), nextChange: nextChange(of: index))
  }

  private func explanation(ofRule position: Int, of index: Int) -> Explanation.Rule {
    let rule = tips[index].rules[position]
    var evaluation = RuleEvaluation(now: now, inputs: inputs, isExplaining: true)
    let answer = rule.evaluate(&evaluation)
    let change = firstChange(after: now) { date in
      var later = RuleEvaluation(now: date, inputs: inputs)
      return (rule.evaluate(&later) != answer, later.mayChange)
    }
    return Explanation.Rule(
      rule: rule, answer: answer, parts: evaluation.parts, nextChange: change)
  }

  /// The next instant at which time alone changes the gates, or ends the tip by its duration.
  private func nextChange(of index: Int) -> Timestamp? {
    guard datastore != nil else { return nil }
    let present = kinds(of: eligibility(of: index))
    let change = firstChange(after: now) { date in
      var answers: [Tips.Rule.Answer] = []
      var next = nextBudgetChange(after: date)
      for rule in tips[index].rules {
        var evaluation = RuleEvaluation(now: date, inputs: inputs)
        answers.append(rule.evaluate(&evaluation))
        next = earliest(next, evaluation.mayChange)
      }
      let future = eligibility(of: index, answers: answers, at: date)
      return (kinds(of: future) != present, next)
    }
    return earliest(change, durationEnd(of: index).map { now.adding(milliseconds: max(0, $0)) })
  }

  /// Goes from one instant of possible change to the next until the answer is another.
  private func firstChange(
    after start: Timestamp, _ look: (Timestamp) -> (hasChanged: Bool, next: Timestamp?)
  ) -> Timestamp? {
    var date = start
    for _ in 0..<EngineCore.lookAheadLimit {
      let (hasChanged, next) = look(date)
      if hasChanged { return date }
      guard let next, next > date else { return nil }
      date = next
    }
    return nil
  }

  /// The gates without the numbers that change all the time.
  private func kinds(of eligibility: Eligibility) -> [Blocker] {
    eligibility.blockers.map { blocker in
      guard case .frequency(let tip, let since, _) = blocker else { return blocker }
      return .frequency(tip: tip, since: since, until: since)
    }
  }
}
