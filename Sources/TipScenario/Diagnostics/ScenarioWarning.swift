import TipSource

/// What may be doubtful about a run: the catalogue of its warnings.
enum ScenarioWarning {
  static func unknownRule(
    of tip: String, _ label: String, reason: String, _ location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "unknown-rule",
      message: "a rule of \(tip) cannot be evaluated: \(reason)", place: place(location),
      notes: [
        "Answer it for the app before launch: assume \(tip) rule:\(label) true.",
        "Or say that you know: expect-blocked \(tip) unknown:\(label).",
      ])
  }

  static func changingID(of tip: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, code: "changing-id",
      message: "\(tip) has another id in every launch, and so no history (S12.2)",
      place: place(location),
      notes: ["Give it an id that stays the same."])
  }

  static func missingTranslation(
    of tip: String, _ missing: LocalizedWords.Missing, _ location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, code: "missing-translation",
      message: "\(tip): \(SwiftValue.quote(missing.key)) has no words in \(missing.language)",
      place: place(location),
      notes: ["The table \(missing.table) shows those of another language, or the key."])
  }

  static let neverConfigures = Diagnostic(
    .warning, code: "never-configured",
    message: "the app's source never calls Tips.configure: no tip becomes available (S2.1)",
    place: nil,
    notes: ["Say what it is given with configure, say: configure display-frequency=immediate."])

  /// What the app's own code does that the harness could not follow, or that is a mistake.
  static func appCode(_ message: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(.warning, code: "app-code", message: message, place: place(location))
  }

  private static func place(_ location: SourceLocation) -> Diagnostic.Place {
    Diagnostic.Place(path: location.path, line: location.line, column: location.column)
  }
}
