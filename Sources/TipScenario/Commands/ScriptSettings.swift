import TipSource

/// What holds for the whole of a script, wherever it stands.
struct ScriptSettings: Sendable {
  var zone = ScenarioTimeZone.utc
  var configuration = SourceConfiguration()
  /// Whether a `group` line is anywhere in the script.
  var hasGroupLines = false
  /// Whether a `view` line is anywhere in the script: then there is no implicit screen.
  var hasViewLines = false
}
