import OpenTipKit

extension Interpreter {
  /// An engine at another time on the datastore that the next launch will open.
  func pastEngine(at instant: Timestamp) throws(Problem) -> TipEngine {
    let engine = TipEngine(clock: VirtualClock(instant), datastores: device.datastores)
    do {
      try engine.configure(try configuration.engineConfiguration())
    } catch {
      throw .tipKit(error, doing: "Tips.configure")
    }
    return engine
  }

  /// The engine that answers for stored values: the process's, or without one the datastore's own.
  func valueEngine() throws(Problem) -> TipEngine {
    if let process = device.process { return process.engine }
    return try pastEngine(at: now)
  }

  /// Remembers the line that invalidated a tip, for `why`.
  func markInvalidation(of tip: Int, _ record: TipRecord) {
    guard let date = record.invalidation?.date, let line = lineMark else { return }
    let id = scope.tips[tip].source.id
    if let known = device.invalidations[id], known.date == date { return }
    device.invalidations[id] = LineMark(date: date, place: line.place, command: line.command)
  }

  /// The place and the text of the line that runs.
  private var lineMark: (place: String, command: String)? {
    guard let statement else { return nil }
    let span = statement.line.span
    return (place(span.text.path, span.line), statement.line.command)
  }

  /// A place as transcripts tell it: a line of the script itself by its number, another file's
  /// relative to the script's folder; the same wherever the program is called.
  func place(_ path: String, _ line: Int) -> String {
    guard path != settings.path else { return "line \(line)" }
    let folder = ScenarioPath.folder(of: settings.path)
    return "\(ScenarioPath.relative(path, to: folder)):\(line)"
  }

  /// Moves the clock before anything has happened.
  func startClock(at instant: Timestamp) {
    world.clock.set(instant)
    restartHeadings()
  }

  /// Counts donations that are about to be made.
  ///
  /// - Throws: `too-many` when a run would make more than the language allows.
  func spend(donations count: Int) throws(Problem) {
    guard donationCount + count <= DonationArguments.mostInAll else {
      throw .tooManyDonations(DonationArguments.mostInAll, statement?.line.commandSpan)
    }
    donationCount += count
  }

  /// Whether expectations of the running line count: in `normal`, or where `@` names the mode.
  var isChecking: Bool { isNormal || statement?.modes != nil }

  /// Says whether a relaunch can be done, before anything is changed.
  func requireReadable(_ arguments: [Word], after duration: ScenarioDuration) throws(Problem) {
    _ = try launchPlan(arguments)
    guard ScenarioInstant.range.contains(now.adding(milliseconds: duration.milliseconds)) else {
      throw .clockOutOfRange
    }
  }
}

extension NameScope {
  /// An event with the widest limit that any declaration of its id has: what is kept (S9.2).
  func widest(of index: Int) -> EventDescriptor {
    let event = model.events[index].descriptor
    let limits = model.events.filter { $0.descriptor.id == event.id }.map(
      \.descriptor.donationLimit)
    let ages = limits.map(\.maximumAge)
    let oldest =
      ages.contains(nil) ? nil : ages.compactMap { $0 }.max { $0.milliseconds < $1.milliseconds }
    let count = limits.map(\.maximumCount).max() ?? event.donationLimit.maximumCount
    return EventDescriptor(
      id: event.id, name: event.name,
      donationLimit: Tips.DonationLimit(maximumCount: count, maximumAge: oldest),
      decode: event.decode)
  }

  /// The tips of the type that declares a property: `ShareTip` of `ShareTip.hasShared`.
  func tips(declaring property: String) -> [Int] {
    guard let dot = property.lastIndex(of: ".") else { return [] }
    let type = String(property[..<dot])
    return tipsByName[type] ?? tips.indices.filter { tips[$0].name.hasPrefix(type + ".") }
  }
}
