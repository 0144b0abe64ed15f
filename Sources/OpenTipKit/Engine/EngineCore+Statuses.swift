extension EngineCore {
  // MARK: Rules

  /// Finds a tip's answers anew where they are stale.
  func refreshRules(of index: Int) {
    guard tips[index].isStale else { return }
    tips[index].isStale = false
    var mayChange: Timestamp?
    tips[index].answers.removeAll(keepingCapacity: true)
    for rule in tips[index].rules {
      var evaluation = RuleEvaluation(now: now, inputs: inputs)
      tips[index].answers.append(rule.evaluate(&evaluation))
      mayChange = earliest(mayChange, evaluation.mayChange)
    }
    tips[index].mayChange = mayChange
    nextRuleChange = earliest(nextRuleChange, mayChange)
  }

  /// Marks the tips that read an input: only these are evaluated again (S8.2).
  func touch(input: String) {
    for index in tipsByInput[input] ?? [] {
      tips[index].isStale = true
      unsettled.insert(index)
    }
  }

  /// Marks the tips of an id: their record changed.
  func touch(id: String) {
    unsettled.formUnion(tipsByID[id] ?? [])
  }

  /// Marks every tip: something that concerns them all changed.
  func touchAll() {
    unsettled.formUnion(tips.indices)
  }

  /// Marks the tips whose rules' answers time alone may have changed by now.
  func touchExpiredRules() {
    let date = now
    let wasSetBack = date < lastEvaluation
    lastEvaluation = date
    guard wasSetBack || nextRuleChange.map({ $0 <= date }) == true else { return }
    nextRuleChange = nil
    for index in tips.indices {
      guard let mayChange = tips[index].mayChange else {
        // A window that was empty because its donations lay behind it may hold them again.
        if wasSetBack && !tips[index].rules.isEmpty { markStale(index) }
        continue
      }
      if wasSetBack || mayChange <= date {
        markStale(index)
      } else {
        nextRuleChange = earliest(nextRuleChange, mayChange)
      }
    }
  }

  private func markStale(_ index: Int) {
    tips[index].isStale = true
    unsettled.insert(index)
  }

  // MARK: Status

  /// Brings the statuses of all marked tips and the groups' current tips up to date.
  func refreshStatuses() {
    guard !unsettled.isEmpty else { return }
    var touchedGroups: Set<Int> = []
    // In order, so that whatever evaluation reports comes in the same order in every run.
    for index in unsettled.sorted() {
      refreshRules(of: index)
      tips[index].status = eligibility(of: index).status
      touchedGroups.formUnion(groupsByTip[index] ?? [])
    }
    unpublishedTips.formUnion(unsettled)
    unpublishedGroups.formUnion(touchedGroups)
    unsettled.removeAll(keepingCapacity: true)
    for index in touchedGroups { groups[index].current = currentTip(ofGroup: index) }
  }

  /// Judges every gate before the screen, each by itself (S1.2); the rules' answers are as last found.
  func eligibility(of index: Int) -> Eligibility {
    eligibility(of: index, answers: tips[index].answers, at: now)
  }

  /// Judges the gates with given answers at a given time, so that `why` can look ahead.
  func eligibility(
    of index: Int, answers: [Tips.Rule.Answer], at date: Timestamp
  ) -> Eligibility {
    guard datastore != nil else { return Eligibility(isForced: false, blockers: [.notConfigured]) }
    let tip = tips[index]
    var blockers: [Blocker] = []
    switch overrides.verdict(typeName: tip.typeName, id: tip.id) {
    case .shown: return Eligibility(isForced: true, blockers: [])
    case .hidden(let scopes): blockers += scopes.map(Blocker.hidden)
    case .untouched: break
    }
    let record = records[tip.id]?.record ?? TipRecord()
    if let invalidation = record.invalidation { blockers.append(.invalidated(invalidation)) }
    for (position, answer) in answers.enumerated() {
      switch answer {
      case .satisfied: break
      case .unsatisfied:
        blockers.append(.rule(index: position, input: tip.rules[position].inputNames))
      case .unknown(let reason):
        blockers.append(
          .unknown(index: position, input: tip.rules[position].inputNames, reason: reason))
      }
    }
    if !tip.limits.ignoresDisplayFrequency, record.displayCount == 0,
      let holder = budgetHolder(at: date)
    {
      blockers.append(holder)
    }
    return Eligibility(isForced: false, blockers: blockers)
  }

  /// Whether a show override makes the tip available (S4.2).
  func isForced(_ index: Int) -> Bool {
    guard datastore != nil else { return false }
    if case .shown = overrides.verdict(typeName: tips[index].typeName, id: tips[index].id) {
      return true
    }
    return false
  }

  // MARK: Groups

  /// The group's current tip by its priority (S10.1, S10.2).
  private func currentTip(ofGroup index: Int) -> Int? {
    let group = groups[index]
    switch group.priority {
    case .firstAvailable: return group.members.first { tips[$0].status == .available }
    case .ordered:
      guard let head = head(ofGroup: index) else { return nil }
      return tips[head].status == .available ? head : nil
    }
  }

  /// The first tip whose record is not invalidated: the one that an ordered group waits for (S10.1).
  func head(ofGroup index: Int) -> Int? {
    groups[index].members.first { records[tips[$0].id]?.record.invalidation == nil }
  }
}

/// The earlier of two instants that may be missing.
func earliest(_ one: Timestamp?, _ other: Timestamp?) -> Timestamp? {
  guard let one else { return other }
  guard let other else { return one }
  return min(one, other)
}
