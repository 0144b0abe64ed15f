extension TipEngine {
  /// Writes a display of no length at the clock's time into a tip's history, in any order with
  /// others: it counts, and the earliest holds the display frequency's budget (S5.2, S6.2).
  ///
  /// For a past that is told and not lived: nothing is shown, and nothing that holds a tip back is
  /// asked.
  public func recordPastDisplay(of tip: TrackedTip) {
    step { $0.recordPastDisplay(of: $0.tips[tip.index].id) }
  }

  /// Writes an invalidation at the clock's time into a tip's history, in any order with others: the
  /// earliest reason wins (S7.1).
  public func recordPastInvalidation(of tip: TrackedTip, reason: Tips.InvalidationReason) {
    step { $0.recordPastInvalidation(of: $0.tips[tip.index].id, reason) }
  }
}

extension EngineCore {
  fileprivate func recordPastDisplay(of id: String) {
    guard datastore != nil else { return }
    var state = records[id] ?? RecordState()
    state.record.displayCount += 1
    let known = state.record.firstDisplayed
    if known.map({ now < $0 }) ?? true {
      if let known { giveBackBudget(BudgetEntry(tip: id, date: known)) }
      state.record.firstDisplayed = now
      takeBudget(for: id, at: now)
    }
    records[id] = state
    writes.append(.record(id: id, state.record))
    touch(id: id)
  }

  fileprivate func recordPastInvalidation(of id: String, _ reason: Tips.InvalidationReason) {
    guard datastore != nil else { return }
    var state = records[id] ?? RecordState()
    if let known = state.record.invalidation, known.date <= now { return }
    state.record.invalidation = .init(reason: reason, date: now)
    records[id] = state
    writes.append(.record(id: id, state.record))
    touch(id: id)
  }

  /// Forgets a first display that was not the first after all.
  private func giveBackBudget(_ entry: BudgetEntry) {
    guard let position = budget.firstIndex(of: entry) else { return }
    budget.remove(at: position)
    writes.append(.forgetBudget(entry))
  }
}
