extension EngineCore {
  /// Applies what is due at the clock's time (S0.2).
  func applyDue() {
    guard datastore != nil else { return }
    touchExpiredRules()
    let holder = budgetHolder(at: now)
    if holder != judgedBudgetHolder {
      judgedBudgetHolder = holder
      touchAll()
    }
    applyDurations()
  }

  /// Milliseconds from now until something falls due by itself; nil when nothing ever does.
  var nextDeadline: Int64? {
    guard datastore != nil else { return nil }
    guard unsettled.isEmpty else { return 0 }
    let date = now
    let instant = earliest(nextRuleChange, nextBudgetChange(after: date))
    let wait = instant.map { max(0, $0.milliseconds(since: date)) }
    guard let duration = nextDurationEnd else { return wait }
    return min(wait ?? .max, max(0, duration))
  }
}
