import TipSource

/// What can be wrong with a name.
extension Problem {
  static func viewOnlyLeads(_ word: Word, to places: [String]) -> Problem {
    Problem(
      "nothing-to-show",
      "no tip comes on screen with \(word.text): it leads to views that show some", word.span,
      notes: ["Say which: \(places.prefix(5).map { "appear \($0)" }.joined(separator: " or "))."])
  }

  static func unknownName(
    _ name: String, _ kind: String, nearest: String?, _ span: SourceSpan
  ) -> Problem {
    Problem(
      "unknown-name", "there is no \(kind) \(name)", span,
      notes: [nearest.map { "Did you mean \($0)?" } ?? "See all names with: show all."])
  }

  static func noTips(_ name: String, _ kind: String, _ span: SourceSpan) -> Problem {
    Problem(
      "unknown-name", "there is no \(kind) \(name): no tips were read", span,
      notes: ["Name the Swift files with: tips PATH."])
  }

  static func wrongKind(
    _ name: String, _ kind: String, _ wanted: String, _ span: SourceSpan
  ) -> Problem {
    let article = "aeiou".contains(wanted.first ?? "x") ? "an" : "a"
    return Problem("unknown-name", "\(name) is \(kind), not \(article) \(wanted)", span)
  }

  static func ambiguousName(
    _ name: String, _ locations: [SourceLocation], _ span: SourceSpan
  ) -> Problem {
    Problem(
      "ambiguous-name", "\(name) is declared more than once", span,
      notes: zip(locations, NameScope.files(of: locations)).map { location, file in
        "\(location.path):\(location.line) is \(file):\(name)."
      })
  }

  static func sharedID(_ id: String, _ names: [String], _ span: SourceSpan) -> Problem {
    Problem(
      "ambiguous-name", "several tips have the id \(id)", span,
      notes: ["Say which one: \(names.prefix(10).joined(separator: ", "))."])
  }

  static func needsInstance(_ name: String, _ obstacle: String, _ span: SourceSpan) -> Problem {
    Problem(
      "needs-instance", "\(name) cannot be made as \(name)(): \(obstacle)", span,
      notes: ["Declare one: instance NAME = \(name)(…)."])
  }

  static func nameTaken(_ name: String, _ kind: String, _ span: SourceSpan) -> Problem {
    Problem("name-taken", "\(name) is \(kind) already", span, notes: ["Choose another name."])
  }

  static func notAName(_ text: String, _ span: SourceSpan) -> Problem {
    Problem("not-a-name", "\(text) is no name: a name has no blanks", span)
  }
}

extension Problem {
  static func unknownRule(
    _ input: String, _ tip: String, _ labels: [String], _ span: SourceSpan
  ) -> Problem {
    let near = NearestName.nearest(to: input, among: labels)
    let all = labels.map { "rule:\($0)" }.joined(separator: ", ")
    return Problem(
      "unknown-name", "\(tip) has no rule about \(input)", span,
      notes: [
        labels.isEmpty
          ? "It has no rules." : near.map { "Did you mean rule:\($0)?" } ?? "It has \(all)."
      ])
  }

  static func unknownTimeZone(_ word: Word) -> Problem {
    let near = NearestName.nearest(to: word.text, among: ScenarioTimeZone.identifiers)
    return Problem(
      "unknown-time-zone", "there is no time zone \(word.text.prefix(80))", word.span,
      notes: [near.map { "Did you mean \($0)?" } ?? "Write one like Europe/Berlin."])
  }

  static func unknownLocale(_ word: Word) -> Problem {
    let near =
      LanguageTag.named(word.text)
      ?? NearestName.nearest(
        to: word.text.replacing("_", with: "-"), among: LanguageTag.knownIdentifiers)
    return Problem(
      "unknown-locale", "there is no language \(word.text.prefix(80))", word.span,
      notes: [near.map { "Did you mean \($0)?" } ?? "Write one like de, pt-BR or zh-Hant-TW."])
  }

  static func unknownField(
    _ name: String, _ type: String, _ fields: [String], _ span: SourceSpan
  ) -> Problem {
    let near = NearestName.nearest(to: name, among: fields)
    return Problem(
      "unknown-name", "\(type) has no field \(name)", span,
      notes: [
        near.map { "Did you mean \($0)?" } ?? "Its fields are \(fields.joined(separator: ", "))."
      ])
  }
}

extension Problem {
  static func ruleIsEvaluable(_ word: Word, _ tip: String) -> Problem {
    Problem(
      "bad-argument", "\(word.text) of \(tip) can be evaluated: there is nothing to assume",
      word.span, notes: ["Bring about what it asks for: set its parameter, donate its event."])
  }

  static func instanceRefused(_ reason: String, _ notes: [String], _ span: SourceSpan) -> Problem {
    Problem("bad-instance", reason, span, notes: notes)
  }

  static func groupNeeded(_ groups: [String], _ head: Word) -> Problem {
    Problem(
      "missing-argument",
      "\(head.text) needs in GROUP: the script has \(groups.isEmpty ? "no group all" : "several groups")",
      head.span,
      notes: groups.isEmpty ? [] : ["They are \(groups.joined(separator: ", "))."])
  }
}
