import TipSource

/// What can be wrong with a value, a duration or an instant.
extension Problem {
  static func wrongType(_ text: String, _ type: SwiftType, _ span: SourceSpan) -> Problem {
    Problem("wrong-type", "\(text) is no \(type.description)", span, notes: [type.valueHelp])
  }

  static func outOfRange(_ text: String, _ type: String, _ span: SourceSpan) -> Problem {
    Problem("wrong-type", "\(text) does not fit in \(type)", span)
  }

  static func typeNotRead(_ name: String, _ span: SourceSpan) -> Problem {
    Problem(
      "unknown-type", "the type \(name) was not found in what was read", span,
      notes: ["Add the file that declares it to the tips line."])
  }

  static func unknownCase(_ text: String, _ type: EnumerationType, _ span: SourceSpan) -> Problem {
    var notes = [SwiftType.enumeration(type).valueHelp]
    if let near = NearestName.nearest(to: text, among: type.cases.map { "." + $0.name }) {
      notes.insert("Did you mean \(near)?", at: 0)
    }
    return Problem("wrong-type", "\(text) is no case of \(type.name)", span, notes: notes)
  }

  static func wrongJSON(_ message: String, _ type: SwiftType, _ span: SourceSpan) -> Problem {
    Problem(
      "wrong-type", "this is no \(type.description): \(message)", span, notes: [type.valueHelp])
  }

  static func badDuration(
    _ text: String, _ flaw: ScenarioDuration.Flaw, _ span: SourceSpan
  ) -> Problem {
    let units = "Units are ms, s, m, h, d and w: 90s, 1d12h."
    return switch flaw {
    case .notADuration: Problem("bad-duration", "\(text) is no duration", span, notes: [units])
    case .unit("") where text.utf8.allSatisfy({ (48...57).contains($0) }):
      Problem("bad-duration", "\(text) has no unit", span, notes: [units])
    case .unit(""): Problem("bad-duration", "\(text) lacks a unit", span, notes: [units])
    case .unit(let unit):
      Problem("bad-duration", "\(text): \(unit) is no unit", span, notes: [units])
    case .tooLong:
      Problem("bad-duration", "\(text) is longer than ten thousand years", span)
    }
  }

  static func badInstant(
    _ text: String, _ flaw: ScenarioInstant.Flaw, zone: String, _ span: SourceSpan
  ) -> Problem {
    switch flaw {
    case .notAnInstant:
      Problem(
        "bad-instant", "\(text) is no ISO 8601 instant", span,
        notes: ["Write 2026-01-31, 2026-01-31T09:00, or with an offset 2026-01-31T09:00:00+01:00."])
    case .noSuchDay: Problem("bad-instant", "\(text): there is no such day or time", span)
    case .skipped:
      Problem(
        "bad-instant", "\(text) does not exist in \(zone): the clocks skip it", span,
        notes: ["Say which instant is meant with an offset, say \(text)Z."])
    case .outOfRange: Problem("bad-instant", "\(text) is outside the years 1 to 9999", span)
    }
  }
}

extension Problem {
  static func valueRefused(_ name: String, _ error: any Error) -> Problem {
    Problem("wrong-type", "\(name) does not take this value: \(error)")
  }

  static let notPast = Problem(
    "bad-instant", "given tells of the past, and this instant is still to come")
}
