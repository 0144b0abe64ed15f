public import TipSource

extension ScenarioFailure {
  /// The failure as people read it: place, message and excerpt, then what explains it.
  public func text(_ style: DiagnosticText) -> String {
    let headline = Diagnostic(.error, code: code, message: message, place: place)
    let lines = details.map { "  " + DiagnosticText.escaped($0) + "\n" }
    return style.render(headline) + lines.joined()
  }
}
