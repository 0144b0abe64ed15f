import TipSource

/// What holds for the whole of a script, wherever it stands.
struct ScriptSettings: Sendable {
  /// The script's path as shown; places in transcripts are told relative to its folder.
  var path = ""
  var zone = ScenarioTimeZone.utc
  var configuration = SourceConfiguration()
  /// Lines of which a script may have several only if they say the same, by command.
  var unique: [String: [String]] = [:]
  /// Whether a `group` line is anywhere in the script.
  var hasGroupLines = false
  /// Whether an `app` line is anywhere in the script: then the screen is the app's own.
  var hasApp = false
  /// Whether a `view` line is anywhere in the script: then there is no implicit screen.
  var hasViewLines = false
}
