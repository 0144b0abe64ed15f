import OpenTipKit

extension Interpreter {
  /// Tells of all steps that the engine has reported since the last call.
  ///
  /// - Parameters:
  ///   - holdsTrims: whether donations that went are summed up until the command has ended.
  ///   - isEnded: whether the process has ended: of its tips only what has been recorded is told.
  func drain(holdsTrims: Bool = false, ofEndedProcess isEnded: Bool = false) {
    if let process = device.process {
      for step in process.log.take() {
        let events = isEnded ? step.events.filter(\.isRecorded) : step.events
        tell(events, at: step.date, of: process)
      }
    }
    if !holdsTrims { tellTrims() }
  }

  private func tellTrims() {
    for trim in trims {
      record(.change(ScenarioChange(subject: trim.event, .donationsTrimmed(trim.count))))
    }
    trims = []
  }

  private func note(trim count: Int, of event: String) {
    if let known = trims.firstIndex(where: { $0.event == event }) {
      trims[known].count += count
    } else {
      trims.append((event, count))
    }
  }

  /// Tells of a launch, which is one step (S0.2), and answers with what it changed.
  func drainLaunch(of process: AppProcess) -> [EngineEvent] {
    let events = process.log.take().flatMap(\.events)
    tell(events, at: now, of: process)
    return events
  }

  private func tell(_ events: [EngineEvent], at date: Timestamp, of process: AppProcess) {
    // What is displayed comes into focus before anything of the step is told.
    for event in events {
      guard case .displayBegan(let tip, _, _) = event else { continue }
      focus.notice(process.index(of: tip))
    }
    for event in events {
      note(event, of: process)
      guard let change = change(event, of: process) else { continue }
      record(ScenarioEvent(time: date, .change(change)))
    }
  }

  /// Keeps what later questions ask for.
  private func note(_ event: EngineEvent, of process: AppProcess) {
    switch event {
    case .statusChanged(let tip, _, let to):
      let index = process.index(of: tip)
      device.updates?.add(to, of: index)
      if case .invalidated = to {
        markInvalidation(of: index, process.engine.record(of: tip))
      }
    case .currentTipChanged(let group, _, let to?):
      device.updates?.add(current: process.index(of: to), of: process.index(of: group))
    case .displayBegan(let tip, _, _): device.displays.append(process.index(of: tip))
    case .donationsTrimmed(let id, let count): note(trim: count, of: eventName(ofID: id))
    default: break
    }
  }

  private func change(_ event: EngineEvent, of process: AppProcess) -> ScenarioChange? {
    switch event {
    case .statusChanged(let tip, let from, let to):
      change(of: process.index(of: tip), .status(from: from, to: to))
    case .currentTipChanged(let group, let from, let to):
      currentTipChange(
        process.index(of: group), from: from.map(process.index(of:)),
        to: to.map(process.index(of:)))
    case .displayBegan(let tip, let place, let isForced):
      change(
        of: process.index(of: tip),
        .displayBegan(place: place.name, kind: place.kind, isForced: isForced))
    case .displayEnded(let tip, let place, let end):
      change(of: process.index(of: tip), .displayEnded(place: place.name, end))
    case .donationsTrimmed: nil
    case .parameterDiscarded(let id):
      ScenarioChange(subject: parameterName(ofID: id), .parameterDiscarded)
    case .datastoreFailed(let reason):
      ScenarioChange(subject: "datastore", .datastoreFailed(reason))
    }
  }

  private func change(of tip: Int, _ kind: ScenarioChange.Kind) -> ScenarioChange {
    ScenarioChange(subject: scope.tips[tip].name, kind, isInFocus: focus.contains(tip))
  }

  private func currentTipChange(_ group: Int, from: Int?, to: Int?) -> ScenarioChange {
    let isNamed = focus.contains(group: group) || isOnImplicitScreen(group)
    let isInFocus = isNamed && [from, to].contains { $0.map { focus.contains($0) } ?? false }
    return ScenarioChange(
      subject: scope.groups[group].name,
      .currentTip(from: from.map { scope.tips[$0].name }, to: to.map { scope.tips[$0].name }),
      isInFocus: isInFocus)
  }

  /// Tells which displays stand still, or go on, as the app leaves or enters the foreground (S6.5).
  func tellDisplays(
    of process: AppProcess, _ kind: (_ place: String) -> ScenarioChange.Kind,
    during change: () -> Void
  ) {
    let before = process.engine.places
    change()
    drain()
    for (place, tip, _) in process.engine.places {
      guard let tip, before.contains(where: { $0.place == place && $0.tip == tip }) else {
        continue
      }
      record(.change(self.change(of: process.index(of: tip), kind(place.name))))
    }
  }

  // MARK: Names

  /// The name of the first tip with an id, else the id.
  func tipName(ofID id: String) -> String {
    names(ofID: id)[0]
  }

  private func eventName(ofID id: String) -> String {
    scope.model.events.first { $0.descriptor.id == id }?.name ?? id
  }

  private func parameterName(ofID id: String) -> String {
    scope.model.parameters.first { $0.descriptor.id == id }?.name ?? id
  }
}

extension EngineEvent {
  /// Whether it tells of something that outlives the process; a process that has ended has no
  /// statuses and no current tips.
  fileprivate var isRecorded: Bool {
    switch self {
    case .statusChanged(_, _, .invalidated), .displayEnded, .datastoreFailed: true
    default: false
    }
  }
}
