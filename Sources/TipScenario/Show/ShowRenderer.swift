import OpenTipKit
import TipSource

/// Renders what `show` prints.
struct ShowRenderer {
  let interpreter: Interpreter
  /// Answers for stored values, with or without a process.
  let engine: TipEngine

  var scope: NameScope { interpreter.scope }
  var settings: ScriptSettings { interpreter.settings }
  var zone: ScenarioTimeZone { interpreter.zone }

  /// The lines of a subject.
  func lines(_ subject: ShowCommand.Subject) -> [String] {
    switch subject {
    case .topic(let topic): lines(topic)
    case .tip(let tip): details(ofTip: tip)
    case .event(let event): Columns.layout([row(ofEvent: event)])
    case .parameter(let parameter): Columns.layout([row(ofParameter: parameter)])
    case .group(let group): Columns.layout([row(ofGroup: group)])
    case .view(let places): Columns.layout(places.map(row(ofPlace:)))
    }
  }

  private func lines(_ topic: ShowCommand.Topic) -> [String] {
    switch topic {
    case .tips: table(interpreter.knownTips.map(row(ofTip:)), "no tips")
    case .events: table(scope.model.events.indices.map(row(ofEvent:)), "no events")
    case .parameters:
      table(scope.model.parameters.indices.map(row(ofParameter:)), "no parameters")
    case .groups: table(groups.map(row(ofGroup:)), "no groups")
    case .views:
      table(
        interpreter.declaredPlaces.map(row(ofPlace:)),
        settings.hasApp ? "no views" : "no views: the screen is implicit")
    case .store: store
    case .clock: clock
    case .all: all
    }
  }

  private func table(_ rows: [[String]], _ none: String) -> [String] {
    rows.isEmpty ? [none] : Columns.layout(rows)
  }

  private var all: [String] {
    var lines: [String] = []
    for topic in ShowCommand.Topic.allCases where topic != .all {
      if !lines.isEmpty { lines.append("") }
      lines.append(topic.rawValue)
      lines += self.lines(topic).map { "  " + $0 }
    }
    return lines
  }

  // MARK: Rows

  private func row(ofTip tip: Int) -> [String] {
    let blockers = interpreter.blockers(of: tip)
    let shown = blockers.isEmpty ? "displayed" : blockers.map(\.text).joined(separator: " ")
    return [scope.tips[tip].name, interpreter.status(of: tip).words, shown]
  }

  private func row(ofEvent index: Int) -> [String] {
    let event = scope.model.events[index]
    let donations = engine.donations(of: event.descriptor)
    var row = [
      event.name, SwiftValue.quote(event.descriptor.id), count(donations.count, "donation"),
    ]
    if let last = donations.last {
      row.append("last \(ScenarioInstant.print(last.date, in: zone))")
    }
    return row
  }

  private func row(ofParameter index: Int) -> [String] {
    let parameter = scope.model.parameters[index]
    let value = engine.value(of: parameter.descriptor)
    let json = (try? SourceValue.canonicalJSON(of: value, parameter)) ?? "?"
    return [
      parameter.name, parameter.type.description,
      SourceValue.spelling(json, parameter.type, zone),
      parameter.descriptor.isTransient ? "transient" : "",
    ]
  }

  /// The groups that there are; in a script with `group` lines that is not the implicit one.
  private var groups: [Int] {
    scope.groups.indices.filter {
      scope.groups[$0].origin != .implicit || scope.implicitGroup == $0
    }
  }

  private func row(ofGroup index: Int) -> [String] {
    let group = scope.groups[index]
    return [
      group.name, group.isOrdered ? "ordered" : "first available",
      "current: \(interpreter.name(interpreter.currentTip(of: index)))",
      group.origin == .implicit ? "of all tips" : "of \(interpreter.names(group.members))",
    ]
  }

  private func row(ofPlace index: Int) -> [String] {
    let place = scope.places[index]
    let subject =
      switch place.subject {
      case .tip(let tip): scope.tips[tip].name
      case .group(let group, nil): scope.groups[group].name
      case .group(let group, let only?): "\(scope.groups[group].name) as \(scope.tips[only].name)"
      }
    var row = [place.name, place.kind.rawValue, subject]
    let onScreen = interpreter.device.process?.engine.places.first { $0.place.name == place.name }
    guard let onScreen, let process = interpreter.device.process else {
      return row + ["not on screen"]
    }
    if let tip = onScreen.tip {
      row.append("displays \(scope.tips[process.index(of: tip)].name)")
    } else {
      row.append("empty: " + (onScreen.isDismissed ? "dismissed" : obstacle(at: place)))
    }
    return row
  }

  /// Why a place on screen that nobody emptied shows nothing.
  private func obstacle(at place: ScenarioPlace) -> String {
    let tip: Int
    switch place.subject {
    case .tip(let only): tip = only
    case .group(let group, let only):
      let name = scope.groups[group].name
      guard let current = interpreter.currentTip(of: group) else {
        return "\(name) has no current tip"
      }
      guard only == nil || only == current else {
        return "the current tip of \(name) is \(scope.tips[current].name)"
      }
      tip = current
    }
    let status = interpreter.status(of: tip)
    guard status == .available else { return "\(scope.tips[tip].name) is \(status.words)" }
    if interpreter.device.process?.engine.isInBackground == true {
      return "the app is in the background"
    }
    return "the presentation slot is taken"
  }

  func count(_ number: Int, _ noun: String) -> String { Counted.words(number, noun) }

  // MARK: The clock and the store

  private var clock: [String] {
    var rows = [
      ["now", ScenarioInstant.print(interpreter.now, in: zone)], ["time zone", zone.identifier],
      ["display frequency", interpreter.configuration.frequency.name],
    ]
    if let due = interpreter.device.process?.engine.nextDeadline {
      let instant = interpreter.now.adding(milliseconds: due)
      rows.append([
        "next due",
        "\(ScenarioInstant.print(instant, in: zone)), "
          + "in \(ScenarioDuration(milliseconds: due))",
      ])
    }
    return Columns.layout(rows)
  }

}
