extension EngineCore {
  // MARK: Settling

  /// Ends what may not go on and serves the places, until nothing changes (S0.2, S6.1).
  func settlePresentation() {
    refreshStatuses()
    endInvalidDisplays()
    guard !isInBackground, datastore != nil else { return updateRunning() }
    // Each pass that begins a display counts it or fills a forced place; a pass that begins none
    // is the last. The bound only guards against a rule that never settles.
    for _ in 0..<(places.count + 2) {
      var hasBegun = false
      for index in places.indices where begin(at: index) {
        hasBegun = true
        refreshStatuses()
        endInvalidDisplays()
      }
      if !hasBegun { break }
    }
    updateRunning()
  }

  /// The tip that a place shows when it can.
  func candidate(at index: Int) -> Int? {
    switch places[index].place.subject {
    case .tip(let tip): return tip.index
    case .group(let group, let only):
      guard let current = groups[group.index].current else { return nil }
      return only == nil || only?.index == current ? current : nil
    }
  }

  /// The place whose popover has the slot.
  var slotHolder: Int? {
    places.firstIndex { $0.place.kind == .popover && $0.display != nil }
  }

  /// Begins a display at a place, when it is empty and its tip may be displayed there.
  private func begin(at index: Int) -> Bool {
    guard places[index].display == nil, !places[index].isDismissed,
      let tip = candidate(at: index), tips[tip].status == .available
    else { return false }
    if places[index].place.kind == .popover && (hasModal || slotHolder != nil) { return false }
    let forced = isForced(tip)
    if !forced {
      let id = tips[tip].id
      var state = records[id] ?? RecordState()
      if let limit = displayCountLimit(of: id), state.record.displayCount >= limit {
        return false
      }
      state.record.displayCount += 1
      if state.record.displayCount == 1 { state.record.firstDisplayed = now }
      records[id] = state
      writes.append(.record(id: id, state.record))
      if state.record.displayCount == 1 { takeBudget(for: id, at: now) }
      touch(id: id)
    }
    places[index].display = PlaceState.Display(tip: tip, isForced: forced)
    happenings.append(
      .displayBegan(TrackedTip(index: tip), place: places[index].place, isForced: forced))
    return true
  }

  /// Ends every display that its tip, its group, the slot or its override no longer allows.
  private func endInvalidDisplays() {
    // An end may invalidate a tip (S6.3), which may end further displays: one a round at least.
    for _ in 0...places.count {
      var hasEnded = false
      for index in places.indices {
        guard let display = places[index].display, let end = reasonToEnd(display, at: index)
        else { continue }
        endDisplay(at: index, end)
        hasEnded = true
      }
      guard hasEnded else { return }
      refreshStatuses()
    }
  }

  private func reasonToEnd(_ display: PlaceState.Display, at index: Int) -> DisplayEnd? {
    if tips[display.tip].status != .available { return .tipUnavailable }
    if display.isForced && !isForced(display.tip) { return .overrideEnded }
    if candidate(at: index) != display.tip { return .notCurrent }
    if hasModal && places[index].place.kind == .popover { return .slotTaken }
    return nil
  }

  /// Ends a place's display: its seconds are recorded, and a reached count finishes the tip (S6.3).
  func endDisplay(at index: Int, _ end: DisplayEnd) {
    guard let display = places[index].display else { return }
    stopRunning(at: index)
    places[index].display = nil
    happenings.append(
      .displayEnded(TrackedTip(index: display.tip), place: places[index].place, end))
    guard !display.isForced else { return }
    let id = tips[display.tip].id
    recordSeconds(of: id)
    finishIfCountReached(id)
  }

  // MARK: The person and the app

  /// A place comes on screen; one that is there is taken off first.
  func appear(_ place: Place) {
    disappear(place.name)
    places.append(PlaceState(place: place))
  }

  func disappear(_ name: String) {
    guard let index = places.firstIndex(where: { $0.place.name == name }) else { return }
    endDisplay(at: index, .placeLeft)
    places.remove(at: index)
  }

  /// The person taps the close button of a displayed tip (S7.2, S4.2).
  ///
  /// The tip is finished first: that its display ends is the consequence, so a count that is
  /// reached by it comes too late to be the reason (S7.1).
  func close(_ tip: Int) -> Bool {
    guard displayedTips.contains(tip) else { return false }
    let isForced = isForced(tip)
    if !isForced { invalidate(tips[tip].id, .tipClosed) }
    for index in places.indices where places[index].display?.tip == tip {
      endDisplay(at: index, .closed)
      if isForced { places[index].isDismissed = true }
    }
    return true
  }

  /// The person taps beside the popover: its place stays empty until it appears again (S7.2).
  func tapOutside() -> Bool {
    guard !isInBackground, let index = slotHolder else { return false }
    endDisplay(at: index, .tappedOutside)
    places[index].isDismissed = true
    return true
  }

  /// Tips displayed in the foreground, each once, in the order of their places (S6.5).
  var displayedTips: [Int] {
    guard !isInBackground else { return [] }
    var seen: Set<Int> = []
    return places.compactMap { $0.display?.tip }.filter { seen.insert($0).inserted }
  }
}
