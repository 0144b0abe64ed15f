/// What can be wrong with a command's form.
extension Problem {
  static func unknownCommand(_ word: Word, nearest: String?) -> Problem {
    Problem(
      "unknown-command", "there is no command \(word.isQuoted ? word.raw : word.text)", word.span,
      notes: word.isQuoted
        ? ["A command's name stands without quotes."]
        : [
          nearest.map { "Did you mean \($0)?" }
            ?? "tipster help commands lists all that may stand in a scenario."
        ])
  }

  static func notAvailable(_ what: String, _ span: SourceSpan) -> Problem {
    Problem("not-available", "\(what) is not available yet", span)
  }

  static func missingArgument(_ what: String, of head: Word) -> Problem {
    Problem("missing-argument", "\(head.text) needs \(what)", head.span, notes: usage(head))
  }

  static func extraArgument(_ word: Word, of head: Word) -> Problem {
    Problem(
      "extra-argument", "\(head.text) takes no \(word.raw.prefix(80)) here", word.span,
      notes: usage(head))
  }

  static func notAChoice(_ word: Word, _ what: String, _ choices: [String]) -> Problem {
    var notes = ["It is one of \(choices.joined(separator: ", "))."]
    if let near = NearestName.nearest(to: word.text, among: choices) {
      notes.insert("Did you mean \(near)?", at: 0)
    }
    return Problem("bad-argument", "\(word.raw.prefix(80)) is not \(what)", word.span, notes: notes)
  }

  static func badArgument(_ word: Word, _ message: String, notes: [String] = []) -> Problem {
    Problem("bad-argument", message, word.span, notes: notes)
  }

  static func contradiction(_ head: Word, _ other: [String]) -> Problem {
    Problem(
      "contradiction",
      "\(head.text) holds for the whole script, and another line says "
        + other.joined(separator: " "), head.span, notes: ["Keep one of the lines."])
  }

  static func badCount(_ word: Word, _ what: String, _ least: Int) -> Problem {
    Problem(
      "bad-argument", "\(word.raw.prefix(80)) is not \(what): a whole number from \(least) on",
      word.span)
  }

  static func tooMany(_ what: String, _ most: Int, _ span: SourceSpan) -> Problem {
    Problem("too-many", "more than \(most) \(what)", span)
  }

  private static func usage(_ head: Word) -> [String] {
    CommandCatalogue.entry(head.text).map {
      ["Usage: \($0.name)\($0.usage.isEmpty ? "" : " " + $0.usage)."]
    } ?? []
  }

  // MARK: Modes and blocks

  static func unknownMode(_ name: String, _ modes: [String], _ span: SourceSpan) -> Problem {
    var notes = ["A modes line declares the modes of a script: modes normal \(name)."]
    if let near = NearestName.nearest(to: name, among: modes) {
      notes.insert("Did you mean \(near)?", at: 0)
    }
    return Problem("unknown-mode", "this script has no mode \(name)", span, notes: notes)
  }

  static func modeWithoutArguments(_ name: String, _ span: SourceSpan) -> Problem {
    Problem(
      "unknown-mode", "the mode \(name) has no launch arguments", span,
      notes: [
        "normal, show-all, hide-all and reset have theirs; others say them: \(name)=\"--flag\"."
      ])
  }

  static func nothingChecked(inMode name: String, _ span: SourceSpan) -> Problem {
    Problem(
      "unchecked-mode", "nothing is checked in the mode \(name)", span,
      notes: [
        "Plain expect- lines are checked in normal only; write @\(name) expect-current-tip none."
      ])
  }

  static func commandMissing(_ span: SourceSpan) -> Problem {
    Problem("missing-argument", "a command is missing after the mode", span)
  }

  static func repeatWithoutEnd(_ span: SourceSpan) -> Problem {
    Problem("unbalanced-repeat", "this repeat has no end", span, notes: ["Write end on a line."])
  }

  static func outputWithoutCommand(_ span: SourceSpan) -> Problem {
    Problem(
      "misplaced-output",
      "this line of expected output is not right under a why, show or render line",
      span, notes: ["What the command above prints is compared with the lines that begin with | ."])
  }

  static func endWithoutRepeat(_ span: SourceSpan) -> Problem {
    Problem("unbalanced-repeat", "this end has no repeat before it", span)
  }

  static func notInRepeat(_ name: String, _ span: SourceSpan) -> Problem {
    Problem("bad-argument", "\(name) cannot stand between repeat and end", span)
  }

  static func tooManySteps(_ most: Int, _ span: SourceSpan) -> Problem {
    Problem(
      "too-many", "this runs more than \(most) commands", span,
      notes: ["Donate several at once: donate EVENT 1000; let time pass: advance-clock 30d."])
  }

  static func tooManyDonations(_ most: Int, _ span: SourceSpan?) -> Problem {
    Problem(
      "too-many", "this makes more than \(most) donations", span,
      notes: ["TipKit keeps the newest 1000 of an event by default (S9.2): fewer do."])
  }

  static func tooDeep(_ what: String, _ most: Int, _ span: SourceSpan) -> Problem {
    Problem("too-deep", "\(what) more than \(most) deep", span)
  }

  // MARK: Files

  static func includeCycle(_ paths: [String], _ span: SourceSpan) -> Problem {
    Problem(
      "include-cycle", "this file includes itself: \(paths.joined(separator: " → "))", span)
  }

  static func fileNotRead(_ path: String, _ reason: String, _ span: SourceSpan?) -> Problem {
    Problem("file-not-read", "\(path) cannot be read: \(reason)", span)
  }
}

extension Problem {
  static func unknownExpectation(_ word: Word) -> Problem {
    let names = CommandCatalogue.entries.map(\.name).filter { $0.hasPrefix("expect-") }
      .map { String($0.dropFirst(7)) }
    let near = NearestName.nearest(to: word.text, among: names)
    return Problem(
      "unknown-command", "there is no expectation \(word.text)", word.span,
      notes: [near.map { "Did you mean \($0)?" } ?? "Write it without expect-."])
  }
}
