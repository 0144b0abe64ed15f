extension EngineCore {
  // MARK: Running displays

  /// Lets displays run or stand still, as the background and the overrides say (S6.5, S4.3).
  func updateRunning() {
    for index in places.indices {
      guard let display = places[index].display else { continue }
      let runs = !isInBackground && !display.isForced && !isForced(display.tip)
      if runs && display.runningSince == nil {
        startRunning(at: index)
      } else if !runs && display.runningSince != nil {
        stopRunning(at: index)
      }
    }
  }

  private func startRunning(at index: Int) {
    guard let tip = places[index].display?.tip else { return }
    places[index].display?.runningSince = clock.uptime
    let id = tips[tip].id
    var state = records[id] ?? RecordState()
    state.running += 1
    if state.running == 1 { state.runningSince = clock.uptime }
    records[id] = state
  }

  /// Stops the watch of a place's display; the tip's goes on while another place displays it.
  func stopRunning(at index: Int) {
    guard let display = places[index].display, display.runningSince != nil else { return }
    let uptime = clock.uptime
    places[index].display?.elapsed = display.elapsed(at: uptime)
    places[index].display?.runningSince = nil
    let id = tips[display.tip].id
    guard var state = records[id] else { return }
    state.running -= 1
    if state.running == 0 {
      state.record.displayedMilliseconds = state.displayed(at: uptime)
      state.runningSince = nil
    }
    records[id] = state
  }

  /// Writes the seconds displayed so far (S6.4).
  func recordSeconds(of id: String) {
    guard var state = records[id] else { return }
    if state.runningSince != nil {
      state.record.displayedMilliseconds = state.displayed(at: clock.uptime)
      state.runningSince = clock.uptime
    }
    records[id] = state
    writes.append(.record(id: id, state.record))
  }

  // MARK: Count

  /// Finishes every id whose count has reached a limit while nothing displays it (S2.8).
  func finishReachedCounts() {
    for id in records.keys.sorted() { finishIfCountReached(id) }
  }

  /// Finishes an id whose count has reached a limit while nothing displays it (S6.3); under a show
  /// override it waits until that ends (S4.3).
  func finishIfCountReached(_ id: String) {
    guard let state = records[id], state.record.invalidation == nil, !isDisplayed(id) else {
      return
    }
    let tipsOfID = tipsByID[id] ?? []
    guard !tipsOfID.contains(where: isForced) else { return }
    let isReached = displayCountLimit(of: id).map { $0 <= state.record.displayCount } ?? false
    if isReached { invalidate(id, .displayCountExceeded) }
  }

  /// The narrowest `MaxDisplayCount` among the tips of an id, which share one count (S12.1).
  func displayCountLimit(of id: String) -> Int? {
    (tipsByID[id] ?? []).compactMap { tips[$0].limits.displayCount }.min()
  }

  /// Whether some place displays a tip of this id, other than under a show override.
  private func isDisplayed(_ id: String) -> Bool {
    places.contains { place in
      place.display.map { !$0.isForced && tips[$0.tip].id == id } ?? false
    }
  }

  // MARK: Duration

  /// Milliseconds until a place's display finishes its tip (S6.4); nil when it never does.
  private func remainingDuration(at index: Int) -> Int64? {
    guard let display = places[index].display, display.runningSince != nil,
      let limit = tips[display.tip].limits.displayMilliseconds
    else { return nil }
    let id = tips[display.tip].id
    let total = records[id]?.displayed(at: clock.uptime) ?? 0
    return max(
      limit.subtractingReportingOverflow(total).partialValue,
      TipLimits.displayFloor - display.elapsed(at: clock.uptime))
  }

  /// Milliseconds until the next display finishes its tip.
  var nextDurationEnd: Int64? {
    places.indices.compactMap(remainingDuration).min()
  }

  /// Milliseconds until a tip is finished by its duration.
  func durationEnd(of tip: Int) -> Int64? {
    places.indices.filter { places[$0].display?.tip == tip }.compactMap(remainingDuration).min()
  }

  /// Finishes the tips whose time on screen has been reached.
  func applyDurations() {
    for index in places.indices {
      guard let remaining = remainingDuration(at: index), remaining <= 0,
        let tip = places[index].display?.tip
      else { continue }
      invalidate(tips[tip].id, .displayDurationExceeded)
    }
  }
}
