import TipSource

/// A scenario as the runner sees it: read, resolved and ready to run, or not.
struct LoadedScenario: Sendable {
  /// What one run of a scenario produced.
  struct Outcome: Sendable {
    var transcript: String
    var failures: [Diagnostic]
  }

  var title: String?
  var modes: [String] = ["normal"]
  var tags: [String] = []
  var skipReason: String?
  var knownIssueReason: String?
  var diagnostics: [Diagnostic] = []
  var isRunnable = true
  var run: @Sendable (_ mode: String) -> Outcome
}
