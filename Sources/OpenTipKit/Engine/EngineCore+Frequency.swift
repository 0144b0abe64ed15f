extension EngineCore {
  /// The blocker for tips that have never been displayed, while the interval of the latest first
  /// display that is not in the future runs (S5.1, S5.2, S5.7).
  func budgetHolder(at date: Timestamp) -> Blocker? {
    let interval = configuration.displayFrequency.interval
    guard interval > 0, let latest = budget.last(where: { $0.date <= date }) else { return nil }
    let end = latest.date.adding(milliseconds: interval)
    guard date < end else { return nil }
    return .frequency(tip: latest.tip, since: latest.date, until: end)
  }

  /// Takes the budget for a tip that is displayed for the first time (S5.1, S5.4).
  func takeBudget(for id: String, at date: Timestamp) {
    let entry = BudgetEntry(tip: id, date: date)
    let position = budget.firstIndex { $0.date > date } ?? budget.endIndex
    budget.insert(entry, at: position)
    writes.append(.budget(entry))
    guard configuration.displayFrequency.interval > 0 else { return }
    judgedBudgetHolder = budgetHolder(at: date)
    touchAll()
  }

  /// The next instant at which the budget's holder changes with time alone (S5.8).
  func nextBudgetChange(after date: Timestamp) -> Timestamp? {
    guard configuration.displayFrequency.interval > 0 else { return nil }
    var next = budget.first { $0.date > date }?.date
    if case .frequency(_, _, let until) = budgetHolder(at: date) { next = earliest(next, until) }
    return next
  }
}
