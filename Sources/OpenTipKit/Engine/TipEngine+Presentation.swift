extension TipEngine {
  /// A place comes on screen; one of that name that is there is taken off first (S6.1).
  public func appear(_ place: Place) {
    appear([place])
  }

  /// The places of one view come on screen together, in one step (S0.2).
  public func appear(_ places: [Place]) {
    step { core in for place in places { core.appear(place) } }
  }

  /// A place leaves the screen; nothing happens when it is not there.
  public func disappear(place name: String) {
    disappear(places: [name])
  }

  /// The places of one view leave the screen together, in one step (S0.2).
  public func disappear(places names: [String]) {
    step { core in for name in names { core.disappear(name) } }
  }

  /// The person taps the close button of a tip (S7.2).
  ///
  /// - Returns: false when the tip is not displayed; then nothing happens.
  @discardableResult
  public func close(_ tip: TrackedTip) -> Bool {
    step { $0.close(tip.index) }
  }

  /// The person taps beside the popover, which empties its place without invalidating (S7.2).
  ///
  /// - Returns: false when there is no popover; then nothing happens.
  @discardableResult
  public func tapOutside() -> Bool {
    step { $0.tapOutside() }
  }

  /// Something else takes the presentation slot, also from a popover (S13.1).
  public func presentModal() { step { $0.hasModal = true } }

  /// The modal frees the presentation slot.
  public func dismissModal() { step { $0.hasModal = false } }

  /// Displays pause; nothing counts as on screen (S6.5).
  public func enterBackground() { step { $0.isInBackground = true } }

  /// Displays go on (S6.5).
  public func enterForeground() { step { $0.isInBackground = false } }

  /// Whether a modal has the presentation slot.
  public var hasModal: Bool { core.withLock { $0.hasModal } }

  /// Whether the process is in the background.
  public var isInBackground: Bool { core.withLock { $0.isInBackground } }

  /// The places on screen in the order in which they appeared, each with the tip it displays.
  public var places: [(place: Place, tip: TrackedTip?, isDismissed: Bool)] {
    settle()
    return core.withLock { core in
      core.places.map { ($0.place, $0.display.map { TrackedTip(index: $0.tip) }, $0.isDismissed) }
    }
  }

  /// The tips displayed in the foreground, each once, in the order of their places.
  public var displayedTips: [TrackedTip] {
    settle()
    return core.withLock { $0.displayedTips.map(TrackedTip.init) }
  }
}
