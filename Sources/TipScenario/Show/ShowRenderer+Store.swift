import OpenTipKit
import TipSource

extension ShowRenderer {
  /// Everything that the datastore holds: tips, donations, parameters, and who has the budget.
  var store: [String] {
    let head = ["datastore", interpreter.configuration.location.spelling]
    let history: StoredHistory
    do {
      guard let stored = try engine.storedHistory() else {
        return Columns.layout([head]) + ["not configured: nothing is read or written"]
      }
      history = stored
    } catch {
      return Columns.layout([head]) + ["\((error as? TipKitError)?.detail ?? "\(error)")"]
    }
    var rows: [[String]] = []
    for (id, record) in history.records {
      rows.append([
        "tip", interpreter.tipName(ofID: id), self.history(record).joined(separator: ", "),
      ])
    }
    for donations in history.donations {
      rows.append(
        [
          "event", name(ofEvent: donations.event),
          ([count(donations.count, "donation")] + dates(donations.dates)).joined(separator: ", "),
        ])
    }
    for (id, json) in history.parameters { rows.append(["parameter"] + row(ofValue: json, of: id)) }
    if let (tip, date) = history.budget {
      let name = interpreter.tipName(ofID: tip)
      rows.append(["budget", name, "first displayed \(ScenarioInstant.print(date, in: zone))"])
    }
    return Columns.layout([head]) + (rows.isEmpty ? ["empty"] : Columns.layout(rows))
  }

  private func dates(_ dates: ClosedRange<Timestamp>) -> [String] {
    let last = "last \(ScenarioInstant.print(dates.upperBound, in: zone))"
    guard dates.lowerBound < dates.upperBound else { return [last] }
    return ["first \(ScenarioInstant.print(dates.lowerBound, in: zone))", last]
  }

  private func name(ofEvent id: String) -> String {
    scope.model.events.first { $0.descriptor.id == id }?.name ?? id
  }

  private func row(ofValue json: String, of id: String) -> [String] {
    guard let parameter = scope.model.parameters.first(where: { $0.descriptor.id == id }) else {
      return [id, json]
    }
    return [parameter.name, SourceValue.spelling(json, parameter.type, zone)]
  }

  /// What is kept of a tip, in words.
  func history(_ record: TipRecord) -> [String] {
    var cells = [count(record.displayCount, "display")]
    if let first = record.firstDisplayed {
      cells.append("first \(ScenarioInstant.print(first, in: zone))")
    }
    if record.displayedMilliseconds > 0 {
      cells.append("\(ScenarioDuration(milliseconds: record.displayedMilliseconds)) on screen")
    }
    if let invalidation = record.invalidation {
      cells.append(
        "invalidated \(invalidation.reason.words) "
          + ScenarioInstant.print(invalidation.date, in: zone))
    }
    return cells
  }
}
